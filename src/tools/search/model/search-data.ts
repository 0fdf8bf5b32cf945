import { readNumbers, writeNumber } from '../../../needs/written-numbers.ts';
import type { PageSection } from './page-text.ts';
import { wordsOf, type Vocabulary } from './words.ts';

/**
 * The version of the file's format. A reader rejects other versions, because an old page may load a new file.
 */
const format = 1;

/** A page to be indexed. */
export interface IndexedPage {
  /** Public path with the language prefix. */
  path: string;
  text: {
    title: string;
    keywords: readonly string[];
    sections: readonly PageSection[];
  };
  /** Further names and search words of the page. */
  words: string;
}

/**
 * The index as a file: the build writes it, the browser reads it (`/data/search-en.json`). It records the
 * sections of each word, but not the order of words, because excerpts come from the page itself.
 */
export interface SearchData {
  format: number;
  /**
   * Path, title, further words, and the anchor and heading of each section. The part above the first section
   * comes first.
   */
  pages: [string, string, string, [string, string][]][];
  /** Every word in order, each after the number of letters it shares with the previous one. */
  terms: string;
  /** The sections of each word, in the order of `terms`, as `writeSections` writes them. */
  postings: string[];
}

/** A word with the numbers of its sections in the file. */
export interface TermPostings {
  term: string;
  /** Section → 1 if the word occurs once, 2 if it occurs more often. */
  sections: ReadonlyMap<number, number>;
}

/** Builds the index of these pages. */
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

/** Reads the words and their sections, one after the other. Throws when the file has another form. */
export function* readPostings({ terms, postings }: SearchData): Generator<TermPostings> {
  const words = readTerms(terms);
  if (words.length !== postings.length) throw new Error('The search index is broken');
  for (const [index, term] of words.entries()) {
    yield { term, sections: readSections(postings[index] ?? '') };
  }
}

/** Returns true for a file of this form, false for a captive portal's answer or a later form. */
export function isSearchData(value: unknown): value is SearchData {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === format
  );
}

/**
 * Writes only the letters that differ from the previous word: "licence", "licensee" → "0licence", "5see". At
 * most 35 shared letters count.
 */
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

/**
 * Writes each section as twice the distance from the previous one, plus one if the word occurs more than
 * once.
 */
function writeSections(sections: ReadonlyMap<number, number>): string {
  let before = -1;
  let written = '';
  for (const [section, count] of [...sections].sort(([a], [b]) => a - b)) {
    written += writeNumber((section - before) * 2 + (count > 1 ? 1 : 0));
    before = section;
  }
  return written;
}

function readSections(written: string): Map<number, number> {
  const sections = new Map<number, number>();
  let section = -1;
  for (const number of readNumbers(written)) {
    section += Math.floor(number / 2);
    sections.set(section, 1 + (number % 2));
  }
  return sections;
}
