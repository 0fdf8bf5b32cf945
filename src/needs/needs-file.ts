import { largestValue } from './packed-rows.ts';

/** The version of the file's format. A reader rejects other versions, because an old page may load a new file. */
const format = 4;

/** The worker saves it with the index of the search (`data: 'search'` of their tools). */
export const needsFilePath = '/data/search-needs.json';

/**
 * The classifier as a file: the build writes it, the browser reads it. Each feature that counts has a row of small
 * whole numbers, and each need has one; both are written as letters of `alphabet`, because brotli then finds the
 * frequent ones.
 */
export interface NeedsFile {
  format: number;
  /** `featuresCheck` of the features that it was trained with. */
  check: number;
  /** Need → the pages and sections (`path#anchor`) that answer it, best first. */
  needs: Readonly<Record<string, readonly string[]>>;
  /** Length of a row. */
  dimensions: number;
  /** The numbers of the features that count, as distances (`writeDistances`). */
  features: string;
  /** The values of all features, row by row (`packRows`), how many letters these are, and the values' step. */
  values: string;
  letters: number;
  step: number;
  /** The values of all needs, dimension by dimension, a letter each, and the step of each dimension. */
  weights: string;
  weightSteps: readonly number[];
  /** What each need starts with, in hundredths. */
  starts: readonly number[];
  /** How far each feature speaks for a request that is declined, whatever its need: a value each, two in a letter. */
  declined: { values: string; step: number; start: number };
}

/** True for a file of this version. `check`: `featuresCheck` of this page. */
export const isNeedsFile = (file: unknown, check: number): file is NeedsFile =>
  typeof file === 'object' &&
  file !== null &&
  'format' in file &&
  file.format === format &&
  'check' in file &&
  file.check === check;

/** True when a file has all its numbers. One that was cut off would be read as zeros. */
export function isWhole(file: NeedsFile): boolean {
  const { dimensions } = file;
  const needs = Object.keys(file.needs).length;
  const features = readDistances(file.features).length;
  return (
    needs > 0 &&
    features > 0 &&
    file.values.length === file.letters &&
    file.weights.length === needs * dimensions &&
    file.weightSteps.length === dimensions &&
    file.starts.length === needs &&
    file.declined.values.length === Math.ceil(features / 2) &&
    [file.step, file.declined.step, file.declined.start, ...file.weightSteps, ...file.starts].every(
      Number.isFinite,
    )
  );
}

/** Letters that JSON writes as they are. */
const alphabet = Array.from({ length: 93 }, (_, at) => String.fromCharCode(at + 33))
  .filter((letter) => letter !== '"' && letter !== '\\')
  .join('');
const placeOf = new Map([...alphabet].map((letter, place) => [letter, place]));

const letter = (place: number): string => {
  const found = alphabet[place];
  if (found === undefined) throw new RangeError(`No letter for ${place}`);
  return found;
};
const place = (found: string): number => {
  const at = placeOf.get(found);
  if (at === undefined) throw new RangeError(`“${found}” is no letter of this file`);
  return at;
};

/** Stands for a distance of `far` before the letter that follows. */
const far = 90;

/** Writes rising whole numbers as their distances. */
export function writeDistances(numbers: readonly number[]): string {
  let before = -1;
  let written = '';
  for (const number of numbers) {
    let distance = number - before - 1;
    for (; distance >= far; distance -= far) written += letter(far);
    written += letter(distance);
    before = number;
  }
  return written;
}

/** Reads what `writeDistances` wrote. Throws for other letters. */
export function readDistances(written: string): number[] {
  const numbers: number[] = [];
  let at = -1;
  for (const each of written) {
    const distance = place(each);
    at += distance === far ? far : distance + 1;
    if (distance !== far) numbers.push(at);
  }
  return numbers;
}

const values = 2 * largestValue + 1;

/** Writes values from -3 to 3, two in a letter. An odd last one is followed by a 0. */
export function writeValues(all: ArrayLike<number>): string {
  let written = '';
  for (let at = 0; at < all.length; at += 2) {
    const [first = 0, second = 0] = [all[at], all[at + 1]];
    written += letter((first + largestValue) * values + second + largestValue);
  }
  return written;
}

/** Reads what `writeValues` wrote. */
export function readValues(written: string): Int8Array {
  const all = new Int8Array(written.length * 2);
  for (let at = 0; at < written.length; at++) {
    const pair = place(written.charAt(at));
    all[2 * at] = Math.floor(pair / values) - largestValue;
    all[2 * at + 1] = (pair % values) - largestValue;
  }
  return all;
}

/** The largest value of a need's row, either way. */
export const largestWeight = 15;

/** Writes values from -15 to 15, a letter each. */
export const writeWeights = (all: ArrayLike<number>): string =>
  Array.from(all, (value) => letter(value + largestWeight)).join('');

/** Reads what `writeWeights` wrote. */
export const readWeights = (written: string): Int8Array =>
  Int8Array.from(written, (each) => place(each) - largestWeight);

/** Returns the file of these parts. */
export const needsFile = (parts: Omit<NeedsFile, 'format'>): NeedsFile => ({ format, ...parts });
