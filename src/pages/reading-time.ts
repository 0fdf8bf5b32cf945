import type { Section } from '../content/types.ts';

/** Slower than a practised reader of English: most of the visitors' first language is another one. */
const wordsPerMinute = 150;

/** Keys of blocks that hold ids and switches, not words. */
const notRead = new Set(['id', 'kind', 'tone', 'fact', 'facts', 'portals', 'pages', 'ordered']);

/** How many minutes a text takes to read, at least one. Figures count as one word each. */
export const readingMinutes = (sections: readonly Section[]): number =>
  Math.max(1, Math.round(countWords(sections) / wordsPerMinute));

function countWords(value: unknown, key = ''): number {
  if (notRead.has(key)) return 0;
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return sum(value.map((item) => countWords(item, key)));
  if (typeof value !== 'object' || value === null) return 0;
  return sum(Object.entries(value).map(([name, inner]) => countWords(inner, name)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
