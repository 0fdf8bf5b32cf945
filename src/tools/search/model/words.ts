/**
 * What a language knows of its words, for the index and for what is asked (`tools/search/model/vocabulary.ts`).
 * Everything in it is in lower case.
 */
export interface Vocabulary {
  /** Words that are in every text and are never looked for. */
  silent: ReadonlySet<string>;
  /** Words of a question that say nothing of the matter ("how", "kya"): left out of queries. */
  fillers: ReadonlySet<string>;
  /** Another way to write a word → the way it is kept in the index. */
  spellings: Readonly<Record<string, string>>;
  /**
   * What people say, one word or several → words of the pages that mean it, best first. What is said
   * may be in another language or script, written out or by ear.
   */
  meanings: Readonly<Record<string, readonly string[]>>;
  /** A word with what is written in several ways written in one. */
  fold: (word: string) => string;
  /** A word without the ending of its plural. */
  stem: (word: string) => string;
}

/** One word of a text, and where it stands in it. */
export interface Word {
  /** As the index keeps it. */
  term: string;
  start: number;
  end: number;
}

/** A number, or letters with their marks and joiners; parts joined by hyphen or apostrophe are one match. */
const written =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’‐-][\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu;

/** What looks alike is alike: lower case, and without the two invisible joiners. */
const plainWriting = (word: string): string => word.toLowerCase().replaceAll(/[\u200c\u200d]/g, '');

/**
 * The words of a text as the index keeps them, in their order. A word with a hyphen gives its parts
 * and, where a part is short ("GSTR-3B", "e-way"), the whole without the hyphen too. The text must be
 * composed (`text.normalize('NFC')`).
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

function partsOf(word: string): string[] {
  if (!/['’‐,-]/.test(word)) return [word];
  if (/^\p{N}+[.,]/u.test(word)) return [word.replaceAll(',', '')];
  const parts = word.replace(/['’]s$/, '').split(/['’‐-]/);
  if (parts.length === 1) return parts;
  return parts.some(({ length }) => length < 3) ? [...parts, parts.join('')] : parts;
}

/** "Licenses" → "licence": one spelling, and plurals cut. */
function termOf(word: string, { spellings, stem }: Vocabulary): string {
  const known = spellings[word];
  if (known) return known;
  const singular = stem(word);
  return spellings[singular] ?? singular;
}
