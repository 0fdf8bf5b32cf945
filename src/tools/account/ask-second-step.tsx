import { useId, useState } from 'react';
import { textFor, useMessages } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeForm } from './code-form.tsx';
import { givesCodes, nameOfFactor, type KnownFactor } from './known-factors.ts';
import { signOut } from './session.ts';
import { StepHeading } from './step-heading.tsx';
import { useFactors } from './use-factors.ts';

const useText = textFor('second-step');

/** Asks for the code of the account's second step. */
export function AskSecondStep({ onGiven = () => undefined }: { onGiven?: () => void }) {
  const { loading } = useMessages().shell;
  const texts = useText();
  const titleId = useId();
  const { factors, reload } = useFactors();

  return (
    <section className="section" aria-labelledby={titleId}>
      <StepHeading as="h2" id={titleId}>
        {texts.ask.title}
      </StepHeading>
      <p className="prose">{texts.ask.text}</p>
      {factors === undefined && <Spinner label={loading} />}
      {factors === 'unknown' && (
        <div role="alert">
          <p className="prose">{texts.unknown}</p>
          <div className="actions">
            <Button onClick={() => void reload()}>{texts.again}</Button>
          </div>
        </div>
      )}
      {typeof factors === 'object' && (
        <ChooseFactor factors={factors.filter(givesCodes)} onGiven={onGiven} />
      )}
      <p className="prose">{texts.ask.wrongPerson}</p>
      <div className="actions">
        <Button tone="quiet" onClick={() => void leave()}>
          {texts.ask.signOut}
        </Button>
      </div>
    </section>
  );
}

async function leave(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    console.error('Signing out failed', error);
  }
}

function ChooseFactor({ factors, onGiven }: { factors: KnownFactor[]; onGiven: () => void }) {
  const texts = useText();
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const factor = factors.find(({ id }) => id === chosen);
  return (
    <>
      {factors.length > 1 && (
        <ChoiceField
          legend={texts.ask.which}
          name="factor"
          options={factors.map((one) => ({ value: one.id, label: nameOfFactor(one, texts) }))}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {factor && (
        <CodeForm
          key={factor.id}
          factor={{ id: factor.id, kind: factor.factor_type }}
          submit={texts.ask.confirm}
          onGiven={onGiven}
        />
      )}
    </>
  );
}
