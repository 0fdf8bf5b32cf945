import { QuestionFieldset, type QuestionFieldProps } from './question-fieldset.tsx';

type Period = 'year' | 'month';

interface AmountQuestionProps extends QuestionFieldProps {
  name: string;
  label: string;
  /** What stands in the field, right or wrong. */
  text: string;
  onText: (text: string) => void;
  /** For a sum of a year that may be told for a month. */
  period?: {
    chosen: Period;
    words: Readonly<Record<Period | 'label', string>>;
    onChoose: (period: Period) => void;
  };
  /** What was understood, said before it counts; empty where that is nothing, or plain to see. */
  reads: string;
}

/** A number, typed as people say it, and read back in words. */
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
          // Not "decimal": words such as lakh must be typed too.
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
