import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatRupees } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import type { TextOf } from '../../locales/language.ts';
import { isAmount, type Answer, type Answers, type QuestionId } from '../../register/answers.ts';
import { leavesOf } from '../../register/condition.ts';
import type { Finding } from '../../register/find.ts';
import { whyNotAsked, type Completed } from '../../register/questions.ts';
import { rulesOf } from '../../register/register.ts';

/** Who gave an answer: the question, this phone, or nobody. */
export type Giver = 'question' | 'phone' | 'assumed';

interface Decision {
  finding: Finding;
  whole: Completed;
  /** The answers that the question gives in numbers and places. */
  numbers: Answers;
  /** The answers that a plain business would give. */
  assumed: Answers;
  giverOf: (id: QuestionId) => Giver;
}

/**
 * Returns what a finding was worked out from, a line for each giver: the words of the question, the answers on this
 * phone, and what was assumed. None for a Yes that needs no number, because its rule says it all.
 */
export function whatDecided(
  { finding, whole, numbers, assumed, giverOf }: Decision,
  { register }: TextOf<'assistant-answers'>,
  finder: TextOf<'finder'>,
  setting: FactSetting,
): string[] {
  const { need, level, because, rules } = finding;
  if (level === 'optional') return [];
  const isNo = level === 'not-needed';
  const deciding = new Set(
    because.flatMap(({ question }) =>
      whole.asked.includes(question) ? [question] : whyNotAsked(question, whole, setting.asOn),
    ),
  );
  // The nearest rule may have failed by another answer: the number that was told is named all the same.
  const tested = new Set(
    rulesOf(need).flatMap(({ when }) => leavesOf(when).map(({ question }) => question)),
  );
  const compared = (Object.keys(numbers) as QuestionId[]).filter((id) => tested.has(id));
  const isCounted = compared.some(isAmount);
  if (!isCounted && (!isNo || rules.length > 0)) return [];
  const givenBy = (giver: Giver) => [...deciding].filter((id) => giverOf(id) === giver);
  const told = [...new Set([...compared, ...givenBy('question')])].flatMap((id) => {
    const answer = whole.answers[id];
    return answer === undefined ? [] : [finder.reasons[id](asTold(id, answer, finder, setting))];
  });
  const saved = isNo ? givenBy('phone').map((id) => finder.questions[id].short) : [];
  const isGap = (id: QuestionId): boolean => {
    if (id === 'supply') return giverOf(id) !== 'phone';
    // The other three are said always: they decide what the rules ask.
    return giverOf(id) === 'assumed' && (id !== 'products' || deciding.has(id));
  };
  const gaps = (isNo ? plain : taxed)
    .filter((id) => assumed[id] !== undefined && isGap(id))
    .map((id) => register.assumed[id]);
  return [
    ...(told.length > 0 ? [register.decidedByQuestion(told.join(' '))] : []),
    ...(saved.length > 0 ? [register.decidedBy(saved.join('; '))] : []),
    ...(gaps.length > 0 ? [register.assumes(gaps.join('; '))] : []),
  ];
}

/** What a No to a plain business rests on, and what a Yes does: goods named may still be free of the tax. */
const plain = ['kind', 'reach', 'online', 'products'] as const;
const taxed = ['supply'] as const;

/** Returns an answer as the question gives it: a number that was told is never "up to" a limit. */
function asTold(
  id: QuestionId,
  answer: Answer,
  finder: TextOf<'finder'>,
  setting: FactSetting,
): string {
  if (typeof answer === 'number') {
    return id === 'workers'
      ? formatNumber(answer, setting.locale)
      : formatRupees(answer, setting.locale);
  }
  const labels: Readonly<Record<string, { label: string }>> = finder.questions[id].options;
  return [answer]
    .flat()
    .map((option) => fillFacts(labels[option]?.label ?? option, setting))
    .join(', ');
}
