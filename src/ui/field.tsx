import { useId, type ComponentProps } from 'react';

interface FieldFrame {
  label: string;
  /** Shown after the label of a field that may be left empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, in plain words. */
  error?: string | undefined;
}

type InputProps = FieldFrame & ComponentProps<'input'>;
type TextAreaProps = FieldFrame & ComponentProps<'textarea'>;
type SelectProps = FieldFrame &
  ComponentProps<'select'> & {
    /** What the closed list says before anything is chosen. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
  };

/** A one-line field with its label always in view. */
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

/** A field for several lines. */
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

/**
 * A choice from a list, as the phone's own picker. The first entry is the placeholder, which is no choice.
 * @throws when an option has an empty value (LEAD-18): it could not be told from "nothing chosen".
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

/** A box to tick, with its sentence beside it. */
export function CheckField({
  label,
  hint,
  error,
  ...input
}: Omit<InputProps, 'type' | 'optional'>) {
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

interface FieldIds {
  input: string;
  hint: string | undefined;
  error: string | undefined;
}

/** The ids of a field's parts; `own` is the control's where a form needs to know it, for its error summary. */
function useFieldIds(hint: string | undefined, error: string | undefined, own?: string): FieldIds {
  const made = useId();
  const id = own ?? made;
  return { input: id, hint: hint && `${id}-hint`, error: error && `${id}-error` };
}

const described = ({ hint, error }: FieldIds, message: string | undefined) => ({
  'aria-describedby': [hint, error].filter(Boolean).join(' ') || undefined,
  'aria-invalid': message ? (true as const) : undefined,
});

function FieldLabel({
  htmlFor,
  label,
  optional,
}: {
  htmlFor: string;
  label: string;
  optional: string | undefined;
}) {
  return (
    <label htmlFor={htmlFor}>
      {label} {optional && <span className="field-hint">({optional})</span>}
    </label>
  );
}

function FieldNotes({ ids, hint, error }: { ids: FieldIds } & Pick<FieldFrame, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={ids.error}>
          {error}
        </p>
      )}
    </>
  );
}
