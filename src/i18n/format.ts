import { localeTags, type Locale } from '../locales/languages.ts';

const timeZone = 'Asia/Kolkata';
const lakh = 100_000;
const crore = 10_000_000;

/** The words for large amounts. `Intl`'s compact form differs by engine, so they are ours. */
const amountWords: Record<Locale, { lakh: string; crore: string }> = {
  en: { lakh: 'lakh', crore: 'crore' },
  hi: { lakh: 'लाख', crore: 'करोड़' },
  te: { lakh: 'లక్షలు', crore: 'కోట్లు' },
};

/** 123456 → "1,23,456": Indian grouping, Latin digits in every language. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTags[locale], {
    numberingSystem: 'latn',
    maximumFractionDigits: 2,
  }).format(value);
}

/** Rupees → "₹2,000", "₹12 lakh", "₹1.5 crore": words from one lakh upwards where they lose nothing. */
export function formatRupees(amount: number, locale: Locale): string {
  const words = amountWords[locale];
  for (const [unit, word] of [
    [crore, words.crore],
    [lakh, words.lakh],
  ] as const) {
    // Two places behind the point: what has more would be rounded away.
    if (amount >= unit && Number.isInteger((amount * 100) / unit)) {
      return `₹${formatNumber(amount / unit, locale)} ${word}`;
    }
  }
  return `₹${formatNumber(amount, locale)}`;
}

/** The digits of an exact decimal, grouped in the Indian way: "1234567.5" → "12,34,567.5". No size is too large. */
export function groupDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  if (!whole) throw new Error(`"${decimal}" is no plain decimal`);
  return (sign && '−') + whole.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',') + fraction;
}

/** An exact amount in digits, with paise where it has any: "1234.5" → "₹1,234.50". */
export function formatExactRupees(decimal: string): string {
  const [whole = '', paise] = groupDigits(decimal).split('.');
  const amount = paise ? `${whole}.${paise.padEnd(2, '0')}` : whole;
  return amount.startsWith('−') ? `−₹${amount.slice(1)}` : `₹${amount}`;
}

/** 18 → "18%". */
export function formatPercent(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}%`;
}

/** "09:00", "19:00" → "9:00 AM-7:00 PM", as the specification writes opening hours (HOME-28). */
export function formatOpeningHours(opens: string, closes: string): string {
  const time = (text: string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  return `${time(opens)}-${time(closes)}`;
}

/** A calendar date (`YYYY-MM-DD`) or a moment → "5 Nov 2026", always as in India. */
export function formatDate(date: string | number | Date, locale: Locale): string {
  const moment = typeof date === 'string' && date.length === 10 ? `${date}T12:00:00+05:30` : date;
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone,
  }).format(new Date(moment));
}

/** A moment → "5 Nov 2026, 4:05 pm", as in India. */
export function formatDateTime(moment: string | number | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
    timeZone,
  }).format(new Date(moment));
}

/** A day of every year → "31 May". */
export function formatDayOfYear(month: number, day: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2024, month - 1, day)));
}

/** 1 → "Jan". */
export function formatMonth(month: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

/** The calendar date in India now, `YYYY-MM-DD`. */
export function todayInIndia(now: Date = new Date()): `${number}-${number}-${number}` {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(
    now,
  ) as `${number}-${number}-${number}`;
}
