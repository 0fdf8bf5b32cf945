import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Callout } from '../../ui/callout.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { EmailCode } from './email-code.tsx';
import { EmailField } from './email-field.tsx';
import { NoBackend } from './no-backend.tsx';
import { PasswordField } from './password-field.tsx';
import { savePendingProfile } from './pending-profile.ts';
import { longestName, ProfileFieldsForm, profileFieldsOf } from './profile-fields.tsx';
import { updateProfile } from './profile.ts';
import { ResendEmail } from './resend-email.tsx';
import { returnPathHere } from './return-path.ts';
import { followSession } from './session.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const useText = textFor('account');

/**
 * Creates an account (AUTH-01, AUTH-02). If the address must be confirmed, the answer does not reveal whether
 * it has an account.
 */
export function RegisterForm() {
  const { locale } = useI18n();
  const texts = useText();
  const router = useRouter();
  const [mailed, setMailed] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mailed) outcome.current?.focus();
  }, [mailed]);

  async function register(values: FormData) {
    const email = String(values.get('email')).trim().toLowerCase();
    const client = await followSession();
    const { data, error } = await client.auth.signUp({
      email,
      password: String(values.get('password')),
      options: {
        data: {
          first_name: String(values.get('first_name')).trim(),
          last_name: String(values.get('last_name')).trim(),
        },
        emailRedirectTo: `${location.origin}/auth/callback`,
      },
    });
    // A recently used address gets the same answer as a new one.
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    const fields = profileFieldsOf(values);
    if (!data.session || !data.user) {
      await savePendingProfile(email, fields);
      setMailed(email);
      return;
    }
    const person = { id: data.user.id, email, phone: null };
    const { error: notUpdated } = await updateProfile(client, person, fields);
    if (notUpdated) await savePendingProfile(email, fields);
    await router.navigate({ href: returnPathHere(), replace: true });
  }

  if (mailed) {
    const { title, text } = texts.register.checkMail;
    return (
      <>
        <div ref={outcome} role="status" tabIndex={-1}>
          <Callout title={title}>
            <p>{text}</p>
          </Callout>
        </div>
        <EmailCode email={mailed} type="signup" next={returnPathHere()} />
        <ResendEmail email={mailed} sentNow />
      </>
    );
  }
  return (
    <>
      <NoBackend />
      <AccountForm
        submit={texts.register.submit}
        running={texts.register.running}
        onSubmit={register}
      >
        {(problemOf) => (
          <>
            <InputField
              label={texts.register.firstName}
              name="first_name"
              autoComplete="given-name"
              maxLength={longestName}
              required
              error={problemOf('first_name')}
            />
            <InputField
              label={texts.register.lastName}
              name="last_name"
              autoComplete="family-name"
              maxLength={longestName}
              required
              error={problemOf('last_name')}
            />
            <EmailField error={problemOf('email')} />
            <PasswordField label={texts.password} isNew error={problemOf('password')} />
            <details className="fold">
              <summary>{texts.register.more}</summary>
              <ProfileFieldsForm values={{}} problemOf={problemOf} />
            </details>
          </>
        )}
      </AccountForm>
      <p className="prose">
        <a href={addLocalePrefix(pageById('account/login').path, locale)}>
          {texts.register.signIn}
        </a>
      </p>
      <SocialSignIn />
    </>
  );
}
