import { useState } from 'react';
import type { Answer, QuestionId } from '../../register/answers.ts';
import { isChoice, isTick, unknown } from '../../register/answers.ts';
import type { Leaf } from '../../register/condition.ts';
import type { Finding } from '../../register/find.ts';
import { whyNotAsked, type Completed } from '../../register/questions.ts';
import { factText, fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatRupees, todayInIndia } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { TextOf } from '../../locales/language.ts';

const useText = textFor('finder');

export type FinderTexts = TextOf<'finder'>;

/** Returns the finder's texts, and the day and language of figures. */
export function useFinderTexts(): { texts: FinderTexts; setting: FactSetting } {
  const texts = useText();
  const { locale, messages } = useI18n();
  const [asOn] = useState(todayInIndia);
  return { texts, setting: { locale, messages, asOn } };
}

interface OptionTexts {
  label: string;
  hint?: string;
}

/** Returns the texts of a question's options, by value. */
export const optionTexts = (id: QuestionId, texts: FinderTexts): Record<string, OptionTexts> =>
  texts.questions[id].options;

/** Returns an answer as text. */
export function answerText(
  id: QuestionId,
  answer: Answer | undefined,
  texts: FinderTexts,
  setting: FactSetting,
): string {
  const { result } = texts;
  if (answer === undefined) return result.notAnswered;
  if (answer === unknown) return result.unknown;
  const label = (option: string) =>
    fillFacts(optionTexts(id, texts)[option]?.label ?? option, setting);
  if (isTick(id)) {
    const ticked = (answer as readonly string[]).map(label);
    return ticked.length > 0 ? ticked.join('; ') : result.noneTicked;
  }
  if (isChoice(id)) return label(answer as string);
  const amount = answer as number;
  if (id === 'workers') return formatNumber(amount, setting.locale);
  const rupees = formatRupees(amount, setting.locale);
  return id === 'topWage' ? result.month(rupees) : rupees;
}

/** Returns the reasons for a finding in the visitor's own answers, one line per question. */
export function reasonLines(
  { because }: Finding,
  completed: Completed,
  texts: FinderTexts,
  setting: FactSetting,
): string[] {
  const { answers, asked } = completed;
  const line = (id: QuestionId, leaf?: Leaf) => {
    const said = `${texts.questions[id].short}: ${answerText(id, answers[id], texts, setting)}`;
    return leaf && 'fact' in leaf
      ? `${said} (${texts.result.line(factText(leaf.fact, setting))})`
      : said;
  };
  const lines = because.flatMap((leaf) =>
    asked.includes(leaf.question)
      ? [line(leaf.question, leaf)]
      : // Not asked, because an answer before it said enough.
        whyNotAsked(leaf.question, completed, setting.asOn).map((id) => line(id)),
  );
  return [...new Set(lines)];
}

/** Returns the name of a finding: that of its first rule, else that of its need. */
export function findingName({ need, rules: [first] }: Finding, texts: FinderTexts): string {
  return (first && texts.rules[first.id].name) ?? texts.needs[need].name;
}
