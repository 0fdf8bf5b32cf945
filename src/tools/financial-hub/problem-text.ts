import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf, Words } from '../../locales/language.ts';
import type { Input } from './calculators/calculator.ts';
import type { Problem } from './calculators/read-entered.ts';

/** Returns the error message for an answer. */
export function problemText(
  problem: Problem,
  input: Input,
  words: Words<TextOf<'financial-hub'>['problems']>,
  locale: Locale,
): string {
  switch (problem.code) {
    case 'too-fine':
      return words['too-fine'](problem.limit);
    case 'too-small':
    case 'too-large': {
      const format = input.kind === 'money' ? formatRupees : formatNumber;
      return words[problem.code](format(problem.limit, locale));
    }
    default:
      return words[problem.code];
  }
}
