import type { TextOf } from '../locales/language.ts';

/**
 * Why the office refused a request, in the visitor's language: its own words are English and for
 * programmers. Takes the code of its answer and the names of the fields it did not accept.
 */
export function refusalWords(
  { refusals, fields: labelled }: TextOf<'lead'>,
  { code, fields = [] }: { code: string; fields?: readonly string[] },
): string {
  const labels: Record<string, string> = labelled;
  if (code === 'invalid')
    return refusals.invalid(fields.map((name) => labels[name] ?? name).join(', '));
  return Object.hasOwn(refusals, code)
    ? refusals[code as Exclude<keyof typeof refusals, 'invalid'>]
    : refusals.other;
}
