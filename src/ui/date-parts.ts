import { withLatinDigits } from '../i18n/parse-amount.ts';

/** A date as the three controls of `DateField` hold it. */
export interface DateParts {
  day: string;
  /** "1" to "12". */
  month: string;
  year: string;
}

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** Reads the controls' values from a date (`YYYY-MM-DD`), whole or half entered. */
export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day: withoutZeros(day), month: withoutZeros(month), year };
}

/** True when all three controls are filled, perhaps with a day that does not exist. */
export function isWholeDate(text = ''): boolean {
  const { day, month, year } = partsOfDate(text);
  return day !== '' && month !== '' && year.length === 4;
}

/**
 * Returns the date of the controls, `YYYY-MM-DD`, also for a day that does not exist. A half entered date keeps what is
 * there ("2027--5"), so that a form can save it and name the error; three empty controls are empty.
 */
export function dateOfParts(parts: DateParts): string {
  const [day, month, year] = [parts.day, parts.month, parts.year].map((text) =>
    withLatinDigits(text).replaceAll(/\D/g, ''),
  ) as [string, string, string];
  if (!day && !month && !year) return '';
  const two = (text: string) => text && text.padStart(2, '0');
  return [year, two(month), two(day)].join('-');
}
