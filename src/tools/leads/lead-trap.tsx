import { useId } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { LeadValues } from './lead-body.ts';

const useText = textFor('lead');

/** A name that autofill does not recognise: not a name, address, number or site. */
const trapName = 'second-remark';

/** True when the trap was filled in. */
export const isTrapFilled = (fields: FormData): boolean => Boolean(fields.get(trapName));

/** Returns a form's answers without the trap. */
export const answersIn = (fields: FormData): LeadValues =>
  Object.fromEntries([...fields].filter(([name]) => name !== trapName));

/**
 * A field for programs that fill in every field. People do not meet it: it is invisible, and keyboard and
 * screen readers skip it. Without styles its label explains it.
 */
export function LeadTrap() {
  const { trap } = useText();
  const id = useId();
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>{trap}</label>
      <input id={id} type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
