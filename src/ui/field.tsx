import type { ComponentProps } from 'react';
import { described, FieldLabel, FieldNotes, useFieldIds, type FieldFrame } from './field-frame.tsx';

type InputProps = FieldFrame & ComponentProps<'input'>;

/** A one-line text field with an always visible label. */
export function InputField({ label, optional, hint, error, ...input }: InputProps) {
  const ids = useFieldIds(hint, error, input.id);
  return (
    <div className="field">
      <FieldLabel htmlFor={ids.input} label={label} optional={optional} />
      <FieldNotes ids={ids} hint={hint} error={error} />
      <input className="input" id={ids.input} {...described(ids, error)} {...input} />
    </div>
  );
}
