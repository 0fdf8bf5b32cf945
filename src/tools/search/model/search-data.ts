import type { PageSection } from './page-text.ts';
import { wordsOf, type Vocabulary } from './words.ts';

/** The form of the file; a reader takes no other (an old page may meet a new file). */
const format = 1;

/** A page as it goes into the index. */
export interface IndexedPage {
  /** Public path, with the language's prefix. */
  path: string;
  text: {
    title: string;
    keywords: readonly string[];
    sections: readonly PageSection[];
  };
  /** What else the page is called and looked for as. */
  words: string;
}

/**
 * The index as a file: what the build writes and the browser reads (`/data/search-en.json`). It says which
 * words stand in which section, not in which order: excerpts are cut from the page itself.
 */
export interface SearchData {
  format: number;
  /** Path, title, further words, and the anchor and heading of each section, the first above them all. */
  pages: [string, string, string, [string, string][]][];
  /** Every word of the texts in order, each after the number of letters it shares with the one before. */
  terms: string;
  /** For each word, in the same order: its sections, as `writeSections` writes them. */
  postings: string[];
}

/** A word of the texts with the sections it stands in, by their number in the file. */
export interface TermPostings {
  term: string;
  /** Section → 1 where the word stands once, 2 where it stands more often. */
  sections: ReadonlyMap<number, number>;
}

/** Makes the index of these pages. */
export function writeSearchData(pages: readonly IndexedPage[], vocabulary: Vocabulary): SearchData {
  const postings = new Map<string, Map<number, number>>();
  let number = 0;
  for (const { text } of pages) {
    for (const { lines } of text.sections) {
      for (const { term } of wordsOf(lines.join('\n'), vocabulary)) {
        const sections = postings.get(term) ?? new Map<number, number>();
        sections.set(number, sections.has(number) ? 2 : 1);
        postings.set(term, sections);
      }
      number += 1;
    }
  }
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    format,
    pages: pages.map(({ path, text, words }) => [
      path,
      text.title,
      [words, ...text.keywords].join(' '),
      text.sections.map(({ anchor, heading }) => [anchor, heading]),
    ]),
    terms: writeTerms(sorted.map(([term]) => term)),
    postings: sorted.map(([, sections]) => writeSections(sections)),
  };
}

/** Reads the words and their sections. Throws when the file is not of this form. */
export function readPostings({ terms, postings }: SearchData): TermPostings[] {
  const words = readTerms(terms);
  if (words.length !== postings.length) throw new Error('The search index is broken');
  return words.map((term, index) => ({ term, sections: readSections(postings[index] ?? '') }));
}

/** True for a file of this form; a captive portal's answer or a later form is none. */
export function isSearchData(value: unknown): value is SearchData {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === format
  );
}

/** Neighbours share their beginnings: "licence", "licensee" → "0licence", "5see". At most 35 letters count. */
function writeTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared += 1;
      before = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

function readTerms(written: string): string[] {
  if (written === '') return [];
  let before = '';
  return written.split(' ').map((entry) => {
    before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1);
    return before;
  });
}

const base = 32;
/** The last digit of a number and the others have letters of their own, so that nothing stands between numbers. */
const lastDigitFrom = '#'.charCodeAt(0);
const otherDigitFrom = ']'.charCodeAt(0);

/** Each section as the distance from the one before, doubled, plus one where the word is there more than once. */
function writeSections(sections: ReadonlyMap<number, number>): string {
  let before = -1;
  let written = '';
  for (const [section, count] of [...sections].sort(([a], [b]) => a - b)) {
    let rest = (section - before) * 2 + (count > 1 ? 1 : 0);
    before = section;
    let digits = String.fromCharCode(lastDigitFrom + (rest % base));
    for (rest = Math.floor(rest / base); rest > 0; rest = Math.floor(rest / base)) {
      digits = String.fromCharCode(otherDigitFrom + (rest % base)) + digits;
    }
    written += digits;
  }
  return written;
}

function readSections(written: string): Map<number, number> {
  const sections = new Map<number, number>();
  let section = -1;
  let number = 0;
  for (let index = 0; index < written.length; index++) {
    const code = written.charCodeAt(index);
    if (code >= otherDigitFrom) {
      number = number * base + code - otherDigitFrom;
      continue;
    }
    number = number * base + code - lastDigitFrom;
    section += Math.floor(number / 2);
    sections.set(section, 1 + (number % 2));
    number = 0;
  }
  return sections;
}
