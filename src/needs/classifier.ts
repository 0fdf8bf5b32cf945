import { featureOfPair, featuresCheck, featuresOf, featuresOfWord, numberOf } from './features.ts';
import {
  isNeedsFile,
  isWhole,
  readDistances,
  readValues,
  readWeights,
  type NeedsFile,
} from './needs-file.ts';
import { unpackRows } from './packed-rows.ts';

/** A need, and the pages and sections (`path#anchor`) that answer it, best first. */
export interface PlacedNeed {
  id: string;
  places: readonly string[];
}

/** A need that somebody may have. */
export interface LikelyNeed extends PlacedNeed {
  /** How likely it is, from 0 to 1. All needs together have 1; those below `leastShare` are not listed. */
  share: number;
}

/** True for a request that is declined, with the lawful way (`decline.*` of the bank). */
export const isDeclined = (id: string): boolean => id.startsWith('decline.');

/** Returns how likely it is that somebody has one of these needs. */
export const shareOfAll = (needs: readonly LikelyNeed[]): number =>
  needs.reduce((sum, { share }) => sum + share, 0);

export interface Classifier {
  /** Returns the needs of somebody who says this, likeliest first; empty when nothing in it is known. */
  needsOf: (said: string) => LikelyNeed[];
  /**
   * Returns what somebody with these needs may also ask: the other likely needs, then those that the page of the
   * likeliest one answers. At most three; none where no need is likely, or where the likeliest is declined.
   */
  alsoAsked: (likely: readonly LikelyNeed[]) => PlacedNeed[];
  /**
   * Returns how far somebody with other words, by their sound and in their order, has the needs of somebody who says
   * this: from -1 for opposite needs to 1 for the same. 0 where nothing of one is known.
   */
  alikeNeeds: (said: string) => (words: readonly string[]) => number;
  /** Returns the features that spoke most for a need, with how much each did. For developers. */
  reasonsFor: (said: string, id: string) => { feature: string; speaks: number }[];
}

/** How many further needs are offered, and from which share on a need is likely enough to be one. */
const offered = { most: 3, leastShare: 0.05, leastOfBest: 0.2 };

/** Below this share a need is not listed. */
const leastShare = 0.005;

/**
 * Two judges say how likely a request is one that is declined: all needs together, and a row of its own (`declined` of
 * the file). The mean of their odds is right more often than either. `lean`: the mean is lower than the needs alone.
 * `least`: neither judge is surer than this.
 */
const declining = { lean: 0.8, least: 0.003 };
const odds = (share: number): number =>
  Math.log((share + declining.least) / (1 - share + declining.least));
const shareOfOdds = (logarithm: number): number => 1 / (1 + Math.exp(-logarithm));

/**
 * Opens the classifier of a file. It is linear: the rows of the features are added up, and each need multiplies the
 * sum with its own row. Throws when the file is of another version or broken.
 */
export function openClassifier(file: unknown): Classifier {
  if (!isNeedsFile(file, featuresCheck())) {
    throw new Error('The file of needs is of another version, or not ours');
  }
  if (!isWhole(file)) throw new Error('The file of needs is broken');
  const { dimensions, step, starts } = file;
  const ids = Object.keys(file.needs);
  const rowOf = new Map(readDistances(file.features).map((number, row) => [number, row]));
  const rows = Float32Array.from(
    unpackRows(file.values, rowOf.size, dimensions),
    (value) => value * step,
  );
  const weights = turned(readWeights(file.weights), ids.length, dimensions, (dimension) =>
    stepOf(file, dimension),
  );
  const declinedRow = readValues(file.declined.values);
  const isDeclinedAt = ids.map(isDeclined);

  const knownIn = (said: string) => knownOf(featuresOf(said));
  const knownOf = (features: readonly string[]) =>
    features.flatMap((feature) => {
      const row = rowOf.get(numberOf(feature));
      return row === undefined ? [] : [{ feature, row }];
    });

  const sumOf = (known: readonly { row: number }[]): Float64Array => {
    const sum = new Float64Array(dimensions);
    for (const { row } of known) {
      for (let d = 0; d < dimensions; d++) sum[d] = at(sum, d) + at(rows, row * dimensions + d);
    }
    return sum;
  };
  const scoreOf = (sum: Float64Array, need: number): number => {
    let score = 0;
    for (let d = 0; d < dimensions; d++) score += at(weights, need * dimensions + d) * at(sum, d);
    return score;
  };
  /** How far each need is spoken for, relative to all needs together. */
  const leaningOf = (features: readonly string[]): number[] => {
    const sum = sumOf(knownOf(features));
    const scores = ids.map((_, need) => scoreOf(sum, need));
    const mean = scores.reduce((total, score) => total + score, 0) / scores.length;
    return scores.map((score) => score - mean);
  };

  return {
    needsOf(said) {
      const known = knownIn(said);
      if (known.length === 0) return [];
      const sum = sumOf(known);
      const size = Math.sqrt(known.length);
      const scores = ids.map((_, need) => scoreOf(sum, need) / size + (starts[need] ?? 0) / 100);
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((total, share) => total + share, 0);
      const declined = shares.reduce(
        (total, share, need) => total + (isDeclinedAt[need] ? share / all : 0),
        0,
      );
      const speaks = known.reduce((total, { row }) => total + at(declinedRow, row), 0);
      const judged = shareOfOdds(file.declined.start + (file.declined.step * speaks) / size);
      const together = shareOfOdds((odds(declined) + odds(judged)) / 2 + declining.lean);
      // A bank of one kind alone has nothing to move.
      const isMixed = declined > 0 && declined < 1;
      const factor = (need: number): number => {
        if (!isMixed) return 1;
        return isDeclinedAt[need] ? together / declined : (1 - together) / (1 - declined);
      };
      return ids
        .map((id, need) => ({
          id,
          share: (factor(need) * at(shares, need)) / all,
          places: file.needs[id] ?? [],
        }))
        .filter(({ share }) => share >= leastShare)
        .sort((a, b) => b.share - a.share);
    },
    alsoAsked([best, ...others]) {
      if (!best || best.share < offered.leastOfBest || isDeclined(best.id)) return [];
      const likely = others.filter(({ share }) => share >= offered.leastShare).map(({ id }) => id);
      const pageOf = (id: string): string => (file.needs[id]?.[0] ?? '').replace(/#.*/, '');
      // Those after it in the bank come first, so that the last is not always the same.
      const own = ids.indexOf(best.id);
      const onItsPage = [...ids.slice(own + 1), ...ids.slice(0, own)].filter(
        (id) => pageOf(id) === pageOf(best.id),
      );
      const all = new Set([...likely, ...onItsPage].filter((id) => !isDeclined(id)));
      all.delete(best.id);
      return [...all].slice(0, offered.most).map((id) => ({ id, places: file.needs[id] ?? [] }));
    },
    alikeNeeds(said) {
      const own = leaningOf(featuresOf(said));
      return (words) => cosine(own, leaningOf(featuresOfWords(words)));
    },
    reasonsFor(said, id) {
      const known = knownIn(said);
      const need = ids.indexOf(id);
      return known
        .map(({ feature, row }) => {
          let speaks = 0;
          for (let d = 0; d < dimensions; d++) {
            speaks += at(weights, need * dimensions + d) * at(rows, row * dimensions + d);
          }
          return { feature, speaks: speaks / Math.sqrt(known.length) };
        })
        .sort((a, b) => b.speaks - a.speaks);
    },
  };
}

const featuresOfWords = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word, place) => {
      const before = words[place - 1];
      return [
        ...featuresOfWord(word),
        ...(before === undefined ? [] : [featureOfPair(before, word)]),
      ];
    }),
  ),
];

/** Returns the cosine of the angle between two lists; 0 where one has zeros alone. */
function cosine(one: readonly number[], other: readonly number[]): number {
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, place) => {
    const paired = other[place] ?? 0;
    both += value * paired;
    first += value * value;
    second += paired * paired;
  });
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;

const stepOf = ({ weightSteps }: NeedsFile, dimension: number): number =>
  at(weightSteps, dimension);

/** Returns rows of numbers from whole numbers in columns, each times its step. */
function turned(
  columns: Int8Array,
  rows: number,
  dimensions: number,
  step: (dimension: number) => number,
): Float32Array {
  const all = new Float32Array(rows * dimensions);
  for (let row = 0; row < rows; row++) {
    for (let d = 0; d < dimensions; d++) {
      all[row * dimensions + d] = at(columns, d * rows + row) * step(d);
    }
  }
  return all;
}
