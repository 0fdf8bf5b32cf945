import { QuestionFieldset, type QuestionFieldProps } from './question-fieldset.tsx';

type Period = 'year' | 'month';

interface AmountQuestionProps extends QuestionFieldProps {
  name: string;
  label: string;
  /** The text in the field, valid or not. */
  text: string;
  onText: (text: string) => void;
  /** Offered when a yearly amount may also be entered per month. */
  period?: {
    chosen: Period;
    words: Readonly<Record<Period | 'label', string>>;
    onChoose: (period: Period) => void;
  };
  /** The amount as understood, shown before it counts; empty if there is none or it needs no explanation. */
  reads: string;
}

/** A question for an amount. The visitor types it in any usual form and sees it repeated in words. */
export function AmountQuestion(props: AmountQuestionProps) {
  const { name, label, text, onText, period, reads, ...field } = props;
  return (
    <QuestionFieldset {...field}>
      <div className="field">
        <label htmlFor={field.id}>{label}</label>
        <input
          className="input"
          id={field.id}
          name={name}
          // "decimal" would open a number pad, and visitors must be able to type words such as lakh.
          inputMode={period ? 'text' : 'numeric'}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          value={text}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={[`${field.id}-hint`, field.problem && `${field.id}-problem`]
            .filter(Boolean)
            .join(' ')}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {period && (
        <fieldset className="choices" aria-label={period.words.label}>
          {(['year', 'month'] as const).map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="period"
                value={each}
                checked={period.chosen === each}
                onChange={() => period.onChoose(each)}
              />
              <span>{period.words[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="mt-2 min-h-[1.6em] font-bold" role="status">
        {reads}
      </p>
    </QuestionFieldset>
  );
}
