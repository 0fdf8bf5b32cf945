import { formatNumber } from '../i18n/format-number.ts';
import type { TextOf } from '../locales/language.ts';
import { textFor, useI18n } from '../locales/text.tsx';

const useText = textFor('field-problems');

/** A control that a browser has found invalid. */
type InvalidControl = Pick<
  HTMLInputElement,
  'type' | 'title' | 'minLength' | 'validity' | 'validationMessage'
>;

/** Returns a function that says what is wrong with a field in the language of the page, not of the browser. */
export function useFieldMessage(): (control: InvalidControl) => string {
  const texts = useText();
  const { locale } = useI18n();
  return (control) => fieldMessage(control, texts, (count) => formatNumber(count, locale));
}

/** Says what is wrong with a field. A form's own message and a field's title come first. */
export function fieldMessage(
  { type, title, minLength, validity, validationMessage }: InvalidControl,
  texts: TextOf<'field-problems'>,
  format: (count: number) => string,
): string {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) {
    if (type === 'checkbox') return texts.tick;
    return type.startsWith('select') || type === 'radio' ? texts.choose : texts.missing;
  }
  if (validity.patternMismatch && title) return title;
  if (validity.tooShort) return texts.tooShort(format(minLength));
  return type === 'email' ? texts.email : texts.wrong;
}
