import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatText } from '../../build/format-text.ts';
import { root } from '../architecture/source-files.ts';

/** What became of one contender's items. */
export interface Result {
  name: string;
  rows: number;
  lost: number;
  copies: number;
  wronglySent: number;
  pending: number;
  calmMs: number;
  kilobytes: number;
}

export interface Comparison {
  seed: number;
  items: number;
  kills: number;
  browser: string;
  results: readonly Result[];
}

const file = join(root, 'docs/queue-comparison.md');
const start = '<!-- comparison:start -->';
const end = '<!-- comparison:end -->';
const libraries = ['workbox-background-sync', '@tanstack/offline-transactions', '@tanstack/db'];

const columns: readonly { title: string; of: (result: Result) => string | number }[] = [
  { title: 'Rows, unique key', of: ({ rows }) => rows },
  { title: 'Rows, no unique key', of: ({ rows, copies }) => rows + copies },
  { title: 'Lost', of: ({ lost }) => lost },
  { title: 'Duplicates', of: ({ copies }) => copies },
  { title: 'Wrongly sent', of: ({ wronglySent }) => wronglySent },
  { title: 'Still queued', of: ({ pending }) => pending },
  { title: 'Calm, ms', of: ({ calmMs }) => calmMs },
  { title: 'kB', of: ({ kilobytes }) => kilobytes.toFixed(1) },
];

/** The results as a Markdown table. */
export function tableOf(results: readonly Result[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['Queue', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...results.map((result) => line([result.name, ...columns.map((column) => column.of(result))])),
  ].join('\n');
}

/** Puts the results between the markers of `docs/queue-comparison.md`; the words around them stay. */
export async function writeComparison(comparison: Comparison): Promise<void> {
  const text = await readFile(file, 'utf8');
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no ${start} … ${end}`);
  const fresh = `${text.slice(0, from)}${start}\n\n${sectionOf(comparison)}\n\n${text.slice(to)}`;
  await writeFile(file, await formatText(file, fresh));
}

function sectionOf({ seed, items, kills, browser, results }: Comparison): string {
  const versions = libraries.map((name) => `${name} ${versionOf(name)}`).join(', ');
  const date = new Date().toISOString().slice(0, 10);
  return [
    `${items} items, ${kills} kills, seed ${seed}. ${date}, Chromium ${browser}, Node ${process.versions.node}; ${versions}.`,
    tableOf(results),
    `To reproduce: \`COMPARE_SEED=${seed} COMPARE_ITEMS=${items} COMPARE_KILLS=${kills} npm run faults:compare\``,
  ].join('\n\n');
}

function versionOf(name: string): string {
  const { version } = createRequire(import.meta.url)(
    join(root, 'node_modules', name, 'package.json'),
  ) as { version: string };
  return version;
}
