import { bands } from './model/choices.ts';
import { formatRupees, type FigureForm } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { choices, type Question } from './model/answers.ts';
import type { SchemeTexts } from './scheme-texts.ts';

/** Returns the options of a question with their labels. */
export function optionLabels(
  question: Question,
  texts: SchemeTexts,
  locale: Locale,
): { value: string; label: string }[] {
  const labels = labelsOf(question, texts, locale);
  return choices[question].options.map((value) => ({ value, label: labels[value] ?? value }));
}

function labelsOf(
  question: Question,
  texts: SchemeTexts,
  locale: Locale,
): Readonly<Record<string, string>> {
  switch (question) {
    case 'place':
      return texts.places;
    case 'who':
      return texts.who;
    case 'work':
      return texts.work;
    case 'stage':
      return texts.stage;
    case 'papers':
      return texts.registrations;
    case 'helps':
      return texts.helps;
    case 'money':
      return bandLabels(texts, locale);
    case 'about':
      return texts.groups;
  }
}

/** Labels of the sums: "Up to ₹50,000", "₹50,000 to ₹2 lakh", "More than ₹2 crore". */
function bandLabels({ questions }: SchemeTexts, locale: Locale): Record<string, string> {
  const rupees = (amount: number, form?: FigureForm) => formatRupees(amount, locale, form);
  return Object.fromEntries(
    bands.map(({ id, over, upTo }) => {
      if (upTo === undefined) return [id, questions.above(rupees(over, 'before'))];
      return [
        id,
        over === 0
          ? questions.upTo(rupees(upTo, 'before'))
          : questions.between(rupees(over, 'before'), rupees(upTo)),
      ];
    }),
  );
}
