// oxlint-disable typescript/no-non-null-assertion -- Each place is within an array of a known length.
import {
  featureNumbers,
  featureOfPair,
  featuresCheck,
  featuresOfWord,
  numberOf,
  spokenWords,
} from '../../src/needs/features.ts';
import { isDeclined, openClassifier } from '../../src/needs/classifier.ts';
import {
  largestWeight,
  needsFile,
  writeDistances,
  writeValues,
  writeWeights,
  type NeedsFile,
} from '../../src/needs/needs-file.ts';
import { largestValue, packRows } from '../../src/needs/packed-rows.ts';
import { byImportance, type Matrix } from './turn.ts';
import { randomFrom } from '../random.ts';

/** A phrasing and the place of its need in the bank. */
export interface Example {
  said: string;
  need: number;
}

/** What people ask about a sentence of a page. */
export interface AskedOnPage {
  /** Public path of the page without a language prefix. */
  path: string;
  questions: readonly string[];
}

/** The places of needs in the bank, each with how likely it is: 1 together. */
type Shares = readonly (readonly [need: number, share: number])[];

/** What is learned: something said, and the needs that it may have, the likeliest first. */
interface Lesson {
  said: string;
  shares: Shares;
}

/** Settings, chosen on a tenth of the phrasings that were held out of the training. */
const settings = {
  /** Length of the rows. More tell needs apart better and make the file larger. */
  dimensions: 48,
  /** How many features the file has. */
  features: 8000,
  /** Size of the features' values in bytes, as their entropy. It decides how exactly they are written. */
  valueBytes: 25_500,
  /** Share of a phrasing's features that are left out at each step, so that no feature is relied on alone. */
  leftOut: 0.3,
  /**
   * How often a few neighbouring words of a phrasing are learned in its place, and at most how many. People type two or
   * three words into a search; most phrasings are whole questions. What such words mean to several needs is learned too.
   */
  parts: { share: 0.4, mostWords: 4 },
  /** Share of certainty that goes to all needs, so that the classifier is not surer than it should be. */
  doubt: 0.05,
  /** Values below this many steps are written as 0. */
  deadZone: 0.6,
} as const;

/** A turn through all examples: how often, and how far each step goes at its start. */
interface Rounds {
  times: number;
  speed: number;
}
// A speed of 0.22 was near the edge: with nine rounds instead of six it ran away, and the file was worthless.
const rounds = {
  all: { times: 8, speed: 0.14 },
  chosen: { times: 4, speed: 0.06 },
  needs: { times: 2, speed: 0.02 },
  written: { times: 8, speed: 0.03 },
} as const satisfies Record<string, Rounds>;

/**
 * The row of what is declined. `certain`: what the row is taught for a declined and for another request, so that it is
 * not surer than it should be. `levels` and `clipped`: its values are whole steps, and so many features go beyond them.
 */
const declining = {
  times: 8,
  speed: 0.3,
  certain: { declined: 0.95, other: 0.02 },
  levels: 2,
  clipped: 100,
} as const;

/** No step is longer than this, so that a rare phrasing upsets nothing. */
const longestStep = 3;

/**
 * How questions about sentences of pages are learned. Nobody has named their needs: the classifier of the phrasings alone
 * does, for all questions of a sentence together. `every`: one of so many is learned. `ofPage`: a need that the page
 * answers counts so many times. `power`: how far the likeliest needs gain. `least`: a smaller share is left out.
 */
const askedOnPages = { every: 2, ofPage: 4, power: 1.5, least: 0.04 } as const;

/**
 * Trains the classifier of the needs, first with the phrasings of the bank, then with the questions about pages too. No
 * such question is a request to decline, so those of the bank are learned twice then. The same examples and questions give
 * the same file.
 */
export function trainNeeds(
  examples: readonly Example[],
  needs: NeedsFile['needs'],
  asked: readonly AskedOnPage[] = [],
): NeedsFile {
  const lessons = examples.map(({ said, need }): Lesson => ({ said, shares: [[need, 1]] }));
  const file = trainLessons(lessons, needs);
  if (asked.length === 0) return file;
  const isDeclinedNeed = Object.keys(needs).map(isDeclined);
  const declined = lessons.filter((_, place) => isDeclinedNeed[examples[place]!.need]);
  return trainLessons([...lessons, ...lessonsOf(asked, file), ...declined], needs);
}

/** Returns questions about sentences, with the needs that a classifier sees in all questions of the sentence. */
function lessonsOf(asked: readonly AskedOnPage[], file: NeedsFile): Lesson[] {
  const { needsOf } = openClassifier(file);
  const ids = Object.keys(file.needs);
  const isOfPage = (id: string, path: string): boolean =>
    (file.needs[id] ?? []).some((place) => place.replace(/#.*/, '') === path);
  return asked.flatMap(({ path, questions }) => {
    const sums = new Map<string, number>();
    for (const { id, share } of questions.flatMap(needsOf)) {
      if (!isDeclined(id)) sums.set(id, (sums.get(id) ?? 0) + share);
    }
    const likely = [...sums]
      .map(([id, sum]) => {
        const share = (sum / questions.length) * (isOfPage(id, path) ? askedOnPages.ofPage : 1);
        return [ids.indexOf(id), share ** askedOnPages.power] as const;
      })
      .sort(([, one], [, other]) => other - one);
    const shares = whole(whole(likely).filter(([, share]) => share >= askedOnPages.least));
    if (shares.length === 0) return [];
    return questions
      .filter((_, place) => place % askedOnPages.every === 0)
      .map((said) => ({ said, shares }));
  });
}

/** Returns shares that are 1 together. */
function whole(parts: Shares): Shares {
  const all = parts.reduce((sum, [, part]) => sum + part, 0);
  return parts.map(([need, part]) => [need, part / all]);
}

/**
 * Trains with these lessons. First all features are trained; then the ones that decide most are chosen and trained again;
 * then their values are rounded, in the directions that matter, while the training goes on.
 */
function trainLessons(lessons: readonly Lesson[], needs: NeedsFile['needs']): NeedsFile {
  const needCount = Object.keys(needs).length;
  const isDeclinedNeed = Object.keys(needs).map(isDeclined);
  const random = randomFrom(7);
  const d = settings.dimensions;
  const shares = lessons.map((lesson) => lesson.shares);
  const numbered = lessons.map(({ said }) => spokenFeatures(said));
  const model: Model = {
    rows: new Float32Array(featureNumbers * d).map(() => (random() - 0.5) * 0.2),
    needs: new Float32Array(needCount * d),
    starts: new Float32Array(needCount),
  };
  const learn = (
    model: Model,
    features: readonly Spoken[],
    how: Rounds,
    more: Learning = {},
  ): void => learnFrom(model, features, shares, how, random, more);

  learn(model, numbered, rounds.all);

  const counts = new Float64Array(featureNumbers);
  for (const { all } of numbered) for (const number of all) counts[number]! += 1;
  const chosen = chooseFeatures(model, counts);
  const rowOf = new Map(chosen.map((number, row) => [number, row]));
  const features = numbered.map((spoken) => renumbered(spoken, rowOf));
  const counted = Float64Array.from(chosen, (number) => counts[number] ?? 0);
  const small: Model = { ...model, rows: new Float32Array(chosen.length * d) };
  chosen.forEach((number, row) =>
    small.rows.set(model.rows.subarray(number * d, (number + 1) * d), row * d),
  );
  learn(small, features, rounds.chosen);

  const turned = byImportance(
    { values: small.rows, width: d },
    { values: small.needs, width: d },
    counted,
  );
  small.rows = turned.rows;
  small.needs = turned.needs;
  const step = stepFor({ values: small.rows, width: d });
  const exact = small.rows.slice();
  const round = (row: number): void => {
    for (let at = row * d; at < (row + 1) * d; at++) {
      small.rows[at] = rounded(exact[at]!, step) * step;
    }
  };
  chosen.forEach((_, row) => round(row));
  learn(small, features, rounds.needs, { onlyNeeds: true });
  learn(small, features, rounds.written, { exact, changed: round });

  const weightSteps = Array.from({ length: d }, (_, dimension) => {
    let most = 0;
    for (let need = 0; need < needCount; need++) {
      most = Math.max(most, Math.abs(small.needs[need * d + dimension]!));
    }
    return Number((most / largestWeight).toPrecision(4));
  });
  const values = packRows(
    exact.map((value) => rounded(value, step)),
    d,
  );
  return needsFile({
    check: featuresCheck(),
    needs,
    dimensions: d,
    features: writeDistances(chosen),
    step,
    values,
    letters: values.length,
    weights: writeWeights(
      inColumns({ values: small.needs, width: d }, (value, dimension) =>
        Math.round(value / (weightSteps[dimension] || 1)),
      ),
    ),
    weightSteps,
    starts: Array.from(small.starts, (start) => Math.round(start * 100)),
    declined: declinedRow(
      features.map(({ all }) => all),
      shares.map(
        ([likeliest]) => likeliest !== undefined && (isDeclinedNeed[likeliest[0]] ?? false),
      ),
      chosen.length,
      random,
    ),
  });
}

/**
 * Trains how far each feature speaks for a request that is declined (logistic regression, with steps by AdaGrad). The
 * needs' rows learn to tell nearly three hundred needs apart; this one learns that alone.
 */
function declinedRow(
  features: readonly Int32Array[],
  isDeclinedAt: readonly boolean[],
  length: number,
  random: () => number,
): NeedsFile['declined'] {
  const row = new Float64Array(length);
  const squares = new Float64Array(length).fill(0.01);
  let start = -2;
  for (let time = 0; time < declining.times; time++) {
    const speed = declining.speed * (1 - (0.8 * time) / declining.times);
    for (const example of shuffled(features.length, random)) {
      const said = features[example]!.filter(() => random() >= settings.leftOut);
      const size = 1 / Math.sqrt(said.length || 1);
      const score = said.reduce((sum, feature) => sum + row[feature]! * size, start);
      const { declined, other } = declining.certain;
      const error = (isDeclinedAt[example] ? declined : other) - 1 / (1 + Math.exp(-score));
      start += 0.01 * error;
      for (const feature of said) {
        squares[feature]! += (error * size) ** 2;
        row[feature]! += (speed * error * size) / Math.sqrt(squares[feature]!);
      }
    }
  }
  const largest = [...row].map(Math.abs).sort((a, b) => b - a);
  const clip = largest[Math.min(declining.clipped, length - 1)]! || 1;
  const step = Number((clip / declining.levels).toPrecision(4));
  const inSteps = (value: number): number =>
    Math.sign(value) * Math.min(declining.levels, Math.floor(Math.abs(value) / step + 0.4));
  return {
    values: writeValues(Int8Array.from(row, inSteps)),
    step,
    start: Number(start.toPrecision(4)),
  };
}

/** The features of a phrasing: all of them, those of each word, and that of each word with the one before it. */
interface Spoken {
  all: Int32Array;
  words: readonly Int32Array[];
  pairs: readonly Int32Array[];
}

function spokenFeatures(said: string): Spoken {
  const spoken = spokenWords(said);
  const words = spoken.map((word) => Int32Array.from(featuresOfWord(word), numberOf));
  const pairs = spoken.map((word, place) =>
    Int32Array.from(place > 0 ? [numberOf(featureOfPair(spoken[place - 1]!, word))] : []),
  );
  return { all: together(words, pairs, 0, words.length), words, pairs };
}

/** Returns the features of the words from one place to before another, each once. */
function together(
  words: Spoken['words'],
  pairs: Spoken['pairs'],
  from: number,
  to: number,
): Int32Array {
  const all = new Set<number>();
  for (let place = from; place < to; place++) {
    for (const feature of words[place]!) all.add(feature);
    if (place > from) for (const feature of pairs[place]!) all.add(feature);
  }
  return Int32Array.from(all);
}

/** Returns the rows of the features that have one. */
function renumbered({ all, words, pairs }: Spoken, rowOf: ReadonlyMap<number, number>): Spoken {
  const rows = (numbers: Int32Array): Int32Array =>
    Int32Array.from([...numbers].flatMap((number) => rowOf.get(number) ?? []));
  return { all: rows(all), words: words.map(rows), pairs: pairs.map(rows) };
}

/** Returns the features to learn from a phrasing: all of them, or now and then those of a few of its words. */
function learnedFrom({ all, words, pairs }: Spoken, random: () => number): Int32Array {
  const { share, mostWords } = settings.parts;
  if (random() >= share || words.length < 3) return all;
  const length = 1 + Math.floor(random() * Math.min(mostWords, words.length - 1));
  const from = Math.floor(random() * (words.length - length + 1));
  return together(words, pairs, from, from + length);
}

/** Returns the numbers below `length` in random order. */
function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, place) => place);
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The rows of the features and of the needs, one after the other. */
interface Model {
  rows: Float32Array;
  needs: Float32Array;
  starts: Float32Array;
}

interface Learning {
  onlyNeeds?: boolean;
  /** The features' rows before rounding: they are changed, and `changed` rounds a row anew. */
  exact?: Float32Array;
  changed?: (row: number) => void;
}

/** Goes through the lessons in random order, again and again. `taught`: the shares of the needs in each. */
function learnFrom(
  { rows, needs, starts }: Model,
  features: readonly Spoken[],
  taught: readonly Shares[],
  { times, speed }: Rounds,
  random: () => number,
  { onlyNeeds = false, exact = rows, changed }: Learning,
): void {
  const d = settings.dimensions;
  const needCount = starts.length;
  const sum = new Float32Array(d);
  const slope = new Float32Array(d);
  const shares = new Float32Array(needCount);
  const wanted = new Float32Array(needCount);
  for (let time = 0; time < times; time++) {
    const order = shuffled(features.length, random);
    for (let place = 0; place < order.length; place++) {
      const example = order[place]!;
      const rate = speed * (1 - (time + place / order.length) / times);
      const said = learnedFrom(features[example]!, random).filter(
        () => random() >= settings.leftOut,
      );
      if (said.length === 0) continue;
      const size = 1 / Math.sqrt(said.length || 1);
      sum.fill(0);
      for (const row of said) for (let k = 0; k < d; k++) sum[k]! += rows[row * d + k]!;
      for (let k = 0; k < d; k++) sum[k]! *= size;
      let most = -Infinity;
      for (let need = 0; need < needCount; need++) {
        let score = starts[need]!;
        for (let k = 0; k < d; k++) score += needs[need * d + k]! * sum[k]!;
        shares[need] = score;
        if (score > most) most = score;
      }
      let all = 0;
      for (let need = 0; need < needCount; need++) {
        all += shares[need] = Math.exp(shares[need]! - most);
      }
      wanted.fill(settings.doubt / needCount);
      for (const [need, share] of taught[example]!) wanted[need]! += share * (1 - settings.doubt);
      slope.fill(0);
      for (let need = 0; need < needCount; need++) {
        const error = wanted[need]! - shares[need]! / all;
        // Most needs are out of the question. Their errors add up to nothing.
        if (Math.abs(error) < 5e-4) continue;
        const by = rate * error;
        for (let k = 0; k < d; k++) {
          slope[k]! += error * needs[need * d + k]!;
          needs[need * d + k]! += by * sum[k]!;
        }
        starts[need]! += by / 10;
      }
      if (onlyNeeds) continue;
      let steep = 0;
      for (let k = 0; k < d; k++) steep += slope[k]! ** 2;
      const by = rate * size * Math.min(1, longestStep / Math.sqrt(steep || 1));
      for (const row of said) {
        for (let k = 0; k < d; k++) exact[row * d + k]! += by * slope[k]!;
        changed?.(row);
      }
    }
  }
}

/** Returns the numbers of the features that change the needs' scores most often and most, in rising order. */
function chooseFeatures({ rows, needs }: Model, counts: Float64Array): number[] {
  const d = settings.dimensions;
  const products = new Float64Array(d * d);
  for (let at = 0; at < needs.length; at += d) {
    for (let i = 0; i < d; i++) {
      for (let j = 0; j < d; j++) products[i * d + j]! += needs[at + i]! * needs[at + j]!;
    }
  }
  const weightOf = (number: number): number => {
    let square = 0;
    for (let i = 0; i < d; i++) {
      for (let j = 0; j < d; j++) {
        square += rows[number * d + i]! * products[i * d + j]! * rows[number * d + j]!;
      }
    }
    return Math.sqrt(Math.max(0, square) * counts[number]!);
  };
  return Array.from(counts.keys())
    .filter((number) => counts[number]! > 1)
    .map((number) => ({ number, weight: weightOf(number) }))
    .sort((a, b) => b.weight - a.weight || a.number - b.number)
    .slice(0, settings.features)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}

/** Returns a value in whole steps, from -3 to 3. Small ones are 0, which is the cheapest to write. */
function rounded(value: number, step: number): number {
  const steps = Math.max(0, Math.floor(Math.abs(value) / step + 1 - settings.deadZone));
  return Math.min(largestValue, steps) * Math.sign(value);
}

/** Returns the step with which the values have the wanted size. */
function stepFor(rows: Matrix): number {
  let [low, high] = [1e-4, 1e4];
  for (let time = 0; time < 40; time++) {
    const step = Math.sqrt(low * high);
    const values = inColumns(rows, (value) => rounded(value, step));
    if (bytesOf(values, rows.values.length / rows.width) > settings.valueBytes) low = step;
    else high = step;
  }
  return Number(high.toPrecision(4));
}

/** Returns the entropy of columns of this length in bytes. */
function bytesOf(columns: Int8Array, length: number): number {
  let bits = 0;
  for (let from = 0; from < columns.length; from += length) {
    const counts = new Uint32Array(2 * largestValue + 1);
    for (let at = from; at < from + length; at++) counts[columns[at]! + largestValue]! += 1;
    for (const count of counts) if (count > 0) bits -= count * Math.log2(count / length);
  }
  return bits / 8;
}

/** Returns whole numbers of a matrix, column by column. */
function inColumns(
  { values, width }: Matrix,
  whole: (value: number, column: number) => number,
): Int8Array {
  const rows = values.length / width;
  const columns = new Int8Array(values.length);
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < rows; row++) {
      columns[column * rows + row] = whole(values[row * width + column]!, column);
    }
  }
  return columns;
}
