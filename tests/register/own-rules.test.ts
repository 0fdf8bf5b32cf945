import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresBySize } from '../../src/register/fees-by-size.ts';
import { sourceFiles } from '../architecture/source-files.ts';

/** Tools ask the register. These files hold what is not law. */
const allowedDays = new Set([
  // The worked examples of the calculators, and the day on which they are shown.
  'src/tools/financial-hub/example-day.ts',
  'src/tools/financial-hub/calculators/tds-interest/rule.ts',
  'src/tools/financial-hub/calculators/gst-late-fee/rule.ts',
  // The limits of a field: days outside are typing errors.
  'src/tools/calendar/read-setup.ts',
]);

/** Returns the figures of fees that code names itself, whole or as the start of a template. */
function ownFees(code: string): string[] {
  const named = [...code.matchAll(/['`]([a-z][a-z0-9.-]+)(?:['`]|\$\{)/g)].map(([, id = '']) => id);
  return named.filter((id) =>
    figuresBySize.some((figure) => figure === id || (id.endsWith('.') && figure.startsWith(id))),
  );
}

/** Numbers that are arithmetic: halves, months (one of which may differ), percent, days, percent by the month. */
const arithmetic = new Set([0, 1, 2, 11, 12, 100, 365, 1200]);
/** Files that calculate with figures of the law. */
const calculates = /\/calculators\/.*rule\.ts$|\/(?:calendar|health|loan)\/model\//;

/** Returns the numbers that a calculating file types, beside the limits of its fields. */
function ownNumbers(code: string): string[] {
  const bare = code
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, "''")
    .replaceAll(/\b(?:min|max|places)\??: \d[\d_]*/g, '');
  const typed = [
    ...bare.matchAll(/(?<![\w.$])(\d[\d_]{2,})(?![\w.])/g),
    ...bare.matchAll(/\.(?:gte?|lte?|eq|times|div|plus|minus)\(([\d_]+)\)/g),
    ...bare.matchAll(/[<>]=? ?(\d[\d_]+)\b/g),
  ].map(([, number = '']) => number);
  return typed.filter((number) => !arithmetic.has(Number(number.replaceAll('_', ''))));
}

/** Returns what a tool's source says of the law by itself. */
export function ownRules(path: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const found: string[] = [];
  if (/\{[^}]*\b(?:above|atLeast)\b[^}]*\} from '[^']*register\/condition\.ts'/.test(code)) {
    found.push('a threshold: put the condition into a record of src/register');
  }
  if (/from '[^']*content\/facts\/make\.ts'/.test(code)) found.push('a figure or a source');
  if (!allowedDays.has(path) && /'20\d\d-\d\d-\d\d'/.test(code)) found.push('a date');
  const fees = ownFees(code);
  if (path.includes('/calculators/') && fees.length > 0) {
    found.push(`a fee: read it in src/register/fees-by-size.ts (${fees.join(', ')})`);
  }
  if (/(?:₹|\bRs\.?)\s*\d|\blakh\b|\bcrore\b/.test(code)) found.push('a sum of money');
  const numbers = calculates.test(path) ? ownNumbers(code) : [];
  if (numbers.length > 0) {
    found.push(`a number: make it a figure of src/content/facts (${numbers.join(', ')})`);
  }
  return found;
}

it.each([
  ["import { above } from '../../register/condition.ts';", 'a threshold'],
  ["import { unconfirmed } from '../../content/facts/make.ts';", 'a figure'],
  ["const closes = '2027-01-01';", 'a date'],
  ["const limit = '₹40 lakh';", 'a sum'],
  ["figures.amount('company.fee.pan-tan');", 'a fee'],
  ['figures.amount(`trade.ghmc.${part}`);', 'a fee'],
  ['if (turnover.lte(15_000_000)) return;', 'a number'],
  ['const limit = 15_000_000;', 'a number'],
  ['const isMust = workers.gte(10);', 'a number'],
  ['const isMust = workers >= 20;', 'a number'],
])('finds in %s a rule of its own', (source, what) => {
  expect(ownRules('src/tools/financial-hub/calculators/x/rule.ts', source).join()).toContain(what);
});

it.each([
  "const inputs = [{ kind: 'count', id: 'years', min: 1, max: 120 }];",
  'const year = monthly.times(12).div(100).round(2);',
  "const example = { turnover: '900000' };",
])('lets %s pass', (source) => {
  expect(ownRules('src/tools/financial-hub/calculators/x/rule.ts', source)).toEqual([]);
});

it('no tool contains a threshold, fee, date or source of its own (LAW-01)', () => {
  const tools = sourceFiles('src/tools').filter(
    (path) =>
      path.startsWith('src/tools/') &&
      !path.includes('.test.') &&
      // Schemes are records themselves: src/tools/schemes/model.
      !path.startsWith('src/tools/schemes/model/'),
  );
  expect(tools.length).toBeGreaterThan(100);
  const found = tools.flatMap((path) =>
    ownRules(path, readFileSync(path, 'utf8')).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});
