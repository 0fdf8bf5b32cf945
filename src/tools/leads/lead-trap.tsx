import { useId } from 'react';
import { textFor } from '../../locales/text.tsx';
import type { LeadValues } from './lead-body.ts';

const useText = textFor('lead');

/** Like no field that autofill knows: no name, address, number or site is asked for. */
const trapName = 'second-remark';

/** True when the field was filled. */
export const isTrapFilled = (fields: FormData): boolean => Boolean(fields.get(trapName));

/** A form's answers; what stands in the trap is none. */
export const answersIn = (fields: FormData): LeadValues =>
  Object.fromEntries([...fields].filter(([name]) => name !== trapName));

/**
 * A field for programs that fill in whatever they find. No person meets it: it cannot be seen, the
 * keyboard passes it by and screen readers leave it out. Without styles its label says what to do.
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
