import { bands } from './model/choices.ts';
import { formatRupees } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { choices, type Question } from './answers.ts';
import type { SchemeWords } from './scheme-words.ts';

/** What a question offers, with the words of each option. */
export function optionLabels(
  question: Question,
  words: SchemeWords,
  locale: Locale,
): { value: string; label: string }[] {
  const labels = labelsOf(question, words, locale);
  return choices[question].options.map((value) => ({ value, label: labels[value] ?? value }));
}

function labelsOf(
  question: Question,
  words: SchemeWords,
  locale: Locale,
): Readonly<Record<string, string>> {
  switch (question) {
    case 'place':
      return words.places;
    case 'who':
      return words.who;
    case 'work':
      return words.work;
    case 'stage':
      return words.stage;
    case 'papers':
      return words.registrations;
    case 'helps':
      return words.helps;
    case 'money':
      return bandLabels(words, locale);
    case 'about':
      return words.groups;
  }
}

/** "Up to ₹50,000", "₹50,000 to ₹2 lakh", "More than ₹2 crore". */
function bandLabels({ questions }: SchemeWords, locale: Locale): Record<string, string> {
  const rupees = (amount: number) => formatRupees(amount, locale);
  return Object.fromEntries(
    bands.map(({ id, over, upTo }) => {
      if (upTo === undefined) return [id, questions.above(rupees(over))];
      return [
        id,
        over === 0 ? questions.upTo(rupees(upTo)) : questions.between(rupees(over), rupees(upTo)),
      ];
    }),
  );
}
