import { allQuestionWords } from '../../locales/all-question-words.ts';
import { measures } from '../../locales/search-words.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import type { Answers } from '../../register/answers.ts';
import { states, type StateCode } from '../../register/states.ts';
import { betweenWords } from './between-words.ts';

const languages = Object.values(allQuestionWords);

/**
 * Returns the answers that the question's numbers and places give ("12 workers", "sales of 20 lakh", "Hyderabad"), and
 * its other words.
 */
export function toldIn(typed: string): { told: Answers; rest: string } {
  const text = withDigits(typed);
  const told: Answers = {};
  let rest = text;
  for (const { numbers, pattern } of counting) {
    for (const [workers, ...groups] of text.matchAll(pattern)) {
      const count = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
      // "12 people, 2 of them helpers": the helpers are among the twelve.
      told.workers = Math.max(Number(told.workers ?? 0), numbers.get(count) ?? Number(count));
      rest = rest.replace(workers, ' ');
    }
  }
  if (told.workers === undefined && noWorkers.test(text)) told.workers = 0;
  for (const words of languages) {
    const { 0: amount = '', index = 0 } = amountTold.exec(rest) ?? {};
    const near = around(rest, index, amount.length);
    const isSales = startingAt(words.salesTold, wordStart).test(near) && !isOtherSum(near);
    const sales = amount && isSales ? parseAmount(amount) : undefined;
    if (sales !== undefined) {
      told.turnover = sales;
      rest = rest
        .replace(amount, ' ')
        .replace(words.salesTold, ' ')
        .replace(/\b(?:a|per)\s+year\b/i, ' ');
    }
  }
  const named = statesIn(text);
  const [state, ...otherStates] = named;
  if (state) told.state = state;
  if (state && otherStates.length === 0 && (isOnlyIn(text, state) || sellsHere.test(text)))
    told.reach = [];
  for (const state of named) rest = rest.replace(statePatterns[state] ?? '', ' ');
  return { told, rest };
}

/** Returns the states that a text names, itself or by a city, in the order of the text. */
export const statesIn = (text: string): StateCode[] =>
  states
    .map((state) => ({ state, at: text.search(statePatterns[state] ?? /$^/) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ state }) => state);

const sellsHere = betweenWords(languages.map((words) => words.sellsHere));
const noWorkers = betweenWords(languages.map((words) => words.noWorkers));
const onlyWord = betweenWords(languages.map((words) => words.only));
const only = `(?:${languages.map((words) => words.only.source).join('|')})`;
const onlyBefore = new RegExp(`${only}(?:\\s+\\p{L}+)?\\s+$`, 'iu');
const onlyAfter = new RegExp(`^[\\p{L}\\p{M}]*\\s+(?:\\S+\\s+)?${only}`, 'iu');

/** True where a question says "only". */
export const saysOnly = (text: string): boolean => onlyWord.test(text);

/** True where "only" stands beside the name of a state. */
function isOnlyIn(text: string, state: StateCode): boolean {
  const name = statePatterns[state]?.exec(text);
  return (
    !!name &&
    (onlyBefore.test(text.slice(0, name.index)) ||
      onlyAfter.test(text.slice(name.index + name[0].length)))
  );
}

const longestFirst = (a: string, b: string): number => b.length - a.length;

/** Adds the numbers that are two words: "twenty two", "ఇరవై రెండు". */
function withJoined(counts: Readonly<Record<string, number>>): Record<string, number> {
  const all = Object.entries(counts).map(
    ([word, count]) => [word.normalize('NFC'), count] as const,
  );
  const joined = all
    .filter(([, tens]) => tens >= 20 && tens % 10 === 0)
    .flatMap(([word, tens]) =>
      all
        .filter(([, ones]) => ones < 10)
        .flatMap(([one, ones]) =>
          [' ', '-'].map((by) => [`${word}${by}${one}`, tens + ones] as const),
        ),
    );
  return Object.fromEntries([...all, ...joined]);
}

/** Words for numbers of people, and the numbers of workers that they begin or are. */
const counting = languages.map(({ counts, peopleCounted, workersTold }) => {
  const joined = withJoined(counts);
  const numbers = { ...joined, ...peopleCounted };
  const before = workersTold.source.replaceAll(
    '(\\d{1,4})',
    `(\\d{1,4}|${Object.keys(joined).sort(longestFirst).join('|')})`,
  );
  const whole = ['(?!)', ...Object.keys(peopleCounted)].join('|');
  return {
    numbers: new Map(Object.entries(numbers)),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\d.,])(?:${before}|(${whole})(?![\\p{L}\\p{M}]))`,
      'giu',
    ),
  };
});

/** The least sum that is one without a word of size: smaller bare numbers count people, days or things. */
const leastBareSum = 1000;

/**
 * Returns the largest sum of rupees in a question that is no loan, rent, fine or the like; undefined without one. For
 * questions that a sum decides: people write "31 lakh last year", and no word of sales.
 */
export const largestSum = (text: string): number | undefined =>
  largestNear(withDigits(text), (near) => !isOtherSum(near));

/** Returns the only age that a question tells; undefined without one, or with several. */
export function ageToldIn(text: string): number | undefined {
  const written = withDigits(text);
  return onlyOne(
    agesTold.flatMap((pattern) =>
      [...written.matchAll(pattern)].flatMap(([, ...groups]) =>
        groups.filter((group) => group !== undefined).map(Number),
      ),
    ),
  );
}

const agesTold = languages.map(
  ({ ageTold }) => new RegExp(`(?<![\\p{L}\\p{M}\\d.,])(?:${ageTold.source})`, 'giu'),
);

/** Returns the only measure of its kind in a question: a height, a weight in kilograms; undefined without one, or with several. */
export function measureIn(
  text: string,
  measure: Exclude<(typeof measures)[number], 'tonnes'>,
): number | undefined {
  const written = withDigits(text);
  const numbersOf = (name: (typeof measures)[number]) =>
    [...written.matchAll(measured[name])].map(([, number = '']) =>
      Number(number.replaceAll(',', '')),
    );
  return onlyOne([
    ...numbersOf(measure),
    ...(measure === 'kilograms' ? numbersOf('tonnes').map((tonnes) => tonnes * 1000) : []),
  ]);
}

const measureWords = Object.fromEntries(
  measures.map((name) => [name, languages.map((words) => words.measures[name].source).join('|')]),
) as Record<(typeof measures)[number], string>;
const measured = Object.fromEntries(
  measures.map((name) => [
    name,
    new RegExp(
      `(?<![\\d.,])(\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:${measureWords[name]})(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  ]),
) as Record<(typeof measures)[number], RegExp>;

const onlyOne = (numbers: readonly number[]): number | undefined => {
  const [only, ...others] = new Set(numbers);
  return others.length === 0 ? only : undefined;
};

/** Returns the only number of two digits in a question about an age; undefined without one, or with several. */
export function ageIn(text: string): number | undefined {
  const ages = [...text.matchAll(/(?<![\d.,])\d{2}(?!\d|[.,]\d|%)/gu)].map(([number]) =>
    Number(number),
  );
  const inWords = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => counted.get(word) ?? [])
    .filter((count) => count >= 10);
  return onlyOne([...ages, ...inWords]);
}

/** Returns the largest sum of rupees that is a worker's pay; undefined without one. */
export const wageIn = (text: string): number | undefined =>
  largestNear(withDigits(text), (near) =>
    languages.some(({ wageTold }) => startingAt(wageTold, wordStart).test(near)),
  );

/** Returns the largest sum of rupees in a question about an income; undefined without one, or where it is one of sales. */
export const incomeIn = (text: string): number | undefined =>
  toldIn(text).told.turnover === undefined ? largestNear(withDigits(text), () => true) : undefined;

function largestNear(text: string, isMeant: (near: string) => boolean): number | undefined {
  const sums = [...text.matchAll(sumTold)].flatMap(({ 0: written, index }) => {
    const sum = parseAmount(written.trim());
    const near = around(text, index, written.length);
    const isBare = !/\p{L}/u.test(written.replace(/rs\.?|₹/iu, ''));
    if (sum === undefined || (isBare && sum < leastBareSum)) return [];
    // A year is no sum.
    if (isBare && /^(?:19|20)\d\d$/.test(written.trim())) return [];
    return isMeant(near) ? [sum] : [];
  });
  return sums.length > 0 ? Math.max(...sums) : undefined;
}

/** The names of each state and its cities, in all languages. */
const statePatterns: Readonly<Partial<Record<StateCode, RegExp>>> = Object.fromEntries(
  states.flatMap((state) => {
    const names = languages.flatMap(({ places }) => places[state] ?? []);
    return names.length > 0 ? [[state, betweenWords(names)]] : [];
  }),
);

/** Letters before and after an amount in which the word for sales, or for another sum, may stand. */
const nearby = 28;
const around = (text: string, start: number, length: number): string =>
  text.slice(Math.max(0, start - nearby), start + length + nearby);
const wordStart = /(?<![\p{L}\p{M}])/u;

/** Returns the pattern, which matches only after what `before` looks for. */
const startingAt = (pattern: RegExp, before: RegExp): RegExp =>
  new RegExp(`${before.source}(?:${pattern.source})`, pattern.flags);

const isOtherSum = (near: string): boolean =>
  languages.some(({ otherSums }) => startingAt(otherSums, wordStart).test(near));

const sizes =
  /lakhs?|lacs?|laksha[ls]?[a-z]*|crores?|cr|kotl[ua]|koti|ha[zj]aa?r|thousand|velu|लाख|हज़ार|हजार|करोड़|(?:వేల|లక్ష|కోట్ల|కోటి)[\p{L}\p{M}]*/u
    .source;

/** An amount with a word of size; a bare number may be anything. */
const amountTold = new RegExp(
  `(?:₹|rs\\.?)?\\s*\\d[\\d.,]*\\s*(?:${sizes})(?![\\p{L}\\p{M}])`,
  'iu',
);
const sumTold = new RegExp(
  `(?<![\\d.,])(?:₹|rs\\.?)?\\s*\\d[\\d.,]*\\d?\\s*(?:(?:${sizes})(?![\\p{L}\\p{M}]))?`,
  'giu',
);

/** Numbers in words before a size: "fifteen lakh", "साढ़े तीन लाख". */
const counted: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ counts }) => Object.entries(withJoined(counts))),
);
const yearWords = 'years?|yrs?|saal|sal|yell|samvat|साल|वर्ष|बरस|ఏళ్|యేళ్|ఏండ్|సంవత్సర';
const hundreds = 'hundred|sau|सौ|vandala|వందల';
const inHundreds = new RegExp(`(?<![\\d.,])(\\d{1,2})\\s+(?:${hundreds})(?![\\p{L}\\p{M}])`, 'giu');
const halves = languages.flatMap(({ andHalf }) => andHalf?.source.normalize('NFC') ?? []).join('|');
const numberInWords = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(${halves})\\s+)?(${[...counted.keys(), '\\d{1,2}'].sort(longestFirst).join('|')})(?=\\s*(?:${sizes}|${Object.values(measureWords).join('|')}|${yearWords}|${hundreds}))`,
  'giu',
);

/** Writes the numbers before a size, a measure or years in digits. */
function withDigits(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(numberInWords, (written, half: string | undefined, number: string) => {
      const count = counted.get(number.toLowerCase()) ?? Number(number);
      return Number.isNaN(count) ? written : String(half === undefined ? count : count + 0.5);
    })
    .replaceAll(inHundreds, (_, count: string) => String(Number(count) * 100));
}
