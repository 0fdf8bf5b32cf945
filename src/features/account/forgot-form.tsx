import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/i18n-context.tsx';
import { en } from '../../i18n/words/account/en.ts';
import { Callout } from '../../ui/callout.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { tellsOfAddress } from './account-error.ts';
import { followSession } from './session.ts';

/** Sends a link for a new password. The answer never tells whether an address has an account (AUTH-24). */
export function ForgotForm() {
  const words = useWords({ en });
  const [sent, setSent] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) outcome.current?.focus();
  }, [sent]);

  async function send(values: FormData) {
    const client = await followSession();
    const { error } = await client.auth.resetPasswordForEmail(
      String(values.get('email')).trim().toLowerCase(),
      { redirectTo: `${location.origin}/auth/callback?next=/reset-password` },
    );
    if (error && !tellsOfAddress(error)) throw error;
    if (error) console.info('No link was sent', error.code);
    setSent(true);
  }

  if (sent) {
    return (
      <div ref={outcome} role="status" tabIndex={-1}>
        <Callout title={words.forgot.done.title}>
          <p>{words.forgot.done.text}</p>
        </Callout>
      </div>
    );
  }
  return (
    <AccountForm submit={words.forgot.submit} running={words.forgot.running} onSubmit={send}>
      {(problemOf) => (
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
      )}
    </AccountForm>
  );
}
