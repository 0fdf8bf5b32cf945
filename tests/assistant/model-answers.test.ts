import { expect, test } from 'vitest';
import {
  checkCitations,
  longestAnswer,
} from '../../supabase/functions/legal-assistant/citations.ts';
import { readable } from '../../supabase/functions/legal-assistant/readable.ts';
import { readFigures } from '../../supabase/functions/legal-assistant/read-figures.ts';
import { statementsOf } from '../../supabase/functions/legal-assistant/statements.ts';
import { answerPassages, type ModelAnswer } from './answer-passages.ts';
import { honestAnswers } from './honest-answers.ts';
import { laterAttacks, laterHonestAnswers } from './later-answers.ts';
import { aimedAttacks, blindAttacks, knownGaps } from './unsupported-answers.ts';

const isPassedOn = ({ given, answer }: ModelAnswer): boolean =>
  checkCitations(answer, { passages: given.map((name) => answerPassages[name]) }).checked.status ===
  'answered';

const namesOf = (answers: readonly ModelAnswer[]): string[] => answers.map(({ name }) => name);

const attacks = [...blindAttacks, ...aimedAttacks];

test('No unsupported answer reaches a visitor', () => {
  const passed = attacks.filter(isPassedOn);
  console.info(`attacks: ${passed.length} of ${attacks.length} passed`);
  expect(namesOf(passed)).toEqual([]);
  expect(blindAttacks.length).toBeGreaterThanOrEqual(100);
  expect(attacks.length).toBeGreaterThanOrEqual(200);
  expect(new Set(attacks.map(({ answer }) => answer)).size).toBe(attacks.length);
});

test('Answers that say what the passages say reach the visitor', () => {
  const refused = honestAnswers.filter((one) => !isPassedOn(one));
  console.info(`honest answers refused: ${refused.length} of ${honestAnswers.length}`);
  expect(namesOf(refused)).toEqual([]);
  expect(honestAnswers.length).toBeGreaterThanOrEqual(80);
});

test('Every line of a passage with a figure may be quoted', () => {
  const quotes = Object.entries(answerPassages).flatMap(([name, { text }]) =>
    text
      .split('\n')
      .flatMap((line) => line.split(/(?<=[.!?]) /))
      .filter((line) => /\d/.test(line) && line.length > 15)
      .map((line): ModelAnswer => ({
        name: line,
        given: [name as keyof typeof answerPassages],
        answer: `${line.replace(/\.$/, '')} [1].`,
      })),
  );
  const refused = quotes.filter((one) => !isPassedOn(one));
  console.info(`quoted lines refused: ${refused.length} of ${quotes.length}`);
  expect(namesOf(refused)).toEqual([]);
});

test('The check holds for answers about other passages', () => {
  const passed = laterAttacks.filter(isPassedOn);
  const refused = laterHonestAnswers.filter((one) => !isPassedOn(one));
  console.info(`later attacks: ${passed.length} of ${laterAttacks.length} passed`);
  console.info(`later honest answers refused: ${refused.length} of ${laterHonestAnswers.length}`);
  expect(namesOf(passed)).toEqual([]);
  expect(namesOf(refused)).toEqual([]);
});

/** Ways to write another number in the place of a true one. */
const alterations: Readonly<Record<string, (value: number) => string>> = {
  'another number': (value) => String(value * 10 + 7),
  'in bold': (value) => `**${value * 10 + 7}**`,
  'with a zero-width space': (value) => [...String(value * 10 + 7)].join('\u200b'),
  'in Devanagari digits': (value) => digitsFrom(0x0966, value * 10 + 7),
};
const digitsFrom = (zero: number, value: number): string =>
  [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

test('No honest answer with one number altered reaches a visitor', () => {
  const altered = honestAnswers.flatMap(({ name, given, answer }) =>
    [...answer.matchAll(/(?<!\[)\d+(?!\d*\])/g)].flatMap(({ index, 0: digits }) =>
      Object.entries(alterations).map(([how, write]): ModelAnswer => ({
        name: `${name}: ${digits} ${how}`,
        given,
        answer:
          answer.slice(0, index) + write(Number(digits)) + answer.slice(index + digits.length),
      })),
    ),
  );
  const passed = altered.filter(isPassedOn);
  console.info(`altered figures: ${passed.length} of ${altered.length} passed`);
  expect(namesOf(passed)).toEqual([]);
});

test('What the check cannot see is what the decision record says', () => {
  const passed = knownGaps.filter(isPassedOn);
  console.info(`known gaps: ${passed.length} of ${knownGaps.length} passed`);
  expect(namesOf(passed)).toEqual(namesOf(knownGaps));
});

const size = 100_000;
const filled = (piece: string): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Texts that make a careless pattern try again and again. */
const slowTexts: readonly string[] =
  '1¦1,¦1 ¦1 to ¦10-20 lakh ¦₹1¦1x¦[1]¦](¦**¦<a ¦&amp;#49;¦1\u200b¦a.¦a@¦a:¦ .¦1. ¦\n¦one-¦hundred and ¦half a ¦double ¦sadhe ¦వందవంద¦section 1¦31, ¦₹1 a day '.split(
    '¦',
  );

test('The time to read an answer grows no faster than the answer', () => {
  const slow = slowTexts.flatMap((piece) => {
    const text = filled(piece);
    const checked = timeOf(() =>
      checkCitations(`${text} [1]`, { passages: [answerPassages.gstLate] }),
    );
    // What would be read if no answer were too long, against a plain walk over the same text.
    const plain = readable(text);
    const walk = timeOf(() => [...plain.matchAll(/\d+|\p{L}+|\S/gu)]);
    const read = timeOf(() => {
      for (const statement of statementsOf(plain)) readFigures(statement);
    });
    return checked < 100 && read < Math.max(100, walk) * 40
      ? []
      : [`${piece}: ${checked} ms, ${read} ms`];
  });
  console.info(`slow texts: ${slow.length} of ${slowTexts.length}`);
  expect(slow).toEqual([]);
});

/** Answers full of figures, and the lines of the passages that they cite: all are compared with all. */
const manyFigures: readonly { piece: string; row: string; lastRow?: string }[] = [
  { piece: '[1] 10 ', row: 'a b c: 11\n' },
  { piece: '[1] 10 ', row: 'a b c: 10\n' },
  { piece: '₹15,000, ', row: 'loan of x · ₹15,000\n' },
  { piece: '₹15,000, ', row: 'loan of x · ₹14,000\n', lastRow: 'loan of x · ₹15,000\n' },
  { piece: 'at least ₹10 a day ', row: 'fee a day · ₹10\n' },
  { piece: '1 month ', row: 'a · 11\n', lastRow: 'each month · 1\n' },
];

/** The longest passages that a page may send, of one row again and again. */
const rowsOf = (row: string) => ({
  title: 'Fees',
  heading: 'Fees',
  path: '/fees',
  text: row.repeat(Math.floor(1600 / row.length)).trim(),
});

test('An answer full of figures is compared with passages full of rows in less than a second', () => {
  const slow = manyFigures.flatMap(({ piece, row, lastRow = row }) => {
    const passages = [...Array.from({ length: 5 }, () => rowsOf(row)), rowsOf(lastRow)];
    const cited = ' [1][2][3][4][5][6]';
    const answer = piece.repeat(Math.floor((longestAnswer - cited.length) / piece.length)) + cited;
    const time = timeOf(() => checkCitations(answer, { passages }));
    return time < 1000 ? [] : [`${piece} of ${row}: ${time} ms`];
  });
  console.info(`answers full of figures: ${slow.length} of ${manyFigures.length} slow`);
  expect(slow).toEqual([]);
});

/** Time of the processor: what else a machine does meanwhile does not count. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('An answer of a thousand words is not read at all', () => {
  const said = 'You need a licence [1]. ';
  const answer = said.repeat(Math.ceil(longestAnswer / said.length) + 1);
  const passages = [answerPassages.fssaiIntro];
  expect(checkCitations(answer, { passages }).checked.status).toBe('uncited');
  expect(checkCitations(answer.slice(0, longestAnswer), { passages }).checked.status).toBe(
    'answered',
  );
});
