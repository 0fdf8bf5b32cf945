import { useId } from 'react';
import { none } from './model/answers.ts';

interface QuestionOptionsProps {
  legend: string;
  hint: string;
  error: string | undefined;
  many: boolean;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  optionId: (value: string) => string;
  onChoose: (values: readonly string[]) => void;
}

/** Options to tick, or one to choose. "None of these" clears the others. */
export function QuestionOptions(props: QuestionOptionsProps) {
  const { legend, hint, error, many, options, chosen, optionId, onChoose } = props;
  const id = useId();

  function tick(value: string, on: boolean) {
    if (!many || value === none) return onChoose(on ? [value] : []);
    const others = chosen.filter((each) => each !== none && each !== value);
    return onChoose(on ? [...others, value] : others);
  }

  return (
    <fieldset className="field" aria-describedby={`${id}-hint ${error ? `${id}-error` : ''}`}>
      <legend className="sr-only">{legend}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {options.map(({ value, label }) => (
        <label key={value} className="check">
          <input
            type={many ? 'checkbox' : 'radio'}
            id={optionId(value)}
            name={id}
            checked={chosen.includes(value)}
            onChange={({ target }) => tick(value, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
