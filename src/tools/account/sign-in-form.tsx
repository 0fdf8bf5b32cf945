import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageById, type PageId } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { normalisePhone } from '../../i18n/phone-number.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { AskSecondStep } from './second-step-gate.tsx';
import { wantsCode } from './assurance.ts';
import { useAuth } from './auth-store.ts';
import { NoBackend } from './no-backend.tsx';
import { PasswordField } from './password-field.tsx';
import { ResendEmail } from './resend-email.tsx';
import { returnPathHere } from './return-path.ts';
import { followSession } from './session.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const useText = textFor('account');

/**
 * Signs in with an e-mail address or a telephone number, and continues to the requested page (AUTH-03,
 * AUTH-22).
 */
export function SignInForm() {
  const { locale } = useI18n();
  const texts = useText();
  const router = useRouter();
  const [asksCode, setAsksCode] = useState(false);
  const [running, setRunning] = useState(false);
  /** The address of an account that waits for its e-mail, if the password was right. */
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function signIn(values: FormData) {
    setRunning(true);
    try {
      await give(values);
    } finally {
      setRunning(false);
    }
  }

  async function give(values: FormData) {
    const password = String(values.get('password'));
    const login = String(values.get('login')).trim();
    const client = await followSession();
    const { data, error } = await client.auth.signInWithPassword(
      login.includes('@')
        ? { email: login.toLowerCase(), password }
        : { phone: normalisePhone(login).replace(/[^\d+]/g, ''), password },
    );
    setUnconfirmed(error?.code === 'email_not_confirmed' ? login.toLowerCase() : undefined);
    if (error) throw error;
    if (wantsCode(data.session)) setAsksCode(true);
    else await goOn();
  }

  async function goOn() {
    await router.navigate({ href: returnPathHere(), replace: true });
  }

  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  if (asksCode) return <AskSecondStep onGiven={() => void goOn()} />;
  return (
    <>
      {!running && <AlreadySignedIn />}
      <NoBackend />
      <AccountForm submit={texts.signIn.submit} running={texts.signIn.running} onSubmit={signIn}>
        {(problemOf) => (
          <>
            <InputField
              label={texts.emailOrPhone}
              name="login"
              autoComplete="username webauthn"
              pattern=".*@.*|[\+\(\)\.\- 0-9०-९౦-౯]{7,}"
              title={texts.signIn.whole}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
              error={problemOf('login')}
            />
            <PasswordField label={texts.password} isNew={false} error={problemOf('password')} />
          </>
        )}
      </AccountForm>
      {unconfirmed && <ResendEmail key={unconfirmed} email={unconfirmed} sentNow={false} />}
      <ul className="prose-list">
        <li>
          <a href={pathOf('account/forgot-password')}>{texts.signIn.forgot}</a>
        </li>
        <li>
          <a href={pathOf('account/register')}>{texts.signIn.register}</a>
        </li>
      </ul>
      <SocialSignIn />
    </>
  );
}

/** Shown to visitors who are signed in already, perhaps in another tab. */
function AlreadySignedIn() {
  const texts = useText().signIn;
  const user = useAuth((state) => state.user);
  if (!user) return null;
  return (
    <Callout title={texts.already(user.email ?? user.phone ?? '')}>
      <p>{texts.alreadyText}</p>
      <ButtonLink tone="secondary" href={returnPathHere()}>
        {texts.goOn}
      </ButtonLink>
    </Callout>
  );
}
