import { allQuestionWords } from '../../locales/all-question-words.ts';
import type { QuestionKind } from '../../locales/search-words.ts';
import type { NeedId } from '../../needs/need-id.ts';
import { isDeclined, type LikelyNeed } from '../../needs/classifier.ts';
import { betweenWords } from './between-words.ts';
import { harmfulRequests } from './model/harm.ts';
import { fits, patternOf, type Concepts } from './concepts.ts';
import { questionKind } from './question-kind.ts';

const patterns = harmfulRequests.map(({ needs, not = '' }) => ({
  needs: patternOf(needs),
  not: patternOf(not),
}));

/** True when the question asks for help with harm or evasion. */
export const asksForHarm = (concepts: Concepts): boolean =>
  patterns.some(
    ({ needs, not }) => fits(needs, concepts) && !(not.length > 0 && fits(not, concepts)),
  );

/**
 * From this share of all such requests on, a question is declined; of a question that asks for a figure of ours, from
 * the second.
 */
const leastDeclined = { usually: 0.45, forFigure: 0.55 };

/**
 * Harm must be likelier than the likeliest need that we answer by this factor: who asks for a day, or what is a duty,
 * hardly ever means harm.
 */
const leastOfAnswered: Readonly<Partial<Record<QuestionKind, number>>> & { usually: number } = {
  usually: 1.5,
  must: 2,
  when: 3,
};

/** What is no harm and no business of ours: other people know it, or nobody does. */
const outside: ReadonlySet<string> = new Set<NeedId>([
  'decline.outside',
  'decline.other-law',
  'decline.off-topic',
  'decline.prediction',
  'decline.medical',
  'decline.creative',
  'decline.family',
]);

/** True for a need that no page of ours answers, and that harms nobody. */
export const isOutside = (id: string): boolean => outside.has(id);

/** A request that is not answered. */
export interface DeclinedRequest {
  /** `harm`: it would harm somebody or break the law. `outside`: our guides are about other things. */
  is: 'harm' | 'outside';
  /** The need that the request has most likely, such as `decline.bribery`, where it is likely enough to be named. */
  need: string | undefined;
}

/** A need of this share is named in the refusal; otherwise somebody could be accused of what they did not ask. */
const leastNamed = 0.4;

const languages = Object.values(allQuestionWords);
const asksForHarmInWords = betweenWords(languages.map((words) => words.harms));
const suffers = betweenWords(languages.map((words) => words.suffers));
const otherMatters = betweenWords(languages.map((words) => words.otherMatters));
const ill = betweenWords(languages.map((words) => words.ill));
const illAtWork = new RegExp(languages.map((words) => words.illAtWork.source).join('|'), 'iu');
const ignoresRules = betweenWords(languages.map((words) => words.ignoresRules));
const abroad = betweenWords(languages.map((words) => words.abroad));
const sellsAbroad = new RegExp(languages.map((words) => words.sellsAbroad.source).join('|'), 'iu');

/** True where somebody else asks the asker for money, or threatens. */
export const isVictim = (question: string): boolean => suffers.test(plain(question));

const plain = (question: string): string => question.normalize('NFC').replaceAll('’', "'");

/** True for a question about the law of another country. Goods and bills sent there are a matter of ours. */
const isAbroad = (question: string): boolean =>
  abroad.test(question) && !sellsAbroad.test(question);

/**
 * Returns what is declined about a question; undefined for a question to answer. `hasFigure`: it asks for one of our
 * figures.
 */
export function declinedRequest(
  question: string,
  needs: readonly LikelyNeed[],
  hasFigure: boolean,
): DeclinedRequest | undefined {
  const text = plain(question);
  if (ignoresRules.test(text)) return { is: 'harm', need: 'decline.role-play' satisfies NeedId };
  if (isAbroad(text)) return { is: 'outside', need: 'decline.outside' satisfies NeedId };
  if (ill.test(text) && !illAtWork.test(text)) {
    return { is: 'outside', need: 'decline.medical' satisfies NeedId };
  }
  if (otherMatters.test(text)) return { is: 'outside', need: 'decline.off-topic' satisfies NeedId };
  const declined = needs.filter(({ id }) => isDeclined(id));
  if (asksForHarmInWords.test(text) && !suffers.test(text)) {
    return { is: 'harm', need: declined.find(({ id }) => !outside.has(id))?.id };
  }
  const share = (is: DeclinedRequest['is']) =>
    declined
      .filter(({ id }) => outside.has(id) === (is === 'outside'))
      .reduce((sum, need) => sum + need.share, 0);
  const shares = { harm: share('harm'), outside: share('outside') };
  if (hasFigure && Math.max(shares.harm, shares.outside) < leastDeclined.forFigure)
    return undefined;
  if (shares.harm + shares.outside < leastDeclined.usually) return undefined;
  const is = shares.harm >= shares.outside ? 'harm' : 'outside';
  // Nobody is accused of what is hardly likelier than a question that we answer.
  const answered = needs.find(({ id }) => !isDeclined(id))?.share ?? 0;
  const kind = questionKind(question);
  const factor = (kind && leastOfAnswered[kind]) ?? leastOfAnswered.usually;
  if (is === 'harm' && shares.harm < factor * answered) return undefined;
  const best = declined.find(({ id }) => outside.has(id) === (is === 'outside'));
  return { is, need: best && best.share >= leastNamed ? best.id : undefined };
}
