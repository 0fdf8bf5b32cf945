import { useId, useState } from 'react';
import { normalisePhone } from '../../i18n/phone-number.ts';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import { askForCode, beginPhone } from './second-factors.ts';
import { followSession } from './session.ts';
import { StepHeading } from './step-heading.tsx';

const useText = textFor('second-step');

/** Adds a telephone number: number, then the code sent to it. */
export function AddPhone({ onAdded, onStop }: { onAdded: () => void; onStop: () => void }) {
  const texts = useText();
  const titleId = useId();
  const [begun, setBegun] = useState<{ id: string; challengeId: string }>();

  async function begin(values: FormData) {
    const client = await followSession();
    const phone = normalisePhone(String(values.get('factor-phone'))).replaceAll(/[^\d+]/g, '');
    const id = await beginPhone(client, phone);
    setBegun({ id, challengeId: await askForCode(client, { id, kind: 'phone' }) });
  }

  return (
    <section className="factor-step" aria-labelledby={titleId}>
      <StepHeading as="h3" id={titleId} key={begun?.id}>
        {texts.phone.title}
      </StepHeading>
      {begun ? (
        <CodeForm
          factor={{ id: begun.id, kind: 'phone' }}
          challengeId={begun.challengeId}
          submit={texts.phone.confirm}
          onGiven={onAdded}
        />
      ) : (
        <>
          <p className="prose">{texts.phone.text}</p>
          <AccountForm submit={texts.phone.begin} running={texts.sending} onSubmit={begin}>
            {(problemOf) => (
              <InputField
                label={texts.phone.number}
                hint={texts.phone.numberHint}
                name="factor-phone"
                type="tel"
                autoComplete="tel"
                pattern="\+[0-9 \-]{8,20}|0?[ \-]*([0-9०-९౦-౯][ \-]*){10}"
                title={texts.phone.numberHint}
                required
                error={problemOf('factor-phone')}
              />
            )}
          </AccountForm>
        </>
      )}
      <div className="actions">
        <Button tone="quiet" onClick={onStop}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
}
