import { memo, useState, type SubmitEvent, type RefObject } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { SumWords } from '../../locales/sum-words.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import type { Calculator } from './calculators/calculator.ts';
import { askedInputs, readEntered, type Problem } from './calculators/read-entered.ts';
import { problemText } from './problem-text.ts';
import { SumField } from './sum-field.tsx';
import type { Sum } from './use-sum.ts';

const useText = textFor('financial-hub');

/** Memoized, because it takes the focus on each render: it renders only when its errors change. */
const Summary = memo(ErrorSummary);

interface SumFormProps {
  ref: RefObject<HTMLFormElement | null>;
  calculator: Calculator;
  words: SumWords;
  sum: Sum;
  day: IsoDate;
  /** The current errors; empty until the visitor requests the result. */
  problems: readonly Problem[];
  onAsk: () => void;
}

/** The questions of any calculator. */
export function SumForm({ ref, calculator, words, sum, day, problems, onAsk }: SumFormProps) {
  const i18n = useI18n();
  const { form: frame, problems: problemWords } = useText();
  const shared = useSharedDevice();
  /** The errors at the last press of the button. */
  const [found, setFound] = useState<FieldProblem[]>([]);
  const asked = askedInputs(calculator, sum.entered);
  const errorOf = (inputId: string, among: readonly Problem[]): string | undefined => {
    const input = asked.find(({ id }) => id === inputId);
    const problem = among.find((each) => each.inputId === inputId);
    return input && problem && problemText(problem, input, problemWords, i18n.locale);
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const read = readEntered(calculator, sum.entered);
    const wrong = 'problems' in read ? read.problems : [];
    setFound(
      wrong.map(({ inputId }) => ({
        fieldId: idOf(elements.namedItem(inputId)),
        label: fillFacts(words.inputs[inputId]?.label ?? '', { ...i18n, asOn: day }),
        message: errorOf(inputId, wrong) ?? '',
      })),
    );
    onAsk();
  }

  return (
    <form
      ref={ref}
      className="sum-form"
      noValidate
      autoComplete="off"
      aria-label={frame.label}
      onSubmit={submit}
    >
      {found.length > 0 && problems.length > 0 && (
        <Summary title={frame.problems} problems={found} />
      )}
      {sum.restored && <p className="field-hint mt-4">{frame.restored}</p>}
      {shared && <p className="field-hint mt-4">{frame.shared}</p>}
      {sum.refused && !shared && <p className="field-hint mt-4">{frame.notStored}</p>}
      {asked.map((input) => (
        <SumField
          key={input.id}
          input={input}
          words={words.inputs[input.id] ?? { label: '' }}
          text={sum.entered[input.id] ?? ''}
          error={errorOf(input.id, problems)}
          day={day}
          onChange={(text) => sum.change(input.id, text)}
        />
      ))}
      <div className="actions">
        <Button type="submit" data-needs-app>
          {frame.submit}
        </Button>
        <Button tone="secondary" onClick={() => sum.enter(calculator.example)}>
          {frame.example}
        </Button>
        <Button tone="quiet" onClick={() => sum.enter({})}>
          {frame.clear}
        </Button>
      </div>
    </form>
  );
}

const idOf = (control: Element | RadioNodeList | null): string =>
  control instanceof Element ? control.id : '';
