import type { ComponentProps } from 'react';
import { described, FieldLabel, FieldNotes, useFieldIds, type FieldFrame } from './field-frame.tsx';

// Separate from `InputField`, which the footer loads on every page; these fields load with a form.

type TextAreaProps = FieldFrame & ComponentProps<'textarea'>;

/** A text field with several lines. */
export function TextAreaField({ label, optional, hint, error, ...input }: TextAreaProps) {
  const ids = useFieldIds(hint, error);
  return (
    <div className="field">
      <FieldLabel htmlFor={ids.input} label={label} optional={optional} />
      <FieldNotes ids={ids} hint={hint} error={error} />
      <textarea className="input" id={ids.input} {...described(ids, error)} {...input} />
    </div>
  );
}

type SelectProps = FieldFrame &
  ComponentProps<'select'> & {
    /** The text of the closed list while nothing is selected. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
  };

/**
 * A native select. Its first entry is the placeholder, which is not a valid choice.
 * Throws when an option has an empty value (LEAD-18): it would look the same as "nothing selected".
 */
export function SelectField(props: SelectProps) {
  const { label, optional, hint, error, placeholder, options, ...select } = props;
  const ids = useFieldIds(hint, error, select.id);
  for (const option of options) {
    if (option.value === '') throw new Error(`The list "${label}" has an option with no value`);
  }
  return (
    <div className="field">
      <FieldLabel htmlFor={ids.input} label={label} optional={optional} />
      <FieldNotes ids={ids} hint={hint} error={error} />
      <select className="input" id={ids.input} {...described(ids, error)} {...select}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type CheckProps = Omit<FieldFrame & ComponentProps<'input'>, 'type' | 'optional'>;

/** A checkbox with its label. */
export function CheckField({ label, hint, error, ...input }: CheckProps) {
  const ids = useFieldIds(hint, error);
  return (
    <div className="field">
      <FieldNotes ids={ids} hint={hint} error={error} />
      <label className="check">
        <input type="checkbox" id={ids.input} {...described(ids, error)} {...input} />
        <span>{label}</span>
      </label>
    </div>
  );
}
