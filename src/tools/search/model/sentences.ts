import type { PageText } from './page-text.ts';

/** The end of a sentence in our languages, with a closing quotation mark or bracket, before a space. */
const sentenceEnd = /(?<=[.!?।][”"’)]?)\s+(?=\S)/u;

/** Returns the sentences of a line of a page. */
export const sentencesOf = (line: string): string[] => line.split(sentenceEnd);

/**
 * Returns a number for how many lines each section of a page has. It is the same in all languages. A page of another
 * version, whose lines may stand elsewhere, has another number.
 */
export function shapeOf({ sections }: Pick<PageText, 'sections'>): number {
  let shape = 0;
  for (const { lines } of sections) shape = (Math.imul(shape, 31) + lines.length + 1) >>> 0;
  return shape % 100_000;
}
