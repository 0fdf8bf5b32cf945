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

/** The tables of `tools/assistant/model`, read once. */
const askedFigures = figureQuestions.map((entry) => ({
  entry,
  pattern: patternOf(entry.needs),
  not: patternOf((entry.not ?? '').replaceAll(' ', '|')),
}));
const askedTopics = topics.map((topic) => ({ topic, pattern: patternOf(topic.words) }));
const askedElsewhere = elsewhere.map(patternOf);
const askedGoods = foreignGoods.map(({ words, not = '' }) => ({
  pattern: patternOf(words),
  not: patternOf(not),
}));
const askedIntents = intents.map(({ words, anchors }) => ({ anchors, pattern: patternOf(words) }));

/** Every word that the tables look for; a slip may stand for any of them. */
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

/** The question that figures answer, if this is one: who asks for most of it, among equals the first. */
export function figureAskedFor(concepts: Concepts): FigureQuestion | undefined {
  let best: (typeof askedFigures)[number] | undefined;
  for (const asked of askedFigures) {
    if (!has(asked.pattern, concepts) || has(asked.not, concepts)) continue;
    if (!best || specificity(asked) > specificity(best)) best = asked;
  }
  return best?.entry;
}

/** What the question is about. */
export interface Matter {
  /** How much each page treats it, by path without a language prefix; 1 is most. */
  pages: ReadonlyMap<string, number>;
  /** `sure`: a name means a matter of ours and nothing else; `likely`: several words hint at the same one. */
  certainty: 'sure' | 'likely' | 'unsure' | 'none';
}

/** A page named later for a topic treats it less. */
const weightOfPlace = [1, 0.75, 0.5, 0.4];

/** The pages that treat what is asked; a topic that names more of the question counts more. */
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

/** What may be asked of any matter: how much, till when, which papers. */
const intentWords: ReadonlySet<string> = new Set([
  ...askedIntents.flatMap(({ pattern }) => wordsOfPattern(pattern)),
  ...Object.values(askedInEnglish),
]);

/** True where a word, read as concepts, says what is asked and not of what matter. */
export const isIntent = (concepts: Concepts): boolean =>
  [...concepts].some((word) => intentWords.has(word));

/** True for a matter that people ask about and our guides do not treat. */
export const isElsewhere = (concepts: Concepts): boolean =>
  askedElsewhere.some((pattern) => fits(pattern, concepts));

/** True for goods that our guides say nothing about, whatever else of the question they hold. */
export const isForeign = (concepts: Concepts): boolean =>
  askedGoods.some(({ pattern, not }) => has(pattern, concepts) && !has(not, concepts));

/** True for a section that answers this kind of question, by its anchor. */
export function isAskedKind(anchor: string, concepts: Concepts): boolean {
  return askedIntents.some(
    ({ anchors, pattern }) => anchors.test(anchor) && fits(pattern, concepts),
  );
}
