import { formatNumber } from './format-number.ts';
import type { Locale } from '../locales/languages.ts';
import { numberWords } from '../locales/find-number-words.ts';
import type { CountedNoun, CountedUnit } from '../locales/number-words.ts';

/**
 * Numbers and dates in our own texts. `Intl` differs between the build and the devices, shortens Indian month
 * names in unusual ways, and groups some languages' Latin digits by thousands (decision 5).
 */

/** India is five and a half hours ahead of UTC, all year. */
const indiaOffsetMs = 5.5 * 3_600_000;
const lakh = 100_000;
const crore = 10_000_000;

/** The grammatical form of a figure: `before` stands in front of a postposition (`{fact.id|before}`). */
export type FigureForm = 'plain' | 'before';

/** Returns the form of a noun after this number, in this part of a sentence. */
function nounFor(amount: number, noun: CountedNoun, form: FigureForm): string {
  const { one, many } = form === 'before' ? (noun.before ?? noun) : noun;
  return amount === 1 ? one : many;
}

/**
 * Formats rupees as "₹2,000", "₹12 lakh", "₹1.5 crore". Lakh and crore are used only where they lose no
 * digit.
 */
export function formatRupees(amount: number, locale: Locale, form: FigureForm = 'plain'): string {
  const words = numberWords(locale);
  for (const [unit, noun] of [
    [crore, words.crore],
    [lakh, words.lakh],
  ] as const) {
    // A value with more than two decimal places would lose digits.
    if (amount >= unit && Number.isInteger((amount * 100) / unit)) {
      const count = amount / unit;
      return `₹${formatNumber(count, locale)} ${nounFor(count, noun, form)}`;
    }
  }
  return `₹${formatNumber(amount, locale)}`;
}

/** Formats a number or a range with its unit: ("3 to 6", 6, "days") → "3 to 6 days". */
export const formatUnit = (
  text: string,
  amount: number,
  unit: CountedUnit,
  locale: Locale,
  form: FigureForm = 'plain',
): string => `${text} ${nounFor(amount, numberWords(locale).units[unit], form)}`;

/** "16:05" → "4:05 pm". */
function timeText(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return numberWords(locale).time(clock, hour);
}

/** Formats "09:00", "19:00" as "9:00 AM-7:00 PM", in capitals as the specification requires (HOME-28). */
export const formatOpeningHours = (opens: string, closes: string, locale: Locale): string =>
  `${timeText(opens, locale)}-${timeText(closes, locale)}`.toUpperCase();

/** Converts a moment to `YYYY-MM-DDTHH:mm…` in Indian time. Throws RangeError when it is invalid. */
const isoInIndia = (moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + indiaOffsetMs).toISOString();

/**
 * Formats a date (`YYYY-MM-DD`) or a moment as "5 Nov 2026", in Indian time. Throws RangeError for other
 * values.
 */
export function formatDate(date: string | number | Date, locale: Locale): string {
  const moment = typeof date === 'string' && date.length === 10 ? `${date}T12:00:00+05:30` : date;
  const [year, month, day] = isoInIndia(moment).slice(0, 10).split('-').map(Number);
  const { months } = numberWords(locale);
  return `${day} ${monthIn(months[months.inDates], month ?? 0)} ${year}`;
}

/** Formats a moment as "5 Nov 2026, 4:05 pm", in Indian time. Throws RangeError when it is invalid. */
export const formatDateTime = (moment: string | number | Date, locale: Locale): string =>
  `${formatDate(moment, locale)}, ${timeText(isoInIndia(moment).slice(11, 16), locale)}`;

/** Formats a yearly date: "31 May". */
export const formatDayOfYear = (month: number, day: number, locale: Locale): string =>
  `${day} ${monthIn(numberWords(locale).months.long, month)}`;

/** 1 → "Jan". */
export const formatMonth = (month: number, locale: Locale): string =>
  monthIn(numberWords(locale).months.short, month);

/** A calendar date → "December 2026". */
export function formatMonthOfYear(day: string, locale: Locale): string {
  const [year, month = 0] = day.split('-').map(Number);
  return `${monthIn(numberWords(locale).months.long, month)} ${year}`;
}

/** A calendar date → "Sunday". */
export function formatWeekday(day: string, locale: Locale): string {
  const name = numberWords(locale).weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (name === undefined) throw new RangeError(`"${day}" is no date`);
  return name;
}

function monthIn(names: readonly string[], month: number): string {
  const name = names[month - 1];
  if (name === undefined) throw new RangeError(`There is no month ${month}`);
  return name;
}

/** Returns today's date in India, `YYYY-MM-DD`. */
export const todayInIndia = (now: Date = new Date()): `${number}-${number}-${number}` =>
  isoInIndia(now).slice(0, 10) as `${number}-${number}-${number}`;
