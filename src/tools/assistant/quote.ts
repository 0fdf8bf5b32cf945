import type { PageSection } from '../search/model/page-text.ts';
import { wordsOf, type Vocabulary } from '../search/model/words.ts';

/** Size of a quotation in characters and lines. */
export interface QuoteSize {
  letters: number;
  lines: number;
}

/** False for the line that links to the section itself. */
const isText = (line: string): boolean => line !== '#';
const isQuestion = (line: string): boolean => line.endsWith('?');

/** Lists are quoted from their start. */
const isList = (anchor: string): boolean => /^(steps|needs|documents|papers|order)$/.test(anchor);

/**
 * Returns the lines of a section with most of the searched words, in their order. A question includes its
 * answer. Of a list, or without a match, returns the first lines.
 */
export function quoteOf(
  { anchor, lines }: Pick<PageSection, 'anchor' | 'lines'>,
  looked: ReadonlySet<string>,
  vocabulary: Vocabulary,
  size: QuoteSize,
): string[] {
  const texts = lines.filter(isText);
  const scored = texts
    .map((line, place) => ({ place, score: scoreOf(line, looked, vocabulary) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place }) => place);
  const isScored = scored.length > 0 && !isList(anchor);
  const wanted = isScored ? scored : texts.map((_, place) => place);
  const taken = new Set<number>();
  let letters = 0;
  function take(place: number): void {
    const line = texts[place];
    if (line === undefined || taken.has(place)) return;
    const fits = taken.size < size.lines && letters + line.length <= size.letters;
    if (!fits && taken.size > 0) return;
    taken.add(place);
    letters += line.length;
    if (isQuestion(line)) take(place + 1);
  }
  for (const place of wanted) take(place);
  return texts.flatMap((line, place) => (taken.has(place) ? [cut(line, size.letters)] : []));
}

/**
 * Counts different matching words. Long lines match more often by chance, so length reduces the score a
 * little.
 */
function scoreOf(line: string, looked: ReadonlySet<string>, vocabulary: Vocabulary): number {
  const terms = new Set(wordsOf(line, vocabulary).map(({ term }) => term));
  let found = 0;
  for (const term of terms) if (looked.has(term)) found += 1;
  return found / (1 + terms.size / 60);
}

/** Ends of sentences before a space: full stop, and the danda of Hindi. */
const sentenceEnds = ['. ', '। '];

/** Shortens a long line at a sentence or a word. */
function cut(line: string, letters: number): string {
  if (line.length <= letters) return line;
  const sentence = Math.max(...sentenceEnds.map((end) => line.lastIndexOf(end, letters)));
  if (sentence > letters / 2) return line.slice(0, sentence + 1);
  return `${line.slice(0, line.lastIndexOf(' ', letters))}…`;
}
