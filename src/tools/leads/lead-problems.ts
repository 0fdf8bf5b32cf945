import { longestAnswers } from '../../content/lead-limits.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import { isCallable } from '../../i18n/phone-number.ts';
import type { TextOf } from '../../locales/language.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import type { LeadField } from './lead-fields.ts';

/** An invalid answer of the lead form. */
export type LeadProblem = FieldProblem & { field: LeadField };

/** Returns the invalid answers by field, by the browser's rules and ours. `messageOf` says what is wrong. */
export function problemsOf(
  form: HTMLFormElement,
  lead: TextOf<'lead'>,
  locale: Locale,
  messageOf: (control: HTMLInputElement) => string,
): LeadProblem[] {
  for (const control of form.querySelectorAll<HTMLInputElement>('input[name][required]')) {
    // Spaces alone are no answer. Without them the browser's own rule applies.
    if (control.value.trim() === '') control.value = '';
    if (control.name === 'phone') {
      const missing = control.value === '';
      control.setCustomValidity(missing || isCallable(control.value) ? '' : lead.phoneTooShort);
    }
  }
  for (const notes of form.querySelectorAll('textarea')) {
    const over = notes.value.length - longestAnswers.notes;
    notes.setCustomValidity(over > 0 ? lead.notesTooLong(formatNumber(over, locale)) : '');
  }
  return [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')].map((control) => {
    const field = control.name as LeadField;
    const message = messageOf(control);
    return { field, fieldId: control.id, label: lead.fields[field], message };
  });
}

/** Returns the fields that the server refused, if its answer named them (LEAD-35). */
export function refusedIn(
  form: HTMLFormElement,
  { fields: refused = [] }: SendError,
  { fields: labels, notAccepted }: TextOf<'lead'>,
): LeadProblem[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]')]
    .filter(({ name }) => refused.includes(name))
    .map(({ id, name }) => {
      const field = name as LeadField;
      return { field, fieldId: id, label: labels[field], message: notAccepted };
    });
}
