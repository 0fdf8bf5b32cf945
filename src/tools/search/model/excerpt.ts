import { wordsOf, type Vocabulary } from './words.ts';

/** A part of an excerpt. Parts that match the question are marked. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Maximum length of an excerpt in characters. Shorter lines are not cut. */
const length = 180;

/**
 * Returns the part of a section's lines that answers best, cut between words. `terms` are the matching words
 * of the index. Empty if the section has no text.
 */
export function excerptOf(
  lines: readonly string[],
  terms: ReadonlySet<string>,
  vocabulary: Vocabulary,
): ExcerptPart[] {
  const marked = lines.map((text) => ({
    text,
    places: wordsOf(text, vocabulary).filter(({ term }) => terms.has(term)),
  }));
  let best = marked[0];
  let most = 0;
  for (const line of marked) {
    const different = new Set(line.places.map(({ term }) => term)).size;
    if (different > most) {
      best = line;
      most = different;
    }
  }
  if (!best) return [];
  const { text, places } = best;
  const { from, to } = windowOf(text, places[0]?.start ?? 0);
  const parts: ExcerptPart[] = [];
  let end = from;
  const add = (piece: string, isMarked: boolean) => {
    if (piece) parts.push({ text: piece, marked: isMarked });
  };
  for (const place of places) {
    if (place.start < end || place.end > to) continue;
    add(text.slice(end, place.start), false);
    add(text.slice(place.start, place.end), true);
    end = place.end;
  }
  add(text.slice(end, to) + (to < text.length ? '…' : ''), false);
  if (from > 0) parts.unshift({ text: '…', marked: false });
  return parts;
}

/**
 * Returns the range of whole words from the start of the sentence with the first mark, or from shortly before
 * the mark.
 */
function windowOf(text: string, firstMark: number): { from: number; to: number } {
  if (text.length <= length) return { from: 0, to: text.length };
  const sentence = Math.max(
    ...['. ', '? ', '! ', '। '].map((end) => endBefore(text, end, firstMark)),
  );
  const near = firstMark - sentence <= length / 2 ? sentence : endBefore(text, ' ', firstMark - 40);
  const from = text.length - near < length ? endBefore(text, ' ', text.length - length) : near;
  const cut = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  return { from, to: cut > from ? cut : from + length };
}

/** Returns the end of the last `mark` before a place; 0 without one. */
function endBefore(text: string, mark: string, place: number): number {
  const at = place > 0 ? text.lastIndexOf(mark, place - 1) : -1;
  return at < 0 ? 0 : at + mark.length;
}
