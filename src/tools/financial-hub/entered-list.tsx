import { fillFacts } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatExactRupees, groupDigits } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { SumWords } from '../../locales/sum-words.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import type { Calculator, Entered, Input } from './calculators/calculator.ts';
import { askedInputs, dateIn, numberIn, withDefaults } from './calculators/read-entered.ts';

const useText = textFor('financial-hub');

/** The answers, question by question, for print and for the example. Leaves out empty answers and unticked boxes. */
export function useEnteredList(
  calculator: Calculator,
  entered: Entered,
  words: SumWords,
  day: IsoDate,
): readonly { id: string; label: string; text: string }[] {
  const i18n = useI18n();
  const { result } = useText();
  const complete = withDefaults(calculator.inputs, entered);
  const fill = (text: string) => fillFacts(text, { ...i18n, asOn: day });

  function answer(input: Input): string {
    const text = complete[input.id] ?? '';
    switch (input.kind) {
      case 'tick':
        return text === 'yes' ? result.ticked : '';
      case 'choice':
        return fill(words.inputs[input.id]?.options?.[text] ?? '');
      case 'date':
        return dateIn(text) ? formatDate(text, i18n.locale) : '';
      default: {
        const number = numberIn(text)?.toFixed();
        if (number === undefined) return '';
        return input.kind === 'money' ? formatExactRupees(number) : groupDigits(number);
      }
    }
  }

  return askedInputs(calculator, complete)
    .map((input) => ({
      id: input.id,
      label: fill(words.inputs[input.id]?.label ?? ''),
      text: answer(input),
    }))
    .filter(({ text }) => text !== '');
}
