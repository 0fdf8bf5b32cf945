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
  return found;
}

it.each([
  ["import { above } from '../../register/condition.ts';", 'a threshold'],
  ["import { unconfirmed } from '../../content/facts/make.ts';", 'a figure'],
  ["const closes = '2027-01-01';", 'a date'],
  ["const limit = '₹40 lakh';", 'a sum'],
  ["figures.amount('company.fee.pan-tan');", 'a fee'],
  ['figures.amount(`trade.ghmc.${part}`);', 'a fee'],
])('finds in %s a rule of its own', (source, what) => {
  expect(ownRules('src/tools/calculators/x.ts', source).join()).toContain(what);
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
