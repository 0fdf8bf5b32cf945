import { localeTags, type Locale } from '../locales/languages.ts';

/** `2026-03-31` → "31 March 2026", `2026-03` → "March 2026", `2026` → "2026". */
export function formatLongDate(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  return new Intl.DateTimeFormat(localeTags[locale], {
    ...(day && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
}
