import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/account/en.ts';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { AskSecondStep } from './second-step-gate.tsx';
import { wantsCode } from './assurance.ts';
import { PasswordField } from './password-field.tsx';
import { safeReturnPath } from './return-path.ts';
import { followSession } from './session.ts';
import { SocialSignIn } from './social-sign-in.tsx';

/** Signs in with an e-mail address or a telephone number, and goes back to where the visitor wanted to be (AUTH-03, AUTH-22). */
export function SignInForm() {
  const { locale } = useI18n();
  const words = useWords({ en });
  const router = useRouter();
  const [asksCode, setAsksCode] = useState(false);

  async function signIn(values: FormData) {
    const password = String(values.get('password'));
    const login = String(values.get('login')).trim();
    const client = await followSession();
    const { data, error } = await client.auth.signInWithPassword(
      login.includes('@')
        ? { email: login.toLowerCase(), password }
        : { phone: login.replace(/[^\d+]/g, ''), password },
    );
    if (error) throw error;
    if (wantsCode(data.session)) setAsksCode(true);
    else await goOn();
  }

  async function goOn() {
    const asked = new URLSearchParams(location.search).get('next');
    await router.navigate({ href: safeReturnPath(asked, location.origin), replace: true });
  }

  const pathOf = (id: string) => addLocalePrefix(pageById(id).path, locale);
  if (asksCode) return <AskSecondStep onGiven={() => void goOn()} />;
  return (
    <>
      <AccountForm submit={words.signIn.submit} running={words.signIn.running} onSubmit={signIn}>
        {(problemOf) => (
          <>
            <InputField
              label={words.emailOrPhone}
              name="login"
              autoComplete="username"
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
