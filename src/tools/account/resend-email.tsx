import { useEffect, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { accountErrorText, tellsOfAddress } from './account-error.ts';
import { followSession } from './session.ts';

const useText = textFor('account');

/** The server sends no second e-mail within this time. */
const pauseMs = 60_000;

/** Sends the e-mail that confirms an account again; `sentNow`: one has been sent just before. */
export function ResendEmail({ email, sentNow }: { email: string; sentNow: boolean }) {
  const texts = useText();
  const [waits, setWaits] = useState(sentNow);
  const [state, setState] = useState<'still' | 'sending' | 'sent' | { failure: string }>('still');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setWaits(false), pauseMs);
    return () => clearTimeout(timer);
  }, [waits]);

  async function send() {
    setState('sending');
    try {
      const client = await followSession();
      const { error } = await client.auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: `${location.origin}/auth/callback` },
      });
      // The answer must not reveal whether the address has an account.
      if (error && !tellsOfAddress(error)) throw error;
      if (error) console.info('No e-mail was sent again', error.code);
      setState('sent');
      setWaits(true);
    } catch (error) {
      console.error('The e-mail was not sent again', error);
      setState({ failure: accountErrorText(error, texts) });
    }
  }

  const { again } = texts;
  return (
    <>
      <p className="prose" role="status">
        {state === 'sent' && again.sent}
        {state !== 'sent' && (waits ? again.wait : again.nothing)}
        {typeof state === 'object' && ` ${state.failure}`}
      </p>
      <div className="actions">
        <Button
          tone="secondary"
          disabled={waits || state === 'sending'}
          onClick={() => void send()}
        >
          {state === 'sending' ? texts.forgot.running : again.send}
        </Button>
      </div>
    </>
  );
}
