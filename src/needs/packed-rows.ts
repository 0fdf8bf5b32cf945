/**
 * Rows of small whole numbers, most of them 0, as letters: an arithmetic coder writes each number with as many bits as
 * it is rare where it stands. Brotli writes at least a bit for each letter, which takes a third more.
 *
 * A number is written as answers of yes or no: is it 0, is it below 0, is it further from 0 than 1, than 2. How often
 * the answer was yes in the same case decides how long the next one is. The reader counts in the same way.
 */

/** The largest number, either way. */
export const largestValue = 3;

/** Letters that JSON writes as they are. Each stands for six bits. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const placeOf = new Map(Array.from(letters, (letter, place) => [letter, place]));

/** How often an answer was no, and yes. Old answers count less, so that the sums stay small. */
class Counts {
  private readonly counts: Uint16Array;
  constructor(cases: number) {
    this.counts = new Uint16Array(2 * cases).fill(1);
  }
  no(which: number): number {
    return this.counts[2 * which] ?? 1;
  }
  all(which: number): number {
    return this.no(which) + (this.counts[2 * which + 1] ?? 1);
  }
  count(which: number, answer: 0 | 1): void {
    const at = 2 * which + answer;
    this.counts[at] = (this.counts[at] ?? 1) + 2;
    if (this.all(which) < mostCounted) return;
    for (const each of [2 * which, 2 * which + 1]) {
      this.counts[each] = ((this.counts[each] ?? 1) + 1) >> 1;
    }
  }
}
const mostCounted = 2 ** 12;

/** Writes or reads an answer in a case. The writer is told it, the reader returns it. */
type Answer = (counts: Counts, which: number, answer?: 0 | 1) => 0 | 1;

/** This many numbers before a number tell whether it is likely to be 0. */
const lookedBack = 6;

/** Goes through the numbers row by row; `value` is the number to write, and what was read is returned. */
function throughRows(
  rows: number,
  width: number,
  answer: Answer,
  value?: (at: number) => number,
): Int8Array {
  const all = new Int8Array(rows * width);
  const isOther = new Counts(width * (lookedBack + 1));
  const isBelow = new Counts(width);
  const isFar = new Counts(2 * (largestValue - 1));
  const ask = (counts: Counts, which: number, known: boolean | undefined): boolean =>
    answer(counts, which, known === undefined ? undefined : known ? 1 : 0) === 1;
  for (let row = 0; row < rows; row++) {
    let recent = 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (column > lookedBack && all[at - lookedBack - 1] !== 0) recent -= 1;
      const known = value?.(at);
      const place = column * (lookedBack + 1) + recent;
      if (!ask(isOther, place, known === undefined ? undefined : known !== 0)) continue;
      const below = ask(isBelow, column, known === undefined ? undefined : known < 0);
      let size = 1;
      while (
        size < largestValue &&
        ask(
          isFar,
          2 * (size - 1) + (recent > lookedBack / 2 ? 1 : 0),
          known === undefined ? undefined : Math.abs(known) > size,
        )
      ) {
        size += 1;
      }
      all[at] = below ? -size : size;
      recent += 1;
    }
  }
  return all;
}

/** A range is never smaller, so that every answer has a part of it. */
const smallest = 2 ** 24;
const whole = 2 ** 32;

/** Writes rows of numbers from -3 to 3, one row after the other. */
export function packRows(values: ArrayLike<number>, width: number): string {
  const bytes: number[] = [];
  let low = 0;
  let range = whole - 1;
  let held = 0;
  let waiting = 0;
  const shift = (): void => {
    if (low < 0xff00_0000 || low >= whole) {
      const carry = low >= whole ? 1 : 0;
      if (waiting > 0) {
        bytes.push((held + carry) & 255);
        for (; waiting > 1; waiting--) bytes.push((255 + carry) & 255);
        waiting = 0;
      }
      held = Math.floor(low / smallest) & 255;
    }
    waiting += 1;
    low = (low % smallest) * 256;
  };
  throughRows(
    values.length / width,
    width,
    (counts, which, answer = 0) => {
      const bound = Math.floor(range / counts.all(which)) * counts.no(which);
      if (answer === 1) {
        low += bound;
        range -= bound;
      } else range = bound;
      counts.count(which, answer);
      for (; range < smallest; range *= 256) shift();
      return answer;
    },
    (at) => values[at] ?? 0,
  );
  for (let byte = 0; byte < 5; byte++) shift();
  return asLetters(bytes);
}

/** Reads what `packRows` wrote. Throws for other letters; numbers that are missing come out anyhow. */
export function unpackRows(packed: string, rows: number, width: number): Int8Array {
  const bytes = asBytes(packed);
  let next = 0;
  let code = 0;
  let range = whole - 1;
  const take = (): void => {
    code = code * 256 + (bytes[next] ?? 0);
    next += 1;
  };
  for (let byte = 0; byte < 4; byte++) take();
  return throughRows(rows, width, (counts, which) => {
    const bound = Math.floor(range / counts.all(which)) * counts.no(which);
    const answer = code < bound ? 0 : 1;
    if (answer === 1) {
      code -= bound;
      range -= bound;
    } else range = bound;
    counts.count(which, answer);
    for (; range < smallest; range *= 256) take();
    return answer;
  });
}

function asLetters(bytes: readonly number[]): string {
  let written = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    for (; count >= 6; count -= 6) written += letters.charAt((bits >> (count - 6)) & 63);
    bits &= (1 << count) - 1;
  }
  return count > 0 ? written + letters.charAt((bits << (6 - count)) & 63) : written;
}

function asBytes(written: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((written.length * 6) / 8));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of written) {
    const place = placeOf.get(letter);
    if (place === undefined) throw new RangeError(`“${letter}” is no letter of these rows`);
    bits = (bits << 6) | place;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[at] = bits >> count;
      at += 1;
      bits &= (1 << count) - 1;
    }
  }
  return bytes;
}
