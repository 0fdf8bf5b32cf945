import { useId } from 'react';

interface ChoiceFieldProps {
  legend: string;
  hint?: string | undefined;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A radio group with all options visible. */
export function ChoiceField({ legend, hint, name, options, value, onChoose }: ChoiceFieldProps) {
  const hintId = useId();
  return (
    <fieldset className="field" aria-describedby={hint && hintId}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
