import type { Section } from '../content/types.ts';

/** Slower than a practised reader of English, because English is not the first language of most visitors. */
const wordsPerMinute = 150;

/** Keys of blocks that contain ids and switches, not text. */
const notRead = new Set([
  'id',
  'kind',
  'tone',
  'fact',
  'facts',
  'portals',
  'pages',
  'ordered',
  'feesOf',
  'feesOn',
]);

/** Returns the reading time in minutes, at least one. A figure counts as one word. */
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
