import { inPieces } from '../platform/in-pieces.ts';
import { readNumbers, writeNumber } from './written-numbers.ts';

/** The version of the file's format. A reader rejects other versions, because an old page may load a new file. */
const format = 1;

/** What a sentence answers to its questions: Yes, No, or what it says (an amount, a day, what to do). */
export const verdicts = ['yes', 'no', 'says'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a page has a sentence, or a few that follow each other in one line. All counts begin at 0. */
export interface PlaceOfSentence {
  /** Public path without a language prefix. */
  path: string;
  /** The shape of the page (`shapeOf`). A page of another shape may have the sentence elsewhere. */
  shape: number;
  /** The section among those of the page, the line among those of the section, and the sentences in the line. */
  section: number;
  line: number;
  from: number;
  to: number;
}

/** A sentence with the words, by their sound, of the questions that it answers in one language. */
export interface AskedEntry extends PlaceOfSentence {
  verdict: Verdict;
  /** Each once, in no order. */
  words: readonly string[];
}

/**
 * What people ask about the sentences of the pages, in one language and its Latin letters. The places are the same in
 * all languages, because a translation has the sections, lines and sentences of its original.
 */
export interface AskedFile {
  format: number;
  /** `featuresCheck` of the words by their sound. */
  check: number;
  paths: readonly string[];
  /** The shape of each page. */
  shapes: readonly number[];
  /** All words, the most frequent first. */
  words: string;
  /** A line for each entry: its numbers, then the places of its words (`writePlaces`). */
  entries: string;
}

/**
 * The worker saves it with the rest of the site, because it is of use with the pages alone, or at the first question with
 * a network.
 */
export const askedFilePath = (locale: string): `/data/${string}` => `/data/asked-${locale}.json`;

/** Returns the file of these entries. */
export function writeAskedFile(entries: readonly AskedEntry[], check: number): AskedFile {
  const shapes = new Map(entries.map(({ path, shape }) => [path, shape]));
  const paths = [...shapes.keys()];
  const counts = new Map<string, number>();
  for (const word of entries.flatMap(({ words }) => words)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([word]) => word);
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const lines = entries.map(({ path, section, line, from, to, verdict, words: own }) => {
    const places = own.flatMap((word) => placeOf.get(word) ?? []).sort((a, b) => a - b);
    const numbers = [paths.indexOf(path), section, line, from, to, verdicts.indexOf(verdict)];
    return [...numbers, writePlaces(places)].join(' ');
  });
  return {
    format,
    check,
    paths,
    shapes: [...shapes.values()],
    words: words.join(' '),
    entries: lines.join('\n'),
  };
}

/** A sentence as the file has it: its words by their places in `words`. */
interface PlacedEntry extends Omit<AskedEntry, 'words'> {
  words: readonly number[];
}

/** Reads a file in pieces. Rejects for one of another version, for a broken one and for anything else. */
export async function readAskedFile(
  file: unknown,
  check: number,
): Promise<{ words: readonly string[]; entries: readonly PlacedEntry[] }> {
  if (!isAskedFile(file) || file.format !== format || file.check !== check) {
    throw new Error('The file of asked sentences is of another version, or not ours');
  }
  const words = file.words.split(' ');
  const entries: PlacedEntry[] = [];
  await inPieces(file.entries.split('\n'), (entry) => {
    const [page, section, line, from, to, verdictAt, written = ''] = entry.split(' ');
    const path = file.paths[Number(page)];
    const shape = file.shapes[Number(page)];
    const verdict = verdicts[Number(verdictAt)];
    const places = readPlaces(written);
    if (
      path === undefined ||
      shape === undefined ||
      verdict === undefined ||
      !places.every((place) => words[place] !== undefined)
    ) {
      throw new Error('The file of asked sentences is broken');
    }
    const at = { section: Number(section), line: Number(line), from: Number(from), to: Number(to) };
    entries.push({ path, shape, ...at, verdict, words: places });
  });
  return { words, entries };
}

/** Writes rising places as the distances between them. */
const writePlaces = (places: readonly number[]): string =>
  places.map((place, at) => writeNumber(place - (places[at - 1] ?? -1) - 1)).join('');

function readPlaces(written: string): number[] {
  let place = -1;
  return readNumbers(written).map((distance) => (place += distance + 1));
}

const isAskedFile = (file: unknown): file is AskedFile =>
  typeof file === 'object' &&
  file !== null &&
  'format' in file &&
  'check' in file &&
  'paths' in file &&
  Array.isArray(file.paths) &&
  'shapes' in file &&
  Array.isArray(file.shapes) &&
  'words' in file &&
  typeof file.words === 'string' &&
  'entries' in file &&
  typeof file.entries === 'string';
