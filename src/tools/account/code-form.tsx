import { useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { FactorKind } from '../../platform/backend/address.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { accountErrorText } from './account-error.ts';
import { AccountForm } from './account-form.tsx';
import { askForCode, giveCode } from './second-factors.ts';
import { followSession } from './session.ts';

const useAccountText = textFor('account');
const useText = textFor('second-step');

interface CodeFormProps {
  factor: { id: string; kind: FactorKind };
  submit: string;
  /** Called when the session has its second step. */
  onGiven: () => void;
  /** Id of the challenge for which a code was already sent. */
  challengeId?: string;
}

/** Accepts the code of a second step. Sends a code by telephone on request. */
export function CodeForm({ factor, submit, onGiven, challengeId: given }: CodeFormProps) {
  const texts = useText();
  const [sentBy, setSentBy] = useState(given);

  async function give(values: FormData) {
    const client = await followSession();
    const challenge = sentBy ?? (await askForCode(client, factor));
    await giveCode(client, factor.id, challenge, String(values.get('code')).replaceAll(/\s/g, ''));
    onGiven();
  }

  const isSent = factor.kind === 'phone';
  return (
    <>
      {isSent && <SendCode factor={factor} isFirst={!sentBy} onSent={setSentBy} />}
      {(!isSent || sentBy) && (
        <AccountForm submit={submit} running={texts.checking} onSubmit={give}>
          {(problemOf) => (
            <InputField
              label={texts.code}
              hint={isSent ? texts.sentCodeHint : texts.codeHint}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\s*(\d\s*){6}"
              title={texts.codeTitle}
              maxLength={12}
              required
              error={problemOf('code')}
            />
          )}
        </AccountForm>
      )}
    </>
  );
}

function SendCode({
  factor,
  isFirst,
  onSent,
}: {
  factor: CodeFormProps['factor'];
  isFirst: boolean;
  onSent: (challengeId: string) => void;
}) {
  const texts = useText();
  const errors = useAccountText();
  const [state, setState] = useState<'still' | 'sending' | { failure: string }>('still');

  async function send() {
    setState('sending');
    try {
      onSent(await askForCode(await followSession(), factor));
      setState('still');
    } catch (error) {
      console.error('No code was sent', error);
      setState({ failure: accountErrorText(error, errors) });
    }
  }

  const isSending = state === 'sending';
  const label = isFirst ? texts.send : texts.sendAgain;
  return (
    <>
      <p className="prose" role="status">
        {!isFirst && state === 'still' && texts.sent}
        {typeof state === 'object' && state.failure}
      </p>
      <div className="actions">
        <Button tone="secondary" disabled={isSending} onClick={() => void send()}>
          {isSending ? texts.sending : label}
        </Button>
      </div>
    </>
  );
}
