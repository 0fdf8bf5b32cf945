import type { Locale } from '../locales/languages.ts';
import { formatMonthOfYear } from './format.ts';

/** `2026-03-31` → "31 March 2026", `2026-03` → "March 2026", `2026` → "2026". */
export function formatLongDate(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  const text = formatMonthOfYear(date, locale);
  return day ? `${Number(day)} ${text}` : text;
}
