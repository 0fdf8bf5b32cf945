/**
 * The words of a language, for the index and for questions (`tools/search/model/vocabulary.ts`). All of them
 * are in lower case.
 */
export interface Vocabulary {
  /** Words that are too common to search for. */
  silent: ReadonlySet<string>;
  /** Words of a question without a topic ("how", "kya"). Queries leave them out. */
  fillers: ReadonlySet<string>;
  /** A spelling variant → its spelling in the index. */
  spellings: Readonly<Record<string, string>>;
  /**
   * A word or phrase that people say → the words of the pages with that meaning, best first. The phrase may
   * be in another language or script, or spelled by ear.
   */
  meanings: Readonly<Record<string, readonly string[]>>;
  /** Returns a word with its spelling variants unified. */
  fold: (word: string) => string;
  /** Returns a word without its plural ending. */
  stem: (word: string) => string;
}

/** A word of a text, and its position in the text. */
export interface Word {
  /** The word in the form of the index. */
  term: string;
  start: number;
  end: number;
}

/**
 * Matches a number, or letters with their marks and joiners. Parts joined by a hyphen or apostrophe are one
 * match.
 */
const written =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’‐-][\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu;

/** Unifies spellings that look alike: lower case, and without the two invisible joiners. */
const plainWriting = (word: string): string => word.toLowerCase().replaceAll(/[\u200c\u200d]/g, '');

/**
 * Returns the words of a text in the form of the index, in order. A word with a hyphen gives its parts and,
 * if a part is short ("GSTR-3B", "e-way"), also the whole word without the hyphen. The text must be composed
 * (`text.normalize('NFC')`).
 */
export function wordsOf(text: string, vocabulary: Vocabulary): Word[] {
  const { silent, fold } = vocabulary;
  const words: Word[] = [];
  for (const match of text.matchAll(written)) {
    const start = match.index;
    const end = start + match[0].length;
    for (const part of partsOf(fold(plainWriting(match[0])))) {
      const term = termOf(part, vocabulary);
      const says = term.length > 1 || /\p{N}/u.test(term);
      if (says && !silent.has(part)) words.push({ term, start, end });
    }
  }
  return words;
}

/** Returns the words of a question that tell what it is about, in order: not those that any question may have. */
export const tellingWords = (question: string, vocabulary: Vocabulary): string[] =>
  wordsOf(question.normalize('NFC'), vocabulary)
    .map(({ term }) => term)
    .filter((term) => !vocabulary.fillers.has(term));

function partsOf(word: string): string[] {
  if (!/['’‐,-]/.test(word)) return [word];
  if (/^\p{N}+[.,]/u.test(word)) return [word.replaceAll(',', '')];
  const parts = word.replace(/['’]s$/, '').split(/['’‐-]/);
  if (parts.length === 1) return parts;
  return parts.some(({ length }) => length < 3) ? [...parts, parts.join('')] : parts;
}

/** Reduces "Licenses" to "licence": one spelling, without a plural ending. */
function termOf(word: string, { spellings, stem }: Vocabulary): string {
  const known = spellings[word];
  if (known) return known;
  const singular = stem(word);
  return spellings[singular] ?? singular;
}
