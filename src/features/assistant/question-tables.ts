import { figureQuestions, type FigureQuestion } from '../../content/assistant/figure-questions.ts';
import { intents, topics } from '../../content/assistant/topics.ts';
import { fits, patternOf, wordsOfPattern, type Concepts, type Pattern } from './concepts.ts';

/** The tables of `content/assistant`, read once. */
const askedFigures = figureQuestions.map((entry) => ({
  entry,
  pattern: patternOf(entry.needs),
  not: patternOf((entry.not ?? '').replaceAll(' ', '|')),
}));
const askedTopics = topics.map((topic) => ({ topic, pattern: patternOf(topic.words) }));
const askedIntents = intents.map(({ words, anchors }) => ({ anchors, pattern: patternOf(words) }));

/** Every word that the tables look for; a slip may stand for any of them. */
export const tableWords: ReadonlySet<string> = new Set(
  [...askedFigures, ...askedTopics, ...askedIntents].flatMap(({ pattern }) =>
    wordsOfPattern(pattern),
  ),
);

const has = (pattern: Pattern, concepts: Concepts) => pattern.length > 0 && fits(pattern, concepts);

/** The question that figures answer, if this is one: who asks for most of it, among equals the first. */
export function figureAskedFor(concepts: Concepts): FigureQuestion | undefined {
  let best: (typeof askedFigures)[number] | undefined;
  for (const asked of askedFigures) {
    if (!has(asked.pattern, concepts) || has(asked.not, concepts)) continue;
    if (!best || asked.pattern.length > best.pattern.length) best = asked;
  }
  return best?.entry;
}

/** What the question is about. */
export interface Matter {
  /** How much each page treats it, by path without a language prefix; 1 is most. */
  pages: ReadonlyMap<string, number>;
  /** At least one of its names means a matter of ours and nothing else. */
  isSure: boolean;
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
  return { pages, isSure: found.some(({ topic }) => topic.sure) };
}

/** True for a section that answers this kind of question, by its anchor. */
export function isAskedKind(anchor: string, concepts: Concepts): boolean {
  return askedIntents.some(
    ({ anchors, pattern }) => anchors.test(anchor) && fits(pattern, concepts),
  );
}
