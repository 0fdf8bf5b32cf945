import { useId } from 'react';

/** What every field has beside its control. */
export interface FieldFrame {
  label: string;
  /** Shown after the label of a field that may be left empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, in plain words. */
  error?: string | undefined;
}

interface FieldIds {
  input: string;
  hint: string | undefined;
  error: string | undefined;
}

/** The ids of a field's parts; `own` is the control's where a form needs to know it, for its error summary. */
export function useFieldIds(
  hint: string | undefined,
  error: string | undefined,
  own?: string,
): FieldIds {
  const made = useId();
  const id = own ?? made;
  return { input: id, hint: hint && `${id}-hint`, error: error && `${id}-error` };
}

/** The attributes that lead from a control to its hint and its error. */
export const described = ({ hint, error }: FieldIds, message: string | undefined) => ({
  'aria-describedby': [hint, error].filter(Boolean).join(' ') || undefined,
  'aria-invalid': message ? (true as const) : undefined,
});

/** The label of a field, always in view. */
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
