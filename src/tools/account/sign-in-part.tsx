import { useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-store.ts';
import { EmailField } from './email-field.tsx';
import { AccountName, PasswordField } from './password-field.tsx';
import { saveNewPassword } from './new-password.ts';
import { followSession } from './session.ts';
import { StepHeading } from './step-heading.tsx';

const useText = textFor('account');

type Doing = 'email' | 'password' | 'email-sent' | undefined;

/** What the user signs in with: changes the e-mail address and the password while signed in. */
export function SignInPart() {
  const texts = useText().signInData;
  const email = useAuth(({ user }) => user?.email ?? null);
  const [doing, setDoing] = useState<Doing>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who signs in by telephone, or by another service, has neither.
  if (email === null) return null;

  function stop() {
    setDoing(undefined);
    // The focused button disappears with its form.
    heading.current?.focus();
  }

  return (
    <section className="section" aria-labelledby="sign-in-data">
      <h2 id="sign-in-data" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="prose">{texts.email(email)}</p>
      {doing === undefined && (
        <div className="actions">
          <Button tone="secondary" onClick={() => setDoing('email')}>
            {texts.changeEmail.title}
          </Button>
          <Button tone="secondary" onClick={() => setDoing('password')}>
            {texts.changePassword.title}
          </Button>
        </div>
      )}
      {doing === 'email' && <ChangeEmail onSent={() => setDoing('email-sent')} onStop={stop} />}
      {doing === 'email-sent' && (
        <>
          <StepHeading as="h3" id="change-email-sent">
            {texts.changeEmail.sent.title}
          </StepHeading>
          <Callout title={texts.changeEmail.sent.both}>
            <p>{texts.changeEmail.sent.until(email)}</p>
          </Callout>
        </>
      )}
      {doing === 'password' && <ChangePassword email={email} onDone={stop} />}
    </section>
  );
}

function ChangeEmail({ onSent, onStop }: { onSent: () => void; onStop: () => void }) {
  const texts = useText().signInData;

  async function send(values: FormData) {
    const client = await followSession();
    const { error } = await client.auth.updateUser(
      { email: String(values.get('email')).trim().toLowerCase() },
      { emailRedirectTo: `${location.origin}/auth/callback` },
    );
    if (error) throw error;
    onSent();
  }

  return (
    <>
      <StepHeading as="h3" id="change-email">
        {texts.changeEmail.title}
      </StepHeading>
      <AccountForm
        submit={texts.changeEmail.submit}
        running={texts.changeEmail.running}
        onSubmit={send}
      >
        {(problemOf) => (
          <EmailField
            label={texts.changeEmail.label}
            hint={texts.changeEmail.hint}
            error={problemOf('email')}
          />
        )}
      </AccountForm>
      <Stop onStop={onStop} />
    </>
  );
}

function ChangePassword({ email, onDone }: { email: string; onDone: () => void }) {
  const { locale } = useI18n();
  const texts = useText();
  const own = texts.signInData.changePassword;

  async function save(values: FormData) {
    const othersEnded = await saveNewPassword(
      String(values.get('password')),
      String(values.get('old_password')),
    );
    siteToasts.show({
      title: texts.reset.done.title,
      description: othersEnded ? texts.reset.done.text : texts.reset.done.othersStay,
      variant: othersEnded ? 'success' : 'warning',
    });
    onDone();
  }

  return (
    <>
      <StepHeading as="h3" id="change-password">
        {own.title}
      </StepHeading>
      <AccountForm submit={texts.reset.submit} running={texts.reset.running} onSubmit={save}>
        {(problemOf) => (
          <>
            <AccountName email={email} />
            <PasswordField
              label={own.old}
              name="old_password"
              isNew={false}
              error={problemOf('old_password')}
            />
            <PasswordField label={texts.newPassword} isNew error={problemOf('password')} />
          </>
        )}
      </AccountForm>
      <p className="prose">
        <a href={addLocalePrefix(pageById('account/forgot-password').path, locale)}>
          {texts.signIn.forgot}
        </a>
      </p>
      <Stop onStop={onDone} />
    </>
  );
}

function Stop({ onStop }: { onStop: () => void }) {
  const texts = useText().signInData;
  return (
    <div className="actions">
      <Button tone="quiet" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  );
}
