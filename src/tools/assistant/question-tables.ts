import { elsewhere, foreignGoods } from './model/elsewhere.ts';
import { figureQuestions, type FigureQuestion } from './model/figure-questions.ts';
import { intents, topics } from './model/topics.ts';
import {
  askedInEnglish,
  fits,
  patternOf,
  wordsOfPattern,
  type Concepts,
  type Pattern,
} from './concepts.ts';

/** The parsed tables of `tools/assistant/model`. */
const askedFigures = figureQuestions.map((entry) => ({
  entry,
  pattern: patternOf(entry.needs),
  not: patternOf((entry.not ?? '').replaceAll(' ', '|')),
}));
const askedTopics = topics.map((topic) => ({ topic, pattern: patternOf(topic.words) }));
const askedElsewhere = elsewhere.map(patternOf);
const askedGoods = foreignGoods.map(({ words, not = '', needs = [] }) => ({
  pattern: patternOf(words),
  not: patternOf(not),
  needs,
}));
const askedIntents = intents.map(({ words, anchors }) => ({ anchors, pattern: patternOf(words) }));

/** All words of the tables. A misspelt word may stand for any of them. */
export const tableWords: ReadonlySet<string> = new Set(
  [
    ...[...askedFigures, ...askedTopics, ...askedIntents, ...askedGoods].map(
      ({ pattern }) => pattern,
    ),
    ...askedElsewhere,
  ].flatMap(wordsOfPattern),
);

const has = (pattern: Pattern, concepts: Concepts) => pattern.length > 0 && fits(pattern, concepts);

const specificity = ({ entry, pattern }: (typeof askedFigures)[number]): number =>
  pattern.length + (entry.sure ? 2 : 0);

/** Returns the figure question that matches most words; the first of equals; undefined without a match. */
export function figureAskedFor(concepts: Concepts): FigureQuestion | undefined {
  let best: (typeof askedFigures)[number] | undefined;
  for (const asked of askedFigures) {
    if (!has(asked.pattern, concepts) || has(asked.not, concepts)) continue;
    if (!best || specificity(asked) > specificity(best)) best = asked;
  }
  return best?.entry;
}

/** The topic of a question. */
export interface Matter {
  /** Relevance of each page by path without language prefix; 1 is highest. */
  pages: ReadonlyMap<string, number>;
  /**
   * `sure`: the question names one of our topics unambiguously. `likely`: several words point to the same
   * topic.
   */
  certainty: 'sure' | 'likely' | 'unsure' | 'none';
}

/** Weights of a topic's pages, in their order. */
const weightOfPlace = [1, 0.75, 0.5, 0.4];

/**
 * Returns the pages on the topic of a question. A topic that matches more of the question has more weight.
 */
export function matterOf(concepts: Concepts): Matter {
  const found = askedTopics.filter(({ pattern }) => has(pattern, concepts));
  const most = Math.max(0, ...found.map(({ pattern }) => pattern.length));
  const pages = new Map<string, number>();
  for (const { topic, pattern } of found) {
    const share = (topic.sure ? 1 : 0.6) * (pattern.length === most ? 1 : 0.7);
    topic.pages.forEach((path, place) => {
      pages.set(path, Math.max(pages.get(path) ?? 0, share * (weightOfPlace[place] ?? 0.4)));
    });
  }
  return { pages, certainty: certaintyOf(found, concepts) };
}

function certaintyOf(found: typeof askedTopics, concepts: Concepts): Matter['certainty'] {
  if (found.some(({ topic }) => topic.sure)) return 'sure';
  const named = found.map(
    ({ pattern }) => new Set(wordsOfPattern(pattern).filter((word) => concepts.has(word))).size,
  );
  const most = Math.max(0, ...named);
  if (most > 1) return 'likely';
  return most === 1 ? 'unsure' : 'none';
}

/** Words that ask for a detail of any topic: amount, date, papers. */
const intentWords: ReadonlySet<string> = new Set([
  ...askedIntents.flatMap(({ pattern }) => wordsOfPattern(pattern)),
  ...Object.values(askedInEnglish),
]);

/** True when a word asks for a detail and names no topic. */
export const isIntent = (concepts: Concepts): boolean =>
  [...concepts].some((word) => intentWords.has(word));

/** True for a topic that people ask about and the guides do not cover. */
export const isElsewhere = (concepts: Concepts): boolean =>
  askedElsewhere.some((pattern) => fits(pattern, concepts));

const foreignGoodsIn = (concepts: Concepts) =>
  askedGoods.filter(({ pattern, not }) => has(pattern, concepts) && !has(not, concepts));

/** True for goods that the guides do not cover, whatever else the question contains. */
export const isForeign = (concepts: Concepts): boolean => foreignGoodsIn(concepts).length > 0;

/** Returns the needs about the goods of a question for which `isForeign` is true. */
export const needsOfGoods = (concepts: Concepts): readonly string[] =>
  foreignGoodsIn(concepts).flatMap(({ needs }) => needs);

/** True for a section that answers this kind of question, judged by its anchor. */
export function isAskedKind(anchor: string, concepts: Concepts): boolean {
  return askedIntents.some(
    ({ anchors, pattern }) => anchors.test(anchor) && fits(pattern, concepts),
  );
}
