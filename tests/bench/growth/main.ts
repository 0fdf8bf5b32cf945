import { allSchemes } from '../../../src/tools/schemes/model/all.ts';
import { startSite } from '../../support/site.ts';
import { measuredOn, median, ms, runsOr, table, writeReport } from '../report.ts';
import { languageGrowth } from './measure-languages.ts';
import { outboxTimes, type OutboxTimes } from './measure-outbox.ts';
import { pageGrowth, type PageGrowth } from './measure-pages.ts';
import { openBrowser } from '../../support/chromium.ts';
import { schemeGrowth, type SchemeGrowth } from './measure-schemes.ts';

/**
 * Measures how the last build grows, and writes tables into docs/bench-growth.md: more pages, more waiting
 * requests, more schemes, more languages. BENCH_RUNS: how often each is measured (3; a thousand requests once);
 * BENCH_ONLY: `pages`, `requests`, `schemes` or `languages` alone.
 */
const runs = runsOr(3);
const only = process.env.BENCH_ONLY;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const count = (value: number) => value.toLocaleString('en');

/** A column a size; the last says how many times the first the last figure is. */
function growth<Row>(
  sizes: readonly number[],
  columns: readonly Row[],
  rows: readonly (readonly [
    name: string,
    of: (row: Row) => number,
    show: (value: number) => string,
  ])[],
): string {
  const factor = (from: number, to: number) => (from > 0 ? `${(to / from).toFixed(1)} ×` : '–');
  const total = factor(sizes[0] ?? 0, sizes.at(-1) ?? 0);
  return table(
    ['', ...sizes.map(count), `growth at ${total}`],
    rows.map(([name, of, show]) => {
      const values = columns.map(of);
      return [name, ...values.map(show), factor(values[0] ?? 0, values.at(-1) ?? 0)];
    }),
  );
}

/** The median of each figure. */
function medians<Row extends { [Figure in keyof Row]: number }>(measured: readonly Row[]): Row {
  const [first] = measured;
  if (!first) throw new Error('Nothing was measured');
  const figures = (Object.keys(first) as (keyof Row)[]).map((figure) => [
    figure,
    median(measured.map((each) => each[figure])),
  ]);
  return Object.fromEntries(figures) as Row;
}

const browser = await openBrowser();

async function measurePages(): Promise<string> {
  const columns: PageGrowth[] = [];
  for (const times of [1, 2, 3]) {
    const measured: PageGrowth[] = [];
    for (let run = 0; run < runs; run++) {
      measured.push(await pageGrowth(browser, times));
      console.log(measured.at(-1));
    }
    columns.push(medians(measured));
  }
  return growth(
    columns.map(({ pages }) => pages),
    columns,
    [
      ['pages, pictures and index written, ms', ({ writing }) => writing, ms],
      ['bundles and compression, ms', ({ finishing }) => finishing, ms],
      ['bundle of the first visit, kB', ({ first }) => first, kB],
      ['bundle of the rest, kB', ({ rest }) => rest, kB],
      ['worker with its list, kB', ({ worker }) => worker, kB],
      ['index of the search, kB', ({ index }) => index, kB],
      ['Node: index made ready, ms', ({ ready }) => ready, ms],
      ['Node: a question, ms', ({ question }) => question, (value) => value.toFixed(1)],
      ['everything saved by the worker, ms', ({ save }) => save, ms],
      ['new version with one other page, ms', ({ update }) => update, ms],
      ['page with its search, no signal, all cold, CPU ÷ 4, ms', ({ search }) => search, ms],
    ],
  );
}

async function measureRequests(): Promise<string> {
  const sizes = [10, 100, 1000];
  const columns: OutboxTimes[] = [];
  const site = await startSite();
  try {
    for (const size of sizes) {
      const times: OutboxTimes[] = [];
      for (let run = 0; run < (size < 1000 ? runs : 1); run++) {
        times.push(await outboxTimes(browser, site, size));
        console.log(size, times.at(-1));
      }
      columns.push(medians(times));
    }
  } finally {
    await site.dispose();
  }
  return growth(sizes, columns, [
    ['tap on submit to “saved”, no signal, ms', ({ save }) => save, ms],
    ['`/outbox` opened, no signal, ms', ({ open }) => open, ms],
    ['all have arrived, ms', ({ drain }) => drain, ms],
  ]);
}

async function measureSchemes(): Promise<string> {
  const sizes = [allSchemes.length, 1000, 5000];
  const columns: SchemeGrowth[] = [];
  const site = await startSite();
  try {
    for (const size of sizes) {
      columns.push(await schemeGrowth(browser, site, size, runs));
      console.log(columns.at(-1));
    }
  } finally {
    await site.dispose();
  }
  return growth(sizes, columns, [
    ['data of the list, kB', ({ data }) => data, kB],
    ['page with all of them as text, kB', ({ page }) => page, kB],
    ['list opened, first visit, ms', ({ open }) => open, ms],
    ['last letter of a search to the list, ms', ({ narrow }) => narrow, ms],
  ]);
}

/** The languages in the order in which they are added. Those that are not offered yet are measured too. */
const allLocales = ['en', 'hi', 'te'] as const;

async function measureLanguages(): Promise<string> {
  const builds = allLocales.map((_, index) => languageGrowth(allLocales.slice(0, index + 1)));
  const [alone] = builds;
  const all = builds.at(-1);
  if (!alone || !all) throw new Error('No language was built');
  const rows = Object.keys(all.sizes.hi ?? {}).map((row) => {
    const english = alone.sizes.en?.[row] ?? 0;
    const sizes = allLocales.map((locale) => all.sizes[locale]?.[row] ?? 0);
    return [
      row,
      english.toFixed(1),
      ...sizes.map((size) => `${size.toFixed(1)} (${(size / english).toFixed(2)} ×)`),
    ];
  });
  const folders = allLocales.map((locale) => `${locale}: ${all.textFolders[locale]?.join(', ')}`);
  return [
    table(['kB', 'English alone', ...allLocales.map((locale) => `${locale} of three`)], rows),
    '',
    `Folders of \`src/locales\` in a first load: ${folders.join('; ')}.`,
    '',
    growth(
      builds.map(({ locales }) => locales.length),
      builds,
      [
        ['build, s', ({ buildMs }) => buildMs / 1000, (value) => value.toFixed(0)],
        ['worker with its list, kB', ({ workerKb }) => workerKb, (value) => value.toFixed(1)],
      ],
    ),
  ].join('\n');
}

const parts = {
  pages: measurePages,
  requests: measureRequests,
  schemes: measureSchemes,
  languages: measureLanguages,
};

try {
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && only !== name) continue;
    const measured = await measure();
    await writeReport('bench-growth.md', name, [
      measuredOn(browser, runs === 1 ? '1 run' : `${runs} runs, medians`),
      measured,
    ]);
  }
} finally {
  await browser.close();
}
