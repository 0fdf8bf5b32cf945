import {
  formatDate,
  formatDayOfYear,
  formatNumber,
  formatPercent,
  formatRupees,
} from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { FactValue } from './types.ts';
import { words } from './words.ts';

/** A value with its unit, in a language. Throws for words that `facts/words.ts` does not have. */
export function factValueText(
  value: FactValue,
  { locale, messages }: { locale: Locale; messages: Messages },
): string {
  switch (value.unit) {
    case 'rupees':
      return amounts(value, (amount) => formatRupees(amount, locale), messages.units.range);
    case 'percent':
      return amounts(value, (amount) => formatPercent(amount, locale), messages.units.range);
    case 'count':
      return amounts(value, (amount) => formatNumber(amount, locale), messages.units.range);
    case 'date':
      return formatDate(value.date, locale);
    case 'day-of-year':
      return formatDayOfYear(value.month, value.day, locale);
    case 'words':
      return wordsOf(value.key);
    default: {
      const { unit } = value;
      if ('amount' in value && value.amount === 1) return messages.units.one[unit];
      return messages.units[unit](
        amounts(value, (amount) => formatNumber(amount, locale), messages.units.range),
      );
    }
  }
}

function amounts(
  value: { amount: number } | { from: number; to: number },
  format: (amount: number) => string,
  range: (from: string, to: string) => string,
): string {
  return 'amount' in value ? format(value.amount) : range(format(value.from), format(value.to));
}

function wordsOf(key: string): string {
  const text: string | undefined = (words as Record<string, string>)[key];
  if (text === undefined) throw new Error(`No words for "${key}" in content/facts/words.ts`);
  return text;
}
