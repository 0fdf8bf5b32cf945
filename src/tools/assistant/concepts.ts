import { allQuestionWords } from '../../locales/all-question-words.ts';
import { wordsBySound } from '../search/model/same-sound.ts';
import { meaningsOf, phrases } from '../search/model/meanings.ts';
import { editDistance } from '../search/model/spelling.ts';
import { wordsOf, type Vocabulary } from '../search/model/words.ts';

/** What a question speaks of: its own words, and the English ones that they mean. */
export type Concepts = ReadonlySet<string>;

/** Reads a question; `known` are words that a slip may stand for. */
export interface ConceptReader {
  read: (question: string) => Concepts;
}

const languages = Object.values(allQuestionWords);

/** What asks for something, in every language → the English word for it. */
export const askedInEnglish: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap(({ asked }) => Object.entries(asked)),
);

const courtesies = new RegExp(
  `(?<!\\p{L})(?:${languages.map(({ courtesies: { source } }) => source).join('|')})(?!\\p{L})`,
  'giu',
);

/** Makes ready to read questions in the words of a language. */
export function conceptReader(vocabulary: Vocabulary, known: ReadonlySet<string>): ConceptReader {
  const everyWord = { ...vocabulary, silent: new Set<string>() };
  const asked = Object.fromEntries(
    Object.entries(askedInEnglish).map(([said, meant]) => [said, [meant]]),
  );
  const meanings = new Map([
    ...meaningsOf(vocabulary),
    ...meaningsOf({ ...vocabulary, meanings: asked }),
  ]);
  const bySound = wordsBySound(meanings.keys());
  const targets = [...new Set([...known, ...meanings.keys()])].filter(
    (word) => word.length >= shortestSlip && !word.includes(' '),
  );
  const isKnown = (word: string) =>
    known.has(word) ||
    meanings.has(word) ||
    vocabulary.fillers.has(word) ||
    vocabulary.silent.has(word);

  function meantBy(word: string): string[] {
    const key = meanings.has(word) ? word : isKnown(word) ? undefined : bySound.get(word);
    if (key !== undefined) return firstMeaning(key);
    if (isKnown(word)) return [];
    const slip = nearest(word, targets);
    return slip === undefined ? [] : [slip, ...firstMeaning(slip)];
  }

  const firstMeaning = (key: string): string[] => meanings.get(key)?.[0]?.split(' ') ?? [];

  return {
    read(question) {
      const text = question
        .normalize('NFC')
        .replaceAll(courtesies, ' ')
        .replaceAll(loneLetter, 'e');
      const words = wordsOf(text, everyWord).map(({ term }) => term);
      const concepts = new Set(words);
      for (const { key } of phrases(words, meanings)) {
        for (const meant of firstMeaning(key)) concepts.add(meant);
      }
      for (const word of words) for (const meant of meantBy(word)) concepts.add(meant);
      return concepts;
    },
  };
}

/** "E invoice", "e way bill", "e shram": a letter by itself is no word, so it is taken with the next. */
const loneLetter = /\be[ -](?=[a-z]{3})/gi;

const shortestSlip = 5;

/** The word that was probably meant: one letter amiss, two in a long word. */
function nearest(word: string, targets: readonly string[]): string | undefined {
  if (word.length < shortestSlip || /\P{L}/u.test(word)) return undefined;
  const furthest = word.length > 8 ? 2 : 1;
  let best: { target: string; distance: number } | undefined;
  for (const target of targets) {
    if (Math.abs(target.length - word.length) > furthest || target[0] !== word[0]) continue;
    const distance = editDistance(word, target);
    if (distance <= furthest && distance < (best?.distance ?? Infinity))
      best = { target, distance };
  }
  return best?.target;
}

/** Groups of words, one of each of which must be there: "a|b+c d" is (a, or b and c), and d. */
export type Pattern = readonly (readonly (readonly string[])[])[];

/** Reads a pattern as the tables of `tools/assistant/model` write it. */
export const patternOf = (written: string): Pattern =>
  written
    .split(' ')
    .filter(Boolean)
    .map((group) => group.split('|').map((way) => way.split('+')));

/** True when every group has a word in the question. */
export const fits = (pattern: Pattern, concepts: Concepts): boolean =>
  pattern.every((group) => group.some((way) => way.every((word) => concepts.has(word))));

/** Every word of a pattern. */
export const wordsOfPattern = (pattern: Pattern): string[] => pattern.flat(2);
