import { formatUnit } from '../../i18n/format.ts';
import { formatExactRupees, groupDigits } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import type { Line } from './calculators/calculator.ts';

/** Formats the value of a line: "₹1,23,456.50", "18%", "25 days". */
export function lineText({ value, unit }: Pick<Line, 'value' | 'unit'>, locale: Locale): string {
  const rounded = value.round(2, 1);
  const number = groupDigits(rounded.toFixed());
  switch (unit) {
    case 'rupees':
      return formatExactRupees(rounded.toFixed());
    case 'percent':
      return `${number}%`;
    case 'count':
      return number;
    default:
      return formatUnit(number, rounded.toNumber(), unit, locale);
  }
}
