import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { formatText } from '../../build/format-text.ts';
import { root } from '../architecture/source-files.ts';
import type { Load } from './measure-load.ts';

/** What the benches share: how often, medians, tables, and the page of docs/ that they write. */

/** How often each is measured: BENCH_RUNS, else this many. */
export const runsOr = (usual: number): number => Number(process.env.BENCH_RUNS ?? usual);

/** The middle value, between the two middle ones where their number is even; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Measures so many times, one after another. */
export async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let time = 0; time < times; time++) values.push(await measure());
  return values;
}

/** Milliseconds without a fraction. */
export const ms = (value: number): string => value.toFixed(0);

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown: the first column is words, the others are figures. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join(
    '\n',
  );

/** The rows of a table of first visits: what it says, what is measured, digits after the point. */
export const loadRows: readonly (readonly [name: string, what: keyof Load, digits: number])[] = [
  ['FCP, ms', 'fcp', 0],
  ['LCP, ms', 'lcp', 0],
  ['TBT, ms', 'tbt', 0],
  ['CLS', 'cls', 3],
  ['before LCP, kB', 'bytesBeforeLcp', 1],
  ['total, kB', 'bytes', 1],
  ['scripts, kB', 'script', 1],
];

/** When and on what it was measured, as a sentence. */
export function measuredOn(browser: Browser, runs: string): string {
  const [cpu] = cpus();
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${runs}; Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}.`;
}

/**
 * Prints the parts and puts them between `<!-- name:start -->` and `<!-- name:end -->` of a file of docs/.
 * Throws when it has no such marks.
 */
export async function writeReport(
  document: string,
  name: string,
  parts: readonly string[],
): Promise<void> {
  const measured = parts.join('\n\n');
  console.log(measured);
  const file = join(root, 'docs', document);
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no ${start} … ${end}`);
  await writeFile(
    file,
    await formatText(file, `${text.slice(0, from)}${start}\n\n${measured}\n\n${text.slice(to)}`),
  );
}
