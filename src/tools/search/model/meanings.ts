import { wordsOf, type Vocabulary } from './words.ts';

/**
 * Returns the meanings, with keys and values in the form of the index: "shop act licence" → "shop act
 * licence".
 */
export function meaningsOf(vocabulary: Vocabulary): Map<string, readonly string[]> {
  const plain = (text: string) =>
    wordsOf(text.normalize('NFC'), { ...vocabulary, silent: new Set() })
      .map(({ term }) => term)
      .join(' ');
  return new Map(
    Object.entries(vocabulary.meanings).map(([said, meant]) => [plain(said), meant.map(plain)]),
  );
}

const longestPhrase = 3;

/** Returns runs of two or more words with a meaning of their own. */
export function phrases(
  words: readonly string[],
  meanings: ReadonlyMap<string, readonly string[]>,
): { from: number; to: number; key: string }[] {
  const found = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + longestPhrase); to > from + 1; to--) {
      const key = words.slice(from, to).join(' ');
      if (meanings.has(key)) found.push({ from, to, key });
    }
  }
  return found;
}
