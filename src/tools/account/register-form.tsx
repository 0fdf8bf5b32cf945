import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Callout } from '../../ui/callout.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { LetterCode } from './letter-code.tsx';
import { NoBackend } from './no-backend.tsx';
import { PasswordField } from './password-field.tsx';
import { keepPendingProfile } from './pending-profile.ts';
import { ProfileFieldsForm, profileFieldsOf } from './profile-fields.tsx';
import { updateProfile } from './profile.ts';
import { returnPathHere } from './return-path.ts';
import { followSession } from './session.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const useText = textFor('account');

/**
 * Makes an account (AUTH-01, AUTH-02). Where the address must be confirmed first, the answer is the same
 * whether or not it has an account already.
 */
export function RegisterForm() {
  const { locale } = useI18n();
  const words = useText();
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
    // An address that was written to a moment ago is no other than one that is new.
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    const fields = profileFieldsOf(values);
    if (!data.session || !data.user) {
      await keepPendingProfile(email, fields);
      setMailed(email);
      return;
    }
    const person = { id: data.user.id, email, phone: null };
    const { error: notUpdated } = await updateProfile(client, person, fields);
    if (notUpdated) await keepPendingProfile(email, fields);
    await router.navigate({ href: returnPathHere(), replace: true });
  }

  if (mailed) {
    const { title, text } = words.register.checkMail;
    return (
      <>
        <div ref={outcome} role="status" tabIndex={-1}>
          <Callout title={title}>
            <p>{text}</p>
          </Callout>
        </div>
        <LetterCode email={mailed} type="signup" next={returnPathHere()} />
      </>
    );
  }
  return (
    <>
      <NoBackend />
      <AccountForm
        submit={words.register.submit}
        running={words.register.running}
        onSubmit={register}
      >
        {(problemOf) => (
          <>
            <InputField
              label={words.register.firstName}
              name="first_name"
              autoComplete="given-name"
              maxLength={100}
              required
              error={problemOf('first_name')}
            />
            <InputField
              label={words.register.lastName}
              name="last_name"
              autoComplete="family-name"
              maxLength={100}
              required
              error={problemOf('last_name')}
            />
            <InputField
              label={words.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              required
              error={problemOf('email')}
            />
            <PasswordField label={words.password} isNew error={problemOf('password')} />
            <details className="fold">
              <summary>{words.register.more}</summary>
              <ProfileFieldsForm values={{}} />
            </details>
          </>
        )}
      </AccountForm>
      <p className="prose">
        <a href={addLocalePrefix(pageById('account/login').path, locale)}>
          {words.register.signIn}
        </a>
      </p>
      <SocialSignIn />
    </>
  );
}
