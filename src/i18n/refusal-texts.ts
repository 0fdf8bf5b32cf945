import type { TextOf } from '../locales/language.ts';

/**
 * Returns the reason for a refusal in the visitor's language, from the code of the server's answer and the
 * refused fields. The server's own messages are in English, for developers.
 */
export function refusalTexts(
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
