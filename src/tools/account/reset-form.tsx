import { useEffect, useRef, useState } from 'react';
import { pageById, type PageId } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AccountForm } from './account-form.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';
import { PasswordField } from './password-field.tsx';
import { endRecovery, isRecovering } from './recovery-mark.ts';
import { followSession } from './session.ts';
import { Waiting } from './waiting.tsx';

const useText = textFor('account');

/** Takes a new password from somebody whom the link in a letter has signed in (AUTH-24). */
export function ResetForm() {
  const { locale } = useI18n();
  const words = useText();
  const loading = useAuth((state) => state.loading);
  const session = useAuth((state) => state.session);
  const [done, setDone] = useState<'everywhere' | 'here'>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  async function keep(values: FormData) {
    const client = await followSession();
    const { error } = await client.auth.updateUser({ password: String(values.get('password')) });
    if (error) throw error;
    endRecovery();
    // Whoever has signed in with the old password, or holds a device that was lost, is signed out (X8).
    const { error: notEnded } = await client.auth.signOut({ scope: 'others' });
    if (notEnded) console.error('Other devices are still signed in', notEnded);
    setDone(notEnded ? 'here' : 'everywhere');
  }

  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  if (done) {
    return (
      <div ref={outcome} role="status" tabIndex={-1}>
        <Callout title={words.reset.done.title}>
          <p>{done === 'everywhere' ? words.reset.done.text : words.reset.done.othersStay}</p>
          <ButtonLink href={pathOf('account/dashboard')}>{words.dashboard}</ButtonLink>
        </Callout>
      </div>
    );
  }
  if (loading) return <Waiting />;
  if (!session || !isRecovering()) {
    return (
      <Callout tone="warning" title={words.reset.noSession.title}>
        <p>{words.reset.noSession.text}</p>
        <ButtonLink tone="secondary" href={pathOf('account/forgot-password')}>
          {words.reset.noSession.again}
        </ButtonLink>
      </Callout>
    );
  }
  return (
    // With a second step the server takes no new password for the letter's link alone.
    <SecondStepGate>
      <AccountForm submit={words.reset.submit} running={words.reset.running} onSubmit={keep}>
        {(problemOf) => (
          <>
            {/* Tells the phone's password manager whose password it is. */}
            <input
              type="email"
              autoComplete="username"
              defaultValue={session.user.email}
              hidden
              readOnly
            />
            <PasswordField label={words.newPassword} isNew error={problemOf('password')} />
          </>
        )}
      </AccountForm>
    </SecondStepGate>
  );
}
