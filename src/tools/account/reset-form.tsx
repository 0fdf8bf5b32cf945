import { useEffect, useRef, useState } from 'react';
import { pageById, type PageId } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AccountForm } from './account-form.tsx';
import { SecondStepGate } from './second-step-gate.tsx';
import { useAuth } from './auth-store.ts';
import { saveNewPassword } from './new-password.ts';
import { AccountName, PasswordField } from './password-field.tsx';
import { endRecovery, isRecovering } from './recovery-mark.ts';
import { Waiting } from './waiting.tsx';

const useText = textFor('account');

/** Sets a new password for a user whom the link of an e-mail has signed in (AUTH-24). */
export function ResetForm() {
  const { locale } = useI18n();
  const texts = useText();
  const loading = useAuth((state) => state.loading);
  const session = useAuth((state) => state.session);
  const [done, setDone] = useState<'everywhere' | 'here'>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  async function save(values: FormData) {
    const othersEnded = await saveNewPassword(String(values.get('password')));
    endRecovery();
    setDone(othersEnded ? 'everywhere' : 'here');
  }

  const pathOf = (id: PageId) => addLocalePrefix(pageById(id).path, locale);
  if (done) {
    return (
      <div ref={outcome} role="status" tabIndex={-1}>
        <Callout title={texts.reset.done.title}>
          <p>{done === 'everywhere' ? texts.reset.done.text : texts.reset.done.othersStay}</p>
          <ButtonLink href={pathOf('account/dashboard')}>{texts.dashboard}</ButtonLink>
        </Callout>
      </div>
    );
  }
  if (loading) return <Waiting />;
  if (!session || !isRecovering()) {
    return (
      <Callout tone="warning" title={texts.reset.noSession.title}>
        <p>{texts.reset.noSession.text}</p>
        <ButtonLink tone="secondary" href={pathOf('account/forgot-password')}>
          {texts.reset.noSession.again}
        </ButtonLink>
      </Callout>
    );
  }
  return (
    // With a second step the server requires its code for a new password.
    <SecondStepGate>
      <AccountForm submit={texts.reset.submit} running={texts.reset.running} onSubmit={save}>
        {(problemOf) => (
          <>
            <AccountName email={session.user.email} />
            <PasswordField label={texts.newPassword} isNew error={problemOf('password')} />
          </>
        )}
      </AccountForm>
    </SecondStepGate>
  );
}
