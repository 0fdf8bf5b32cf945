import { readable } from './readable.ts';
import { readAllFigures, readFigures, type Figure, type Reading } from './read-figures.ts';
import { rolesIn, tokenRoles, type Role } from './roles.ts';
import { hasWhole } from './contacts.ts';

interface PassageText {
  title: string;
  heading: string;
  text: string;
}

/**
 * A sentence, or a row of a table, of a passage, with its figures. Its properties are read once here and used
 * for every figure of an answer: an answer may have hundreds of figures, and a passage hundreds of parts.
 */
interface Part {
  figures: Figure[];
  /** The kinds of figures that its figures may be compared with (`kindsOf`). */
  kinds: ReadonlySet<string>;
  text: string;
  /** True for a row, whose line names the subject of the figure. */
  isRow: boolean;
  /** Its text, the line above the rows and the passage's heading, in lower case. */
  context: string;
  /** The words of `context`. */
  words: ReadonlySet<string>;
  /** The units that it names apart from its numbers. */
  measures: ReadonlySet<string>;
  /** The roles of its figures, such as fee or penalty; those of the heading when it names none. */
  roles: ReadonlySet<Role>;
  /** True when it names a maximum and no minimum. */
  isMost: boolean;
  /** The words that distinguish it from other parts. */
  names: ReadonlySet<string>;
}

/** A passage ready for comparison: in one spelling, split into parts. */
export interface ReadPassage {
  text: string;
  parts: Part[];
  /** The roles, such as fee or penalty, that it names anywhere. */
  roles: ReadonlySet<Role>;
  /** Names with digits, such as "gstr3b". */
  literals: ReadonlySet<string>;
}

const rowSign = ' · ';

/** Reads a passage once for all statements that cite it. */
export function readPassage({ title, heading, text }: PassageText): ReadPassage {
  const lines = [title, heading, ...text.split('\n')].map((line) => readable(line));
  const [, ownHeading = ''] = lines;
  const parts: Part[] = [];
  let above = '';
  for (const line of lines) {
    const isRow = line.includes(rowSign) || /^[^.:]{3,60}: [₹\d]/u.test(line);
    if (!isRow) above = line;
    const pieces = isRow ? [line] : line.split(/(?<=[.!?;]["')]?) +(?=\p{Lu}|₹|\d)/u);
    for (const piece of pieces) parts.push(readPart(piece, isRow ? above : undefined, ownHeading));
  }
  const literals = parts.flatMap(({ figures }) =>
    figures.flatMap(({ readings }) =>
      readings.flatMap((reading) => (reading.is === 'literal' ? compact(reading.text) : [])),
    ),
  );
  const telephones = lines.flatMap((line) => line.match(/\d[\d -]{5,20}\d/g) ?? []);
  for (const telephone of telephones) literals.push(telephone.replaceAll(/\D/g, ''));
  const whole = lines.join('\n');
  return { text: whole, parts, roles: rolesIn(whole), literals: new Set(literals) };
}

/** Reads a part; `above` is the line above a row, and absent for a sentence. */
function readPart(text: string, above: string | undefined, heading: string): Part {
  const figures = readAllFigures(text);
  const own = `${text} ${above ?? ''}`;
  const context = `${own} ${heading}`.toLowerCase();
  const roles = rolesIn(own);
  return {
    figures,
    kinds: new Set(figures.flatMap((one) => [...kindsOf(one)])),
    text,
    isRow: above !== undefined,
    context,
    words: new Set(context.match(/\w+/g)),
    measures: new Set(measures.filter((unit) => new RegExp(`\\b${unit}`, 'i').test(own))),
    roles: roles.size > 0 ? roles : rolesIn(heading),
    isMost: atMost.test(own) && !atLeast.test(own),
    names: namesIn(text),
  };
}

/** Returns a name with digits, both whole and without its letters: "GSTR-3B" is also written "GSTR 3B". */
function compact(text: string): string[] {
  const whole = text.toLowerCase().replaceAll(/[\s-]/g, '');
  const digits = /\d.*$/.exec(text.toLowerCase())?.[0] ?? whole;
  return [whole, digits];
}

/** A figure of an answer, with the words around it. */
export interface Said {
  figure: Figure;
  around: Around;
}

interface Around {
  /** The text between the previous figure, or the start, and this one. */
  before: string;
  /** The text between this figure and the next, or the end. */
  after: string;
  /** True when the statement names a role, such as fee or penalty, anywhere. */
  hasRole: boolean;
}

/** Returns the figures of a statement, in time proportional to its length. */
export function saidFigures(statement: string): Said[] {
  const figures = readFigures(statement);
  const hasRole = rolesIn(statement).size > 0;
  // A name such as "GSTR-3B" tells the subject of the figure behind it.
  const ends: number[] = [];
  let end = 0;
  for (const figure of figures) {
    ends.push(end);
    if (!isName(figure)) ({ end } = figure);
  }
  const all: Said[] = [];
  let next = statement.length;
  for (const [place, figure] of [...figures.entries()].toReversed()) {
    const before = statement.slice(ends[place], figure.start);
    all.push({ figure, around: { before, after: statement.slice(figure.end, next), hasRole } });
    if (!isName(figure)) next = figure.start;
  }
  return all.toReversed();
}

const isName = ({ readings }: Figure): boolean =>
  readings.every((reading) => reading.is === 'literal');

/**
 * Returns true when the passage states the figure, and of the same subject. Value and kind must be the same
 * ("₹1.5 crore" is "1,50,00,000 rupees", 12 months are a year), and the period ("a year"). The answer must
 * not assign it to another fee, penalty, limit or row than the passage does. Takes time proportional to the
 * passage.
 */
export function isStated({ figure: one, around }: Said, passage: ReadPassage): boolean {
  for (const reading of one.readings) {
    if (reading.is === 'literal' && isLiteralIn(reading.text, passage)) return true;
  }
  const single = singleOf(one);
  const found = passage.parts.filter(
    (part) =>
      part.figures.some((stated) => agree(one, stated, part, around)) || single?.test(part.text),
  );
  const fitting = found.filter((part) => isOfSamePeriod(one, part));
  const aligned = withoutOpposites(around, fitting);
  return isOfSameRole(one, around, aligned, passage) && isOfSameRow(one, around, aligned, passage);
}

function isLiteralIn(text: string, { literals, text: whole }: ReadPassage): boolean {
  const [name = ''] = compact(text);
  return literals.has(name) || hasWhole(whole, text);
}

function agree(one: Figure, stated: Figure, part: Part, around: Around): boolean {
  if (one.isWorking && !stated.isWorking) return false;
  return one.readings.some((said) =>
    stated.readings.some((there) => isSame(said, there, part, around)),
  );
}

function isSame(said: Reading, there: Reading, part: Part, { hasRole }: Around): boolean {
  if (said.is === 'literal') return false;
  if (said.is === 'date') return there.is === 'date' && isPartOf(said, there);
  if (said.is === 'named') {
    if (there.is === 'named') {
      return (
        there.of === said.of && (there.name === said.name || there.name.startsWith(`${said.name}(`))
      );
    }
    return isPlain(there) && String(there.value) === said.name && part.context.includes(said.of);
  }
  if (there.is === 'date') {
    return said.kind === 'ordinal' && there.day === said.value;
  }
  if (there.is !== 'quantity' || there.value !== said.value) return false;
  if (there.kind === said.kind) return true;
  switch (said.kind) {
    case 'amount':
      return there.kind === 'money' || there.kind === 'plain';
    case 'money':
      return there.kind === 'amount';
    case 'share':
      return there.kind === 'percent';
    case 'ordinal':
      return there.kind === 'plain';
    case 'plain':
      return (
        there.kind === 'amount' ||
        there.kind === 'ordinal' ||
        (there.kind === 'money' && (said.value >= 1000 || hasRole))
      );
    default:
      // A table names the unit above its numbers, or in its line: "in kg · 100".
      return isPlain(there) && part.measures.has(said.kind);
  }
}

/**
 * Units that a table names apart from its numbers. A plain number never supports a time: the 11th is not 11
 * days.
 */
const measures = 'kg gram tonne litre metre km cm foot yard acre'.split(' ');

const isPlain = (reading: Reading): reading is Extract<Reading, { is: 'quantity' }> =>
  reading.is === 'quantity' && reading.kind === 'plain';

type DateReading = Extract<Reading, { is: 'date' }>;
const isPartOf = (said: DateReading, there: DateReading): boolean =>
  (['day', 'month', 'year'] as const).every(
    (key) => said[key] === undefined || said[key] === there[key],
  );

/** Matches "a month" or "each month" in the passage for "one month" in the answer. */
function singleOf({ readings: [reading] }: Figure): RegExp | undefined {
  if (reading?.is !== 'quantity') return undefined;
  const unit = singles.find(
    ([kind, value]) => kind === reading.kind && value === reading.value,
  )?.[2];
  return unit === undefined
    ? undefined
    : new RegExp(`\\b(?:a|an|one|each|every|per) ${unit}\\b`, 'i');
}
const singles: readonly [string, number, string][] = [
  ['day', 1, 'day'],
  ['day', 7, 'week'],
  ['month', 1, 'month'],
  ['month', 12, 'year'],
  ['minute', 60, 'hour'],
];

function isOfSamePeriod({ per }: Figure, { words }: Part): boolean {
  if (per === undefined) return true;
  const ways = per === 'year' ? ['annual', 'yearly'] : [`${per}ly`];
  return [per, `${per}s`, ...ways].some((word) => words.has(word));
}

const least =
  /(?:at least|minimum|not less than|no less than|कम से कम|kam se kam|కనీసం)[^.]{0,20}$/iu;
const atLeast = /at least|minimum|not less than|no less than/i;
const atMost = /at most|at the latest|up to|maximum|never more than|not more than|no more than/i;

/** Excludes parts that state a maximum where the answer states a minimum. */
const withoutOpposites = ({ before }: Around, parts: readonly Part[]): Part[] =>
  least.test(before) ? parts.filter(({ isMost }) => !isMost) : [...parts];

/** Returns false for a fee stated as a penalty, or a loan as a limit, when both texts name the role. */
function isOfSameRole(
  one: Figure,
  around: Around,
  parts: readonly Part[],
  passage: ReadPassage,
): boolean {
  if (parts.length === 0) return false;
  const isMoney = one.readings.some(
    (reading) =>
      reading.is === 'quantity' && ['money', 'amount', 'percent', 'plain'].includes(reading.kind),
  );
  const said = isMoney ? roleOfFigure(around) : undefined;
  if (said === undefined) return true;
  // Every passage about fines, interest or loans uses one of the known words for them.
  if (said !== 'fee' && said !== 'limit' && said !== 'wage' && !passage.roles.has(said)) {
    return false;
  }
  const known = parts.filter(({ roles }) => roles.size > 0);
  return known.length === 0 || known.some(({ roles }) => roles.has(said));
}

/** Returns the nearest role word: of the figure's clause, else of the text before it in the sentence. */
function roleOfFigure({ before, after }: Around): Role | undefined {
  return (
    tokenRoles(lastClause(before)).at(-1) ??
    tokenRoles(firstClause(after))[0] ??
    tokenRoles(before.split(/[;:]/).at(-1) ?? '').at(-1)
  );
}

/**
 * Returns false when the figure was taken from another row: the words around it match another line of the
 * passage better than the rows with this figure.
 */
function isOfSameRow(
  one: Figure,
  { before, after }: Around,
  parts: readonly Part[],
  passage: ReadPassage,
): boolean {
  // Prose has more words than those that belong to a figure.
  if (parts.some(({ isRow }) => !isRow)) return true;
  if (one.readings.some(({ is }) => is === 'named')) return true;
  const kinds = kindsOf(one);
  const others = passage.parts.filter((part) => [...part.kinds].some((kind) => kinds.has(kind)));
  const rows = others.filter(({ isRow }) => isRow);
  // The figure's own clause may name any line; the text before it may name only a row.
  const own = namesIn(`${lastClause(before)} ${firstClause(after)}`);
  const isNamed = (lines: readonly Part[], names: ReadonlySet<string>): boolean =>
    lines.some((line) => shared(line.names, names) > 0);
  const names = isNamed(others, own) ? own : namesIn(before);
  if (names !== own && !isNamed(rows, names)) return true;
  const best = Math.max(...parts.map((part) => shared(part.names, names)));
  // "First loan" shares one word with "Third loan", and two with its own row.
  return best > 0 && !rows.some((row) => shared(row.names, names) > best);
}

const clauseEnd = /[,;:]|\s(?:and|or|but|while|और|या|aur)\s/u;
const lastClause = (text: string): string => text.split(clauseEnd).at(-1) ?? '';
const firstClause = (text: string): string => text.split(clauseEnd)[0] ?? '';

const kindsOf = ({ readings }: Figure): ReadonlySet<string> =>
  new Set(
    readings.map((reading) => {
      if (reading.is !== 'quantity') return 'time';
      if (reading.kind === 'amount') return 'money';
      return ['plain', 'ordinal'].includes(reading.kind) ? 'time' : reading.kind;
    }),
  );

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...others].filter((name) => some.has(name)).length;

function stemOf(word: string): string {
  return word.replace(/(?:es|s|ed|ing)$/, '').slice(0, 6);
}

/** Frequent words that identify no row. */
const common = new Set(
  'about above after also amount another annual apply because before below between business charge charged class cost costs days each fees file filed from government have highest into late least less limit lower months more most must next only other over paid pays per rate return rupees sales same should shown tax taxed than that their them then there these they this those turnover under until upto what when where which will with within without year years your you'
    .split(' ')
    .flatMap((word) => [word.slice(0, 6), stemOf(word)]),
);

/** Returns the words of a text that can name a row, cut to their stems, and names such as "gstr3b". */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+(?:-\d+[a-z]?|-[a-z]+)*|\d+[a-z]+/g)) {
    if (/\d/.test(word)) names.add(word.replaceAll('-', ''));
    else {
      for (const piece of word.split('-')) {
        const stem = stemOf(piece);
        if (piece.length > 3 && !common.has(piece.slice(0, 6)) && !common.has(stem))
          names.add(stem);
      }
    }
  }
  return names;
}
