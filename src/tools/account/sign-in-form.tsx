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
import { returnPathHere } from './return-path.ts';
import { followSession } from './session.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const useText = textFor('account');

/** Signs in with an e-mail address or a telephone number, and goes back to where the visitor wanted to be (AUTH-03, AUTH-22). */
export function SignInForm() {
  const { locale } = useI18n();
  const words = useText();
  const router = useRouter();
  const [asksCode, setAsksCode] = useState(false);
  const [running, setRunning] = useState(false);

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
      <AccountForm submit={words.signIn.submit} running={words.signIn.running} onSubmit={signIn}>
        {(problemOf) => (
          <>
            <InputField
              label={words.emailOrPhone}
              name="login"
              autoComplete="username webauthn"
              pattern=".*@.*|[\+\(\)\.\- 0-9०-९౦-౯]{7,}"
              title={words.signIn.whole}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
              error={problemOf('login')}
            />
            <PasswordField label={words.password} isNew={false} error={problemOf('password')} />
          </>
        )}
      </AccountForm>
      <ul className="prose-list">
        <li>
          <a href={pathOf('account/forgot-password')}>{words.signIn.forgot}</a>
        </li>
        <li>
          <a href={pathOf('account/register')}>{words.signIn.register}</a>
        </li>
      </ul>
      <SocialSignIn />
    </>
  );
}

/** Who comes here signed in, or has signed in in another tab meanwhile, is told so. */
function AlreadySignedIn() {
  const words = useText().signIn;
  const user = useAuth((state) => state.user);
  if (!user) return null;
  return (
    <Callout title={words.already(user.email ?? user.phone ?? '')}>
      <p>{words.alreadyText}</p>
      <ButtonLink tone="secondary" href={returnPathHere()}>
        {words.goOn}
      </ButtonLink>
    </Callout>
  );
}
