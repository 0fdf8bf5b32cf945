import { stripLocalePrefix } from '../../src/i18n/locale-path.ts';
import { isDeclined as isDeclinedNeed, type LikelyNeed } from '../../src/needs/classifier.ts';
import { answerOnDevice, type DeviceAnswer } from '../../src/tools/assistant/device-answer.ts';
import { questionKind } from '../../src/tools/assistant/question-kind.ts';
import { foundPages } from '../../src/tools/search/found-pages.ts';
import type { OpenSearch } from '../../src/tools/search/model/open-search.ts';
import { ownLetters } from '../../src/i18n/own-letters.ts';
import { defaultLocale, locales, type Locale } from '../../src/locales/languages.ts';
import type { WayOfWriting } from '../../src/needs/read-phrasings.ts';
import { beginsWith, shareOf, shareText, type Share } from './measure.ts';
import { ways, type Phrase, type Question, type QuestionSet } from './question-set.ts';

interface Found extends Phrase {
  paths: readonly string[];
}

interface Answered extends Question {
  answer: DeviceAnswer;
}

/** What the search found and the assistant answered to a set. */
export interface Results {
  set: QuestionSet;
  found: readonly Found[];
  answered: readonly Answered[];
}

/**
 * The language in which an answer has what it must contain: the question's own where that is in its script, else English,
 * as Yes, No and figures are.
 */
function languageOfAnswer({ way, expected }: Question): Locale {
  const own = locales.find((locale) => locale === way.split('-')[0]);
  return own && ownLetters(own)?.test(expected.join(' ')) ? own : defaultLocale;
}

/** Searches each phrase of a set and asks each question. */
export async function resultsOf(
  set: QuestionSet,
  { index, needsOf }: OpenSearch,
): Promise<Results> {
  const found = set.phrases.map((phrase) => ({
    ...phrase,
    paths: foundPages({
      hits: index.search(phrase.said).hits,
      needs: needsOf(phrase.said),
      sections: index.sections,
    }).map(({ path }) => path),
  }));
  const answered: Answered[] = [];
  for (const question of set.questions) {
    answered.push({
      ...question,
      answer: await answerOnDevice(question.said, languageOfAnswer(question)),
    });
  }
  return { set, found, answered };
}

const isAmong = (paths: readonly string[], pages: readonly string[], first: number): boolean =>
  paths.slice(0, first).some((path) => pages.includes(path));
const isFound = ({ paths, pages }: Found): boolean => isAmong(paths, pages, 3);
const asksToDecline = ({ verdict }: Answered): boolean => verdict === 'decline';
const hasSource = ({ answer, pages }: Answered): boolean =>
  isAmong(
    answer.sources.map(({ path }) => stripLocalePrefix(path)),
    pages,
    3,
  );
/** Where the case of the asker decides, the answer has a line for Yes and one for No. */
const saysBoth = ({ answer }: Answered): boolean => {
  const lines = answer.text.split('\n').slice(0, 4);
  return ['yes', 'no'].every((word) => lines.some((line) => beginsWith(line, [word])));
};
const hasVerdict = (one: Answered): boolean =>
  one.answer.kind === 'answer' &&
  (beginsWith(one.answer.text, one.expected) || (one.verdict === 'both' && saysBoth(one)));
const isDeclined = ({ answer }: Answered): boolean => answer.kind !== 'answer';
const asksYesOrNo = ({ expected }: Answered): boolean =>
  expected.length === 1 && (expected[0] === 'yes' || expected[0] === 'no');
/** The worst fault: Yes instead of No, or No instead of Yes. */
const isOpposite = ({ answer, expected }: Answered): boolean =>
  answer.kind === 'answer' && beginsWith(answer.text, [expected[0] === 'yes' ? 'no' : 'yes']);

/** The shares of a set, or of some ways of writing. */
export interface Measures {
  first: Share;
  firstThree: Share;
  sources: Share;
  verdicts: Share;
  opposite: Share;
  declined: Share;
  declinedWithoutCause: number;
}

/** Counts what was right, in these ways of writing, or in all if none is named. */
export function measuresOf(
  { found, answered }: Results,
  ...only: readonly WayOfWriting[]
): Measures {
  const of = <T extends Phrase>(all: readonly T[]): T[] =>
    all.filter(({ way }) => only.length === 0 || only.includes(way));
  const toAnswer = of(answered).filter((one) => !asksToDecline(one));
  return {
    first: shareOf(of(found).map(({ paths, pages }) => isAmong(paths, pages, 1))),
    firstThree: shareOf(of(found).map(isFound)),
    sources: shareOf(toAnswer.map(hasSource)),
    verdicts: shareOf(toAnswer.map(hasVerdict)),
    opposite: shareOf(toAnswer.filter(asksYesOrNo).map(isOpposite)),
    declined: shareOf(of(answered).filter(asksToDecline).map(isDeclined)),
    declinedWithoutCause: toAnswer.filter(({ answer }) => answer.kind === 'declined').length,
  };
}

/** Returns a table of the shares with their intervals of 95 %, by way of writing. */
export function tableOf(results: Results): string {
  const rows = [...ways, undefined].map((way) => {
    const measures = measuresOf(results, ...(way === undefined ? [] : [way]));
    return [
      (way ?? 'all').padEnd(8),
      `search first ${shareText(measures.first)}`,
      `first three ${shareText(measures.firstThree)}`,
      `sources ${shareText(measures.sources)}`,
      `verdict ${shareText(measures.verdicts)}`,
      `opposite word ${shareText(measures.opposite)}`,
      `declined ${shareText(measures.declined)}`,
      `declined without cause ${measures.declinedWithoutCause}`,
    ].join(' | ');
  });
  return [`Set ${results.set.name}`, ...rows].join('\n');
}

/** What the assistant must reach in each language (docs/assistant.md). */
const goals = {
  'search first three': 92,
  'right source': 90,
  'begins with the verdict': 90,
  declined: 97,
} as const;

/** Returns a table of the goals and what a set reached, by language, its script and Latin letters together. */
export function languageTableOf(results: Results): string {
  const heads = [
    'phrases',
    'questions',
    ...Object.entries(goals).map(([of, goal]) => `${of} (goal ${goal} %)`),
  ];
  const rows = locales.map((locale) => {
    const own = ways.filter((way) => way.split('-')[0] === locale);
    const { firstThree, sources, verdicts, declined } = measuresOf(results, ...own);
    const count = (all: readonly Phrase[]) =>
      String(all.filter(({ way }) => own.includes(way)).length);
    return [
      locale,
      count(results.set.phrases),
      count(results.set.questions),
      ...[firstThree, sources, verdicts, declined].map((share) => shareText(share).trim()),
    ];
  });
  const lines = [['language', ...heads], ...rows].map((cells) => cells.join(' | '));
  return [`By language, set ${results.set.name}`, ...lines].join('\n');
}

/**
 * Returns the pages that were most often taken for another page. Counts alone: they tell nothing about a single phrase,
 * so they may be read of a set that counts for the goals.
 */
export function confusionsOf({ found, answered }: Results, most = 12): string {
  const counts = new Map<string, number>();
  const count = (wanted: readonly string[], got: string | undefined) => {
    const key = `${wanted[0] ?? 'nothing'} ← ${got ?? 'nothing'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const one of found.filter((each) => !isFound(each))) count(one.pages, one.paths[0]);
  for (const one of answered) {
    if (asksToDecline(one)) {
      if (!isDeclined(one)) count(['declined'], one.answer.sources[0]?.path);
    } else if (!hasSource(one)) count(one.pages, one.answer.sources[0]?.path);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
  return ['Worst confusions (wanted ← got)', ...worst.map(([key, n]) => `${n} × ${key}`)].join(
    '\n',
  );
}

/** Returns each miss with the needs and the kind that were recognised, for sets that may be read. */
export function missesOf(
  { found, answered }: Results,
  needsOf: (said: string) => readonly LikelyNeed[],
): string {
  const why = (said: string) =>
    [
      questionKind(said) ?? 'no kind',
      ...needsOf(said)
        .slice(0, 3)
        .map(({ id, share }) => `${id} ${share.toFixed(2)}`),
    ].join(', ');
  const firstLine = ({ answer }: Answered) => answer.text.split('\n')[0]?.slice(0, 120) ?? '';
  const kindOfMiss = (one: Answered): string | undefined => {
    if (asksToDecline(one)) return isDeclined(one) ? undefined : 'answered';
    if (one.answer.kind === 'declined') return 'declined';
    if (asksYesOrNo(one) && isOpposite(one)) return 'opposite';
    if (!hasSource(one)) return 'source';
    return hasVerdict(one) ? undefined : 'verdict';
  };
  return [
    ...found
      .filter((one) => !isFound(one))
      .map(
        ({ way, said, paths }) =>
          `search ${way}: ${said} → ${paths.slice(0, 3).join(' ')} (${why(said)})`,
      ),
    ...answered.flatMap((one) => {
      const miss = kindOfMiss(one);
      const wanted = one.expected.join('|');
      return miss
        ? [
            `${miss} ${one.way}: ${one.said} → ${firstLine(one)} (not “${wanted}”; ${why(one.said)})`,
          ]
        : [];
    }),
  ].join('\n');
}

/** Returns the share of held-out phrasings of the bank whose need the classifier names, and the worst confusions. */
export function crossValidation(
  heldOut: readonly { said: string; id: string; way: string }[],
  needsOf: (said: string) => readonly LikelyNeed[],
): string {
  const named = heldOut.map((one) => ({ ...one, needs: needsOf(one.said) }));
  const rows = [...ways, undefined].map((way) => {
    const own = named.filter((one) => way === undefined || one.way === way);
    const isNamed = (first: number) => (one: (typeof named)[number]) =>
      one.needs.slice(0, first).some(({ id }) => id === one.id);
    const declines = own.filter(({ id }) => isDeclinedNeed(id));
    return [
      (way ?? 'all').padEnd(8),
      `need first ${shareText(shareOf(own.map(isNamed(1))))}`,
      `first three ${shareText(shareOf(own.map(isNamed(3))))}`,
      `declined named as such ${shareText(shareOf(declines.map(({ needs }) => isDeclinedNeed(needs[0]?.id ?? ''))))}`,
    ].join(' | ');
  });
  const counts = new Map<string, number>();
  for (const { id, needs } of named) {
    if (needs[0]?.id === id) continue;
    const key = `${id} ← ${needs[0]?.id ?? 'nothing'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 20);
  return [
    ...rows,
    'Worst confusions (need ← taken for)',
    ...worst.map(([key, n]) => `${n} × ${key}`),
  ].join('\n');
}
