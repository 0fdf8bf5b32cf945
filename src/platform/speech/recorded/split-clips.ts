import { splitForSpeech } from '../speech-chunks.ts';
import { clipText } from './clip-key.ts';
import { numberClips, type SpokenNumbers } from './number-clips.ts';

/** The words of a language that are clips of their own beside a number, so that a changed figure needs no new one. */
export interface SpokenFigures {
  numbers: SpokenNumbers;
  /** Words that follow a number: lakh, rupees, days. */
  words: readonly string[];
  /** Names of months, behind the day or before the year. */
  months: readonly string[];
}

/** A number on its own, not a part of a name such as “15G” or “ASMT-10”. */
const number = /(?<![\p{L}\p{M}\p{N}.]|[A-Za-z]-)\d(?:[\d,]*\d)?(?:\.\d+)?(?![A-Za-z\d])/u;
/** Signs between fixed parts that are pauses. Others, such as “/”, no clip can say. */
const pause = /^[\s.,;:!?।…“”"'‘’()–—]*$/u;

/** Returns the sentences of a text, each with the texts of its clips; undefined where no clip can say a part. */
export const clipsOfText = (text: string, figures: SpokenFigures): (string[] | undefined)[] =>
  splitForSpeech(text).map((sentence) => clipsOf(sentence, figures));

/**
 * Splits a sentence into the texts of its clips: its fixed parts, and the words of its figures one by one. Undefined
 * where a sign cannot be said.
 */
export function clipsOf(sentence: string, figures: SpokenFigures): string[] | undefined {
  const parts: string[] = [];
  let rest = sentence.normalize('NFC');
  for (;;) {
    const found = number.exec(rest);
    if (!found) return addFixed(parts, rest) ? parts : undefined;
    const [digits] = found;
    const before = rest.slice(0, found.index);
    if (parts.length > 0 && before.trim() === '–') parts.push(figures.numbers.to);
    else if (!addBefore(parts, before, figures)) return undefined;
    parts.push(...numberClips(digits, figures.numbers));
    rest = addFigureWords(parts, rest.slice(found.index + digits.length), figures);
  }
}

/** Adds a fixed part. False where it has a sign that cannot be said. */
function addFixed(parts: string[], text: string): boolean {
  const said = clipText(text);
  if (said) parts.push(said);
  return pause.test(text.replaceAll(/\s+/g, ' ').replace(said, ''));
}

/** Adds what stands before a number. A month at its end is a clip of its own: “December 2026”. */
function addBefore(parts: string[], before: string, { months }: SpokenFigures): boolean {
  const text = before.trimEnd();
  const month = months.find(
    (name) => text.endsWith(name) && !/[\p{L}\p{M}]$/u.test(text.slice(0, -name.length)),
  );
  if (!month) return addFixed(parts, before);
  if (!addFixed(parts, text.slice(0, -month.length))) return false;
  parts.push(month);
  return true;
}

/** Adds the words of a figure that follow its number, and returns what stands behind them. */
function addFigureWords(
  parts: string[],
  after: string,
  { numbers, words, months }: SpokenFigures,
): string {
  let rest = after;
  if (rest.startsWith('%')) {
    parts.push(numbers.percent);
    rest = rest.slice(1);
  }
  for (;;) {
    const word = [...words, ...months].find(
      (each) =>
        rest.startsWith(` ${each}`) && !/^[\p{L}\p{M}\p{N}]/u.test(rest.slice(each.length + 1)),
    );
    if (word === undefined) return rest;
    parts.push(clipText(word));
    rest = rest.slice(word.length + 1);
  }
}
