import { useId } from 'react';

interface TickFieldProps {
  legend: string;
  hint?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The ticked values in a draft. */
  values: string | readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

/** A question with several possible answers, or none. */
export function TickField({ legend, hint, options, values, onChange }: TickFieldProps) {
  const hintId = useId();
  const ticked = Array.isArray(values) ? (values as readonly string[]) : [];
  return (
    <fieldset className="field" aria-describedby={hint && hintId}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {options.map(({ value, label }) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...ticked, value] : ticked.filter((each) => each !== value),
              )
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
