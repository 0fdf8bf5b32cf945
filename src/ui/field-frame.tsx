import { useId } from 'react';

/** The props that all fields share, without their control. */
export interface FieldFrame {
  label: string;
  /** Shown after the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error message in plain language. */
  error?: string | undefined;
}

interface FieldIds {
  input: string;
  hint: string | undefined;
  error: string | undefined;
}

/** Returns the ids of a field's parts. `own` sets the control's id if the form's error summary needs to know it. */
export function useFieldIds(
  hint: string | undefined,
  error: string | undefined,
  own?: string,
): FieldIds {
  const made = useId();
  const id = own ?? made;
  return { input: id, hint: hint && `${id}-hint`, error: error && `${id}-error` };
}

/** Returns the ARIA attributes that link a control to its hint and its error. */
export const described = ({ hint, error }: FieldIds, message: string | undefined) => ({
  'aria-describedby': [hint, error].filter(Boolean).join(' ') || undefined,
  'aria-invalid': message ? (true as const) : undefined,
});

/** The label of a field, always visible. */
export function FieldLabel({
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

/** The hint and the error of a field. */
export function FieldNotes({
  ids,
  hint,
  error,
}: { ids: FieldIds } & Pick<FieldFrame, 'hint' | 'error'>) {
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
