import type { Big } from 'big.js';
import { groupDigits } from '../../../i18n/format-number.ts';

/**
 * Formats the calculation behind a line, with the visitor's numbers and no words: working`${tax} × ${18}%`
 * → "20,000 × 18%". Numbers use Indian grouping and at most four decimal places.
 */
export function working(
  marks: TemplateStringsArray,
  ...numbers: readonly (Big | number)[]
): string {
  return marks.reduce((text, mark, index) => {
    const number = numbers[index - 1];
    return text + (number === undefined ? '' : shown(number)) + mark;
  });
}

const shown = (number: Big | number): string =>
  groupDigits(typeof number === 'number' ? String(number) : number.round(4, 1).toFixed());
