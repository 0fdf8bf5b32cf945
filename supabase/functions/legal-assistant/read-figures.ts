import { readNumberWord, tableSpelling, type NumberWord } from './number-words.ts';
import {
  fillers,
  isSureMonth,
  monthOf,
  multipleOf,
  namedOf,
  partsOf,
  unitOf,
  weekdayOf,
  workingWords,
} from './units.ts';

/** One possible meaning of a figure. */
export type Reading =
  /**
   * `kind` is a unit (units.ts), `money`, `amount` (lakh without a stated unit), `plain`, `ordinal`, `year` …
   */
  | { is: 'quantity'; kind: string; value: number }
  | { is: 'date'; day?: number; month?: number; year?: number }
  /** "section 19(2)": `of` is the kind of thing, `name` its number. */
  | { is: 'named'; of: string; name: string }
  /** Contains digits, but is no number: a form's name, a telephone number, a malformed amount. */
  | { is: 'literal'; text: string };

/** A figure of a text, with its position. */
export interface Figure {
  start: number;
  end: number;
  /** All possible meanings: the first number of "10 to 20 lakh" is both 10 and 10 lakh. */
  readings: Reading[];
  /** The unit of time behind it, as in "₹50 a day". */
  per?: string;
  /** True for working days. */
  isWorking?: true;
}

interface Token {
  is: 'number' | 'word' | 'sign';
  text: string;
  /** The word as the tables spell it; the text itself for numbers and signs. */
  key: string;
  start: number;
  end: number;
}

/** Each alternative takes at least one character and never backtracks, so the time is linear. */
const tokenPattern = /\[\d{1,3}\]|(\d+(?:[.,:/'-]\d+)*)|(\p{L}[\p{L}\p{M}]*)|\S/gu;

const wellFormed = /^(?:\d{1,15}|\d{1,3}(?:,\d{2,3}){0,6},\d{3})(?:\.\d{1,2})?$/;
const dayMonthYear = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const yearMonthDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^(\d{1,2}):(\d{2})$/;
const range = /^(\d[\d,.]*)-(\d[\d,.]*)$/;

const ordinalEndings = new Set(['st', 'nd', 'rd', 'th', 'वीं', 'वां', 'वें', 'వ', 'తేదీ', 'va']);
const dayOfMonthWords = new Set(['तारीख', 'तारीखों', 'తేదీ', 'tarikh', 'tareekh', 'tedi']);
const glueScales = new Map([
  ['l', 100_000],
  ['k', 1000],
]);
const bareScaleless = new Set(['k', 'cr', 'mn', 'bn']);
const connectors = new Set([
  'to',
  'or',
  'and',
  '-',
  ',',
  '&',
  '/',
  'से',
  'या',
  'और',
  'se',
  'ya',
  'aur',
  'లేదా',
  'నుండి',
  'నుంచి',
]);
const halves = new Set(['half', 'quarter']);
const articles = new Set(['a', 'an', 'one']);
const perWords = new Set(['a', 'an', 'per', 'each', 'every', '/', 'प्रति', 'हर', 'ప్రతి']);
const perAdverbs = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annually', 'year'],
]);
const periodNames = new Map([
  ['day', 'day'],
  ['days', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['months', 'month'],
  ['year', 'year'],
  ['annum', 'year'],
  ['दिन', 'day'],
  ['महीने', 'month'],
  ['माह', 'month'],
  ['साल', 'year'],
  ['वर्ष', 'year'],
]);
const beforeMay = new Set('by in until till of since from before after end from'.split(' '));
const calculation = new Set(['×', '^', '+', '=', '÷', 'x']);
const romanNumber = /^(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const dialled = new Map([
  ['double', 2],
  ['triple', 3],
  ['oh', 0],
]);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const [whole, number, word] = match;
    const is = number === undefined ? (word === undefined ? 'sign' : 'word') : 'number';
    const key = is === 'word' ? tableSpelling(whole) : whole;
    tokens.push({ is, text: whole, key, start: match.index, end: match.index + whole.length });
  }
  return tokens;
}

/**
 * Returns the figures of a text in one spelling (readable.ts): numbers, amounts in words, dates, sections,
 * and all other text with digits, in English, Hindi and Telugu. Excludes citations, and numbers below 10
 * without a unit, such as "2 photographs". Takes time proportional to the text.
 */
export function readFigures(text: string): Figure[] {
  return readAllFigures(text).filter(isSignificant);
}

/** Returns the figures of a passage: also includes small numbers without a unit. */
export function readAllFigures(text: string): Figure[] {
  const tokens = tokensOf(text);
  const figures: Figure[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found =
      readDialled(tokens, at) ??
      readDate(tokens, at) ??
      readIdentifier(tokens, at) ??
      readFraction(tokens, at) ??
      readQuantity(tokens, at) ??
      readSingle(tokens, at);
    if (found) figures.push(...found.figures);
    at = found ? Math.max(found.next, at + 1) : at + 1;
  }
  inherit(tokens, figures);
  return figures;
}

interface Found {
  figures: Figure[];
  next: number;
}

const figure = (
  tokens: readonly Token[],
  from: number,
  to: number,
  ...readings: Reading[]
): Figure => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to]?.end ?? 0,
  readings,
});
const quantity = (kind: string, value: number): Reading => ({
  is: 'quantity',
  kind,
  value: Math.round(value * 10_000) / 10_000,
});
const literal = (text: string): Reading => ({ is: 'literal', text });
const isGlued = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.end === after.start;

/** A number below 10 without a unit counts things or steps. Two together may still be a telephone number. */
function isSignificant({ readings }: Figure): boolean {
  return readings.some(
    (reading) =>
      reading.is !== 'quantity' ||
      !(reading.kind === 'plain' || reading.kind === 'ordinal') ||
      reading.value >= 10 ||
      !Number.isInteger(reading.value),
  );
}

/** Reads four or more single digits in a row, in digits or in words, as a telephone number. */
function readDialled(tokens: readonly Token[], at: number): Found | undefined {
  let next = at;
  let last = at;
  let digits = 0;
  for (; next < tokens.length; next++) {
    const token = tokens[next];
    if (!token) break;
    if (isDigit(token)) {
      digits++;
      last = next;
      continue;
    }
    const behind = tokens[next + 1];
    const isBetween = dialled.has(token.key) || (digits > 0 && /^[-,./]$/.test(token.text));
    if (!isBetween || !behind || !(isDigit(behind) || dialled.has(behind.key))) break;
    // "double triple" has no meaning.
    if (dialled.has(token.key) && dialled.has(behind.key)) break;
  }
  if (digits < 4) return undefined;
  const text = tokens
    .slice(at, last + 1)
    .map((token) => token.text)
    .join(' ');
  return { figures: [figure(tokens, at, last, literal(text))], next: last + 1 };
}

function isDigit({ is, text, key }: Token): boolean {
  if (is === 'number') return text.length === 1;
  if (is !== 'word') return false;
  const read = readNumberWord(key);
  const [number] = read?.numbers ?? [];
  return number?.is === 'number' && number.value < 10 && Number.isInteger(number.value);
}

function yearIn(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/** Reads "31 Mar 2026", "March 31st", "31/12/2026", a month with a year, or a month alone. */
function readDate(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.is === 'number') {
    const [, d, , m, y] = dayMonthYear.exec(token.text) ?? [];
    const [, year, month, day] = yearMonthDay.exec(token.text) ?? [];
    const isWritten = d !== undefined || day !== undefined;
    if (isWritten && !isNameBefore(tokens, at)) {
      const numbers = d === undefined ? [day, month, year] : [d, m, y];
      const [ofMonth = 0, inYear = 0, asYear = 0] = numbers.map(Number);
      return {
        figures: [
          figure(tokens, at, at, { is: 'date', day: ofMonth, month: inYear, year: asYear }),
        ],
        next: at + 1,
      };
    }
  }
  const day = dayAt(tokens, at);
  let next = day ? day.next : at;
  if (day) while (tokens[next]?.key === 'of' || /^[-,]$/.test(tokens[next]?.text ?? '')) next++;
  const name = tokens[next];
  const month = name?.is === 'word' ? monthOf(name.key) : undefined;
  if (month === undefined || !name) return undefined;
  // "Section 19 may apply": here "may" is the verb.
  if (/^(?:may|march)$/.test(name.text) && yearIn(tokens[next + 1]?.text) === undefined)
    return undefined;
  let last = next;
  let read: { day?: number; month: number; year?: number } = {
    month,
    ...(day && { day: day.value }),
  };
  next++;
  if (!day) {
    while (/^[-.,]$/.test(tokens[next]?.text ?? '')) next++;
    const after = tokens[next]?.key === 'the' ? next + 1 : next;
    const later = yearIn(tokens[after]?.text) === undefined ? dayAt(tokens, after) : undefined;
    if (later) {
      read = { ...read, day: later.value };
      last = later.next - 1;
      next = later.next;
    }
  }
  while (/^[-.,']$/.test(tokens[next]?.text ?? '')) next++;
  const year = yearIn(tokens[next]?.text);
  if (year !== undefined) {
    read = { ...read, year };
    last = next;
  }
  if (read.day === undefined && year === undefined && !standsAlone(tokens, at)) return undefined;
  return { figures: [figure(tokens, at, last, { is: 'date', ...read })], next: last + 1 };
}

/** Returns true for a month's name that has no other meaning here. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isSureMonth(token.key)) return true;
  if (/^(?:मई|మే)$/.test(token.key)) return false;
  return /^(?:May|March)$/.test(token.text) && beforeMay.has(tokens[at - 1]?.key ?? '');
}

/** Reads a day of a month: "31", "1st", "the first", "twenty-fifth". */
function dayAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.is === 'number') {
    if (!/^\d{1,2}$/.test(token.text) || isNameBefore(tokens, at)) return undefined;
    const value = Number(token.text);
    const isOrdinal =
      isGlued(token, tokens[at + 1]) && ordinalEndings.has(tokens[at + 1]?.key ?? '');
    return value >= 1 && value <= 31 ? { value, next: isOrdinal ? at + 2 : at + 1 } : undefined;
  }
  const read = token.is === 'word' ? spelledAt(tokens, at) : undefined;
  return read &&
    !read.ambiguous &&
    Number.isInteger(read.value) &&
    read.value >= 1 &&
    read.value <= 31
    ? { value: read.value, next: read.next }
    : undefined;
}

/** Returns true when letters directly before a number make it a part of a name: GSTR-3B, PMT-06, A4. */
function isNameBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!isGlued(before, tokens[at]) || !before) return false;
  if (before.is === 'word') return unitOf(before.key)?.kind !== 'money' && !namedOf(before.key);
  const name = tokens[at - 2];
  return (
    before.text === '-' &&
    isGlued(name, before) &&
    name?.is === 'word' &&
    monthOf(name.key) === undefined &&
    unitOf(name.key) === undefined &&
    !connectors.has(name.key) &&
    !/^[ap]m$/.test(name.key)
  );
}

/** Reads letters and digits that are no number with a unit: "GSTR-3B", "5OOO", "1800-112-100". */
function readIdentifier(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.is === 'word' && /^[IlO]{2,}$/.test(token.text) && token.text.includes('O')) {
    return { figures: [figure(tokens, at, at, literal(token.text))], next: at + 1 };
  }
  if (token.is !== 'number') return undefined;
  let first = at;
  let last = at;
  if (isNameBefore(tokens, at)) first = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
  const named = namedBefore(tokens, at);
  // Letters behind it: "3B", but not "5k", "11th", "30days" or "9am".
  if (named === undefined) {
    while (isGlued(tokens[last], tokens[last + 1]) && isNamePart(tokens, last + 1)) last++;
  }
  const isSplit = (from: number, to: number) =>
    tokens[from]?.is === 'number' && tokens[to]?.is === 'number';
  const isPlain = first === at && last === at;
  if (isPlain && isSplit(at, at + 1)) {
    while (isSplit(last, last + 1)) last++;
    const text = tokens
      .slice(at, last + 1)
      .map((one) => one.text)
      .join(' ');
    return { figures: [figure(tokens, at, last, literal(text))], next: last + 1 };
  }
  if (!isPlain) {
    const text = tokens
      .slice(first, last + 1)
      .map((one) => one.text)
      .join('');
    return { figures: [figure(tokens, first, last, literal(text))], next: last + 1 };
  }
  if (calculation.has(tokens[at + 1]?.key ?? '') && tokens[at + 2]?.is === 'number') {
    const text = tokens
      .slice(at, at + 3)
      .map((one) => one.text)
      .join(' ');
    return { figures: [figure(tokens, at, at + 2, literal(text))], next: at + 3 };
  }
  return undefined;
}

function isNamePart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.is === 'number') return tokens[at - 1]?.is === 'word';
  if (token.is !== 'word') return false;
  const before = tokens[at - 1];
  if (before?.is !== 'number') return true;
  const { key } = token;
  return !(
    ordinalEndings.has(key) ||
    glueScales.has(key) ||
    /^[ap]m$/.test(key) ||
    unitOf(key) !== undefined ||
    monthOf(key) !== undefined ||
    readNumberWord(key) !== undefined ||
    (key === 'x' && tokens[at + 1]?.is === 'number')
  );
}

/** Reads "half a year", "three quarters", "one-tenth". Half a lakh is a quantity. */
function readFraction(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (token?.is !== 'word') return undefined;
  const times = multipleOf(token.key);
  if (times !== undefined) {
    return { figures: [figure(tokens, at, at, quantity('times', times))], next: at + 1 };
  }
  const whole = partsOf(token.key);
  if (whole !== undefined && (whole === 2 || token.key.length > 4)) {
    const isArticle = articles.has(tokens[at + 1]?.key ?? '');
    const behind = tokens[at + (isArticle ? 2 : 1)];
    if (behind?.is === 'word' && isScale(behind.key)) return undefined;
    const unit = behind?.is === 'word' ? unitOf(behind.key) : undefined;
    if (unit && (whole === 2 || isArticle)) {
      return {
        figures: [
          figure(tokens, at, at + (isArticle ? 2 : 1), quantity(unit.kind, unit.factor / whole)),
        ],
        next: at + (isArticle ? 3 : 2),
      };
    }
    const isPart = whole !== 4 || tokens[at + 1]?.key === 'of' || !/^quarters?$/.test(token.key);
    const isOrdinal = /^(?:third|fifth|sixth|eighth|tenth|hundredth)$/.test(token.key);
    if (isPart && !isOrdinal && !token.key.endsWith('s')) {
      return { figures: [figure(tokens, at, at, quantity('share', 100 / whole))], next: at + 1 };
    }
  }
  const read = spelledAt(tokens, at);
  if (!read || read.isOrdinal) return undefined;
  const behind = tokens[read.next]?.text === '-' ? read.next + 1 : read.next;
  const parts = partsOf(tokens[behind]?.key ?? '');
  if (parts === undefined || parts === 2) return undefined;
  const share = quantity('share', (read.value * 100) / parts);
  return { figures: [figure(tokens, at, behind, share)], next: behind + 1 };
}

const isScale = (key: string): boolean => readNumberWord(key)?.numbers[0]?.is === 'scale';

/** More words than any number here needs. The limit bounds the time for a text of number words. */
const longestSpelled = 16;

interface Spelled {
  value: number;
  next: number;
  isScaled: boolean;
  isOrdinal: boolean;
  ambiguous: boolean;
  /** The unit behind the number in a Telugu word. */
  rest: string;
}

/** Reads a number from its parts, in digits, in words or in both: "1 lakh 50 thousand", "साढ़े चार हज़ार". */
function spelledAt(tokens: readonly Token[], from: number): Spelled | undefined {
  let at = from;
  let total = 0;
  let current: number | undefined;
  let shift = 0;
  let isScaled = false;
  let isOrdinal = false;
  let allAmbiguous = true;
  let rest = '';
  let next = from;

  function take(number: NumberWord): boolean {
    if (number.is === 'shift') {
      if (current === undefined && !isScaled) {
        current = number.alone;
        shift = number.by;
      } else if (current === undefined)
        total += (total * number.by) / Math.max(1, total / lastScale);
      else current += number.by;
      return true;
    }
    if (number.is === 'scale') {
      const value = current ?? 1;
      if (number.value === 100 && value < 100) current = value * 100;
      else {
        total += value * number.value;
        current = undefined;
      }
      lastScale = number.value;
      isScaled = true;
      return true;
    }
    if (isOrdinal) return false;
    if (shift !== 0) {
      current = number.value + shift;
      shift = 0;
    } else if (current === undefined) current = number.value;
    else if (current % 100 === 0 && current > 0 && number.value < 100) current += number.value;
    else if (current % 10 === 0 && current % 100 >= 20 && number.value > 0 && number.value < 10) {
      current += number.value;
    } else return false;
    isOrdinal = number.ordinal ?? false;
    return true;
  }
  let lastScale = 1;

  for (; at < Math.min(tokens.length, from + longestSpelled) && rest === ''; at++) {
    const token = tokens[at];
    if (!token) break;
    if (token.is === 'number') {
      if (current !== undefined || !wellFormed.test(token.text)) break;
      if (at > from && !isScaled) break;
      current = Number(token.text.replaceAll(',', ''));
      allAmbiguous = false;
      if (isGlued(token, tokens[at + 1])) {
        const scale = glueScales.get(tokens[at + 1]?.key ?? '');
        if (scale !== undefined) {
          take({ is: 'scale', value: scale });
          at++;
        }
      }
      next = at + 1;
      continue;
    }
    if (token.is === 'word') {
      const read = readNumberWord(token.key);
      if (read) {
        if (current === undefined && !isScaled && bareScaleless.has(token.key)) break;
        if (!read.numbers.every(take)) break;
        if (!read.ambiguous) allAmbiguous = false;
        rest = read.rest;
        next = at + 1;
        continue;
      }
      // "and a half", "half a lakh"
      const behind = articles.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
      if (token.key === 'and' && next > from && halves.has(tokens[behind]?.key ?? '')) {
        current = (current ?? 0) + (tokens[behind]?.key === 'half' ? 0.5 : 0.25);
        at = behind;
        next = at + 1;
        continue;
      }
      if (token.key === 'and' && next === at && (isScaled || current !== undefined)) {
        const after = tokens[at + 1];
        if (after?.is === 'word' && isScaled && readNumberWord(after.key)) continue;
        break;
      }
      const part = partsOf(token.key);
      const scaled = tokens[behind];
      if (
        next === from &&
        current === undefined &&
        part !== undefined &&
        scaled?.is === 'word' &&
        isScale(scaled.key)
      ) {
        current = 1 / part;
        allAmbiguous = false;
        at = behind - 1;
        next = behind;
        continue;
      }
      break;
    }
    if (token.text === '-' && next === at && isGlued(tokens[at - 1], token)) {
      const after = tokens[at + 1];
      if (after?.is === 'word' && isGlued(token, after) && readNumberWord(after.key)) continue;
    }
    break;
  }
  if (next === from) return undefined;
  return {
    value: total + (current ?? 0),
    next,
    isScaled,
    isOrdinal,
    ambiguous: allAmbiguous,
    rest,
  };
}

/** Reads a number with the words before and behind it. */
function readQuantity(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.is === 'number' && !wellFormed.test(token.text)) return readOddNumber(tokens, at);
  const named = namedBefore(tokens, at);
  if (token.is === 'number' && named !== undefined) return readNamed(tokens, at, named, token.text);
  if (
    token.is === 'word' &&
    named !== undefined &&
    isRoman(token.text) &&
    !(named === 'form' && token.text === 'I')
  ) {
    return readNamed(tokens, at, named, String(romanValue(token.key)));
  }
  const read = spelledAt(tokens, at);
  if (!read) return undefined;
  if (named !== undefined && !read.ambiguous) {
    return readNamed(tokens, at, named, String(read.value), read.next);
  }
  return withUnit(tokens, at, read);
}

function withUnit(tokens: readonly Token[], at: number, read: Spelled): Found | undefined {
  const { value, isScaled, ambiguous } = read;
  let { next } = read;
  if (read.isOrdinal) {
    return { figures: [figure(tokens, at, next - 1, quantity('ordinal', value))], next };
  }
  const before = currencyBefore(tokens, at);
  const isWord = tokens[at]?.is === 'word';
  if (isWord && ambiguous && !isScaled && before === undefined && !unitBehind(tokens, read)) {
    return undefined;
  }
  const last = next - 1;
  const result = (kind: string, amount: number, end: number, isWorking = false): Found => ({
    figures: [
      {
        ...figure(tokens, at, end, quantity(kind, amount)),
        ...(isWorking && { isWorking: true as const }),
        ...perBehind(tokens, end + 1),
      },
    ],
    next: end + 1,
  });
  if (before !== undefined) return result(before, value, last);
  const token = tokens[next];
  if (token && isGlued(tokens[last], token) && ordinalEndings.has(token.key)) {
    const behind = namedOf(tokens[next + 1]?.key ?? '');
    if (behind) return readNamed(tokens, at, behind, String(value), next + 2);
    return { figures: [figure(tokens, at, next, quantity('ordinal', value))], next: next + 1 };
  }
  if (token && dayOfMonthWords.has(token.key)) {
    return { figures: [figure(tokens, at, next, quantity('ordinal', value))], next: next + 1 };
  }
  if (/^[ap]m$/.test(token?.key ?? '') && Number.isInteger(value)) {
    return result('clock', clockValue(value, 0, token?.key), next);
  }
  if (token?.text === '/' && tokens[next + 1]?.text === '-')
    return result('money', value, next + 1);
  const unit = unitBehind(tokens, read);
  if (unit) {
    next = unit.next;
    return result(unit.kind, value * unit.factor, next - 1, unit.isWorking);
  }
  const digits = tokens[at]?.text;
  const year = next === at + 1 ? yearIn(digits) : undefined;
  if (year !== undefined) {
    return {
      figures: [figure(tokens, at, last, { is: 'date', year }, quantity('plain', year))],
      next,
    };
  }
  return result(isScaled ? 'amount' : 'plain', value, last);
}

interface FoundUnit {
  kind: string;
  factor: number;
  next: number;
  isWorking: boolean;
}

function unitBehind(tokens: readonly Token[], { next, rest }: Spelled): FoundUnit | undefined {
  if (rest !== '') {
    const joined = unitOf(rest);
    if (joined) return { ...joined, next, isWorking: false };
  }
  let at = next;
  let isWorking = false;
  if (tokens[at]?.text === '-' && isGlued(tokens[at - 1], tokens[at])) at++;
  for (let skipped = 0; skipped < 2; skipped++) {
    const key = tokens[at]?.key ?? '';
    if (workingWords.has(key)) isWorking = true;
    else if (!fillers.has(key)) break;
    at++;
  }
  const token = tokens[at];
  if (!token) return undefined;
  if (token.text === '%') return { kind: 'percent', factor: 1, next: at + 1, isWorking: false };
  if (token.key === 'per' && /^cents?$/.test(tokens[at + 1]?.key ?? '')) {
    return { kind: 'percent', factor: 1, next: at + 2, isWorking: false };
  }
  if (token.key === 'basis' && tokens[at + 1]?.key.startsWith('point')) {
    return { kind: 'basis point', factor: 1, next: at + 2, isWorking: false };
  }
  const unit = unitOf(token.key) ?? currencyOf(token.text);
  return unit && { ...unit, next: at + 1, isWorking };
}

function currencyOf(sign: string): { kind: string; factor: number } | undefined {
  if (sign === '₹') return { kind: 'money', factor: 1 };
  return /^\p{Sc}$/u.test(sign) ? { kind: `currency ${sign}`, factor: 1 } : undefined;
}

/** Reads "₹", "Rs.", "INR" or another currency directly before a number. */
function currencyBefore(tokens: readonly Token[], at: number): string | undefined {
  let before = at - 1;
  while (
    /^[.:=-]$/.test(tokens[before]?.text ?? '') &&
    isGlued(tokens[before - 1], tokens[before])
  ) {
    before--;
  }
  const token = tokens[before];
  if (!token) return undefined;
  const unit =
    currencyOf(token.text) ??
    (/^(?:rs|inr|re|रु|रुपये|రూ|usd|eur|gbp|aed|chf|jpy)$/.test(token.key)
      ? unitOf(token.key)
      : undefined);
  return unit?.kind;
}

function perBehind(tokens: readonly Token[], at: number): { per?: string } {
  const first = tokens[at];
  if (!first) return {};
  const adverb = perAdverbs.get(first.key);
  if (adverb) return { per: adverb };
  // "18% interest a year"
  const from = ['interest', 'late', 'fee'].includes(first.key) ? at + 1 : at;
  if (!perWords.has(tokens[from]?.key ?? '')) return {};
  const per = periodNames.get(tokens[from + 1]?.key ?? '');
  return per === undefined ? {} : { per };
}

/** Reads "section", "Sec.", "u/s", "§" directly before a number. */
function namedBefore(tokens: readonly Token[], at: number): string | undefined {
  let before = at - 1;
  if (/^[.:-]$/.test(tokens[before]?.text ?? '')) before--;
  if (/^(?:no|number|nos)$/.test(tokens[before]?.key ?? '')) before--;
  if (/^[.:-]$/.test(tokens[before]?.text ?? '')) before--;
  const token = tokens[before];
  if (!token) return undefined;
  const isShort = token.key === 's';
  if (isShort) {
    const isMarked = tokens[before + 1]?.text === '.' || tokens[before - 1]?.text === '/';
    return isMarked || tokens[before + 1]?.is === 'number' ? 'section' : undefined;
  }
  return namedOf(token.key);
}

/** Reads a section with its letters and sub-sections: "9A", "19(2)(b)". */
function readNamed(
  tokens: readonly Token[],
  at: number,
  of: string,
  number: string,
  after = at + 1,
): Found {
  let name = number;
  let next = after;
  if (isGlued(tokens[next - 1], tokens[next]) && /^[a-z]{1,3}$/.test(tokens[next]?.key ?? '')) {
    name += tokens[next]?.key ?? '';
    next++;
  }
  while (
    tokens[next]?.text === '(' &&
    isGlued(tokens[next - 1], tokens[next]) &&
    tokens[next + 2]?.text === ')'
  ) {
    name += `(${tokens[next + 1]?.key ?? ''})`;
    next += 3;
  }
  return { figures: [figure(tokens, at, next - 1, { is: 'named', of, name })], next };
}

const isRoman = (text: string): boolean =>
  /^[IVXLCDM]+$/.test(text) && romanNumber.test(text.toLowerCase());

function romanValue(text: string): number {
  const values: Readonly<Record<string, number>> = {
    i: 1,
    v: 5,
    x: 10,
    l: 50,
    c: 100,
    d: 500,
    m: 1000,
  };
  const letters = [...text].map((letter) => values[letter] ?? 0);
  return letters.reduce(
    (sum, value, place) => sum + (value < (letters[place + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Reads a time of day, a range, or a number with malformed separators. */
function readOddNumber(tokens: readonly Token[], at: number): Found {
  const text = tokens[at]?.text ?? '';
  const [, hours, minutes] = clock.exec(text) ?? [];
  if (hours !== undefined) {
    const half = tokens[at + 1]?.key;
    const isMarked = half === 'am' || half === 'pm';
    const value = clockValue(Number(hours), Number(minutes), isMarked ? half : undefined);
    const next = isMarked ? at + 2 : at + 1;
    return { figures: [figure(tokens, at, next - 1, quantity('clock', value))], next };
  }
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined && wellFormed.test(from) && wellFormed.test(to)) {
    const low = Number(from.replaceAll(',', ''));
    const high = Number(to.replaceAll(',', ''));
    const token = tokens[at];
    if (low < high && token && !/^0\d/.test(from) && !/^0\d/.test(to)) {
      return readRange(tokens, at, low, to);
    }
  }
  return { figures: [figure(tokens, at, at, literal(text))], next: at + 1 };
}

/** Reads "10-12 days": the words around it apply to both numbers. */
function readRange(tokens: readonly Token[], at: number, low: number, to: string): Found {
  const token = tokens[at];
  const first = Math.max(0, at - 5);
  const around = tokens.slice(first, at + longestSpelled + 5);
  const own = around[at - first];
  if (own) around[at - first] = { ...own, text: to, key: to };
  const read = spelledAt(around, at - first);
  const high = read && withUnit(around, at - first, read);
  const [figureOfHigh] = high?.figures ?? [];
  if (!read || !high || !figureOfHigh) {
    return { figures: [figure(tokens, at, at, literal(token?.text ?? ''))], next: at + 1 };
  }
  const factor = read.value / Number(to.replaceAll(',', ''));
  const lowReadings = figureOfHigh.readings.map((reading): Reading => {
    if (reading.is !== 'quantity') return reading;
    const perUnit = read.value === 0 ? 1 : reading.value / read.value;
    return quantity(reading.kind, low * factor * perUnit);
  });
  return {
    figures: [{ ...figureOfHigh, readings: lowReadings }, figureOfHigh],
    next: high.next + first,
  };
}

const clockValue = (hours: number, minutes: number, half: string | undefined): number =>
  ((hours % 12) + (half === 'pm' ? 12 : 0) + (half === undefined && hours >= 12 ? 12 : 0)) * 60 +
  minutes;

/** Reads a weekday, a currency's sign without a number, or a unit without one, such as "within a month". */
function readSingle(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const weekday = token.is === 'word' ? weekdayOf(token.key) : undefined;
  if (weekday !== undefined) {
    return { figures: [figure(tokens, at, at, quantity('weekday', weekday))], next: at + 1 };
  }
  if (currencyOf(token.text) && token.is === 'sign') {
    const before = tokens[at - 1];
    if (before?.is !== 'number' && !startsNumber(tokens, at + 1)) {
      return { figures: [figure(tokens, at, at, literal(token.text))], next: at + 1 };
    }
  }
  // "within a month", "after a fortnight"; "a month" alone may be a rate.
  if (/^an?$/.test(token.key)) {
    const unit = unitOf(tokens[at + 1]?.key ?? '');
    const isLong =
      unit !== undefined && /^(?:fortnight|decade|century)$/.test(tokens[at + 1]?.key ?? '');
    const isTime = unit !== undefined && ['day', 'month', 'minute'].includes(unit.kind);
    if (unit && isTime && (isLong || /^(?:within|after|for)$/.test(tokens[at - 1]?.key ?? ''))) {
      return {
        figures: [figure(tokens, at, at + 1, quantity(unit.kind, unit.factor))],
        next: at + 2,
      };
    }
  }
  return undefined;
}

function startsNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text === '-' ? at + 1 : at;
  const token = tokens[next];
  return token?.is === 'number' || spelledAt(tokens, next) !== undefined;
}

/**
 * Adds shared readings in "10 to 20 lakh", "₹2,000 to 5,000", "sections 4 and 63": the unit, scale or name of
 * one number may apply to the other.
 */
function inherit(tokens: readonly Token[], figures: Figure[]): void {
  let at = 0;
  for (let place = 0; place + 1 < figures.length; place++) {
    const [one, other] = [figures[place], figures[place + 1]];
    if (!one || !other) continue;
    while ((tokens[at]?.start ?? Infinity) < one.end) at++;
    let connected = at;
    while (connected < at + 3 && (tokens[connected]?.end ?? Infinity) <= other.start) {
      if (
        !connectors.has(tokens[connected]?.key ?? '') &&
        !currencyOf(tokens[connected]?.text ?? '')
      )
        break;
      connected++;
    }
    if (connected === at || (tokens[connected]?.start ?? -1) < other.start) continue;
    const [first] = one.readings;
    const [second] = other.readings;
    const scale = () => scaleIn(tokens.slice(connected, connected + longestSpelled), other);
    const plainFirst = plainValue(first);
    const plainSecond = plainValue(second);
    if (first?.is === 'named' && plainSecond !== undefined) {
      other.readings = [{ ...first, name: String(plainSecond) }];
    } else if (isMoney(first) && plainSecond !== undefined) {
      other.readings = [quantity('money', plainSecond)];
    } else if (
      isMoney(first) &&
      second?.is === 'quantity' &&
      /^(?:money|amount)$/.test(second.kind)
    ) {
      if (second.kind === 'amount') other.readings = [quantity('money', second.value)];
      // "₹10 to 20 lakh" may be ten lakh; "₹10 lakh to ₹2 crore" is not.
      if (scaleIn(tokens.slice(at - 4 < 0 ? 0 : at - 4, at + 1), one) === 1 && scale() > 1) {
        one.readings.push(quantity('money', first.value * scale()));
      }
    } else if (plainFirst !== undefined && second?.is === 'quantity' && plainSecond === undefined) {
      one.readings = [quantity(second.kind, plainFirst * scale())];
      if (other.per !== undefined) one.per = other.per;
      if (other.isWorking) one.isWorking = true;
    }
  }
}

const plainValue = (reading: Reading | undefined): number | undefined =>
  reading?.is === 'quantity' && reading.kind === 'plain' ? reading.value : undefined;

type Quantity = Extract<Reading, { is: 'quantity' }>;
const isMoney = (reading: Reading | undefined): reading is Quantity =>
  reading?.is === 'quantity' && reading.kind === 'money';

/** Returns the factor in the number of a figure: 100,000 for "20 lakh", 12 for "5 years" in months. */
function scaleIn(tokens: readonly Token[], { start, end, readings: [reading] }: Figure): number {
  const number = tokens.find(
    (token) => token.start >= start && token.end <= end && token.is === 'number',
  );
  const digits = Number(number?.text.replaceAll(',', ''));
  return reading?.is === 'quantity' && digits > 0 ? reading.value / digits : 1;
}
