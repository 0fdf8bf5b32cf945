import { useEffect, useRef, useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Callout } from '../../ui/callout.tsx';
import { AccountForm } from './account-form.tsx';
import { tellsOfAddress } from './account-error.ts';
import { EmailCode } from './email-code.tsx';
import { EmailField } from './email-field.tsx';
import { followSession } from './session.ts';

const useText = textFor('account');

/** Sends a link for a new password. The answer never reveals whether an address has an account (AUTH-24). */
export function ForgotForm() {
  const { locale } = useI18n();
  const texts = useText();
  const [sent, setSent] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) outcome.current?.focus();
  }, [sent]);

  async function send(values: FormData) {
    const client = await followSession();
    const email = String(values.get('email')).trim().toLowerCase();
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${location.origin}/auth/callback?next=/reset-password`,
    });
    if (error && !tellsOfAddress(error)) throw error;
    if (error) console.info('No link was sent', error.code);
    setSent(email);
  }

  if (sent) {
    return (
      <>
        <div ref={outcome} role="status" tabIndex={-1}>
          <Callout title={texts.forgot.done.title}>
            <p>{texts.forgot.done.text}</p>
          </Callout>
        </div>
        <EmailCode
          email={sent}
          type="recovery"
          next={addLocalePrefix(pageById('account/reset-password').path, locale)}
        />
      </>
    );
  }
  return (
    <AccountForm submit={texts.forgot.submit} running={texts.forgot.running} onSubmit={send}>
      {(problemOf) => <EmailField error={problemOf('email')} />}
    </AccountForm>
  );
}
