import { formatExactRupees, groupDigits } from '../../i18n/format.ts';
import type { Messages } from '../../locales/language.ts';
import type { Line } from './calculators/calculator.ts';

/** The value of a line as it is shown: "₹1,23,456.50", "18%", "25 days". */
export function lineText({ value, unit }: Pick<Line, 'value' | 'unit'>, words: Messages): string {
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
      return rounded.eq(1) ? words.units.one[unit] : words.units[unit](number);
  }
}
