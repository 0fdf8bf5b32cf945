import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { catalog } from '../src/content/catalog.ts';
import { defaultLocale } from '../src/locales/languages.ts';
import { savedSecond } from '../src/tools/tool.ts';
import { builtLocales, languagesOfFiles } from './file-languages.ts';
import { readTools } from './read-tools.ts';
import { filesOf, readChunks, toolFiles, toolsOfFiles, type Chunks } from './tool-code.ts';
import { fileOfPage } from './write-pages.ts';

/**
 * What a visitor downloads, against what they may be asked to (DEV-10). Sizes are brotli,
 * 1 kB = 1000 bytes. Exits with 1 when a budget is broken.
 */
const outDir = 'dist';
const brotli = promisify(brotliCompress);
const sizeOf = async (file: string) => (await brotli(await readFile(join(outDir, file)))).length;
const sum = async (files: Iterable<string>) =>
  (await Promise.all([...files].map(sizeOf))).reduce((total, size) => total + size, 0);

/** What a row of the table says. */
interface Row {
  what: string;
  kilobytes: number;
  budget: number;
  goal?: number;
}

const guides = catalog.filter((entry) => entry.template === 'guide');
const worker = await readFile(join(outDir, 'sw.js'), 'utf8');
const precached = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url = '']) => url);
const locales = await builtLocales();
const declared = await readTools();
const second = savedSecond(declared.flatMap(({ saved }) => saved ?? []));
const languages = languagesOfFiles(await readChunks(), precached, locales);
/** What comes at first use, second or with the rest of the site (sw/data.ts), and what only old browsers keep. */
const isData = (url: string, tools: ReadonlySet<string>) =>
  /^data\/|\.woff2$/.test(url) || url.startsWith('assets/polyfills-') || tools.has(url);

/** Scripts a page in a language loads without being touched: the boot script, then the app and its language. */
async function firstLoadOf(locale: string): Promise<Set<string>> {
  const chunks = await readChunks(locale);
  // The route of an ordinary page is loaded by the router at start.
  const routes = Object.keys(chunks).filter((key) => key.startsWith('src/routes/$.tsx'));
  const keys = ['index.html', 'src/main.tsx', `src/locales/${locale}/start.ts`, ...routes];
  return new Set(keys.flatMap((key) => scriptsOf(chunks, key)));
}

/** A chunk's scripts, with all that it imports statically. */
const scriptsOf = (chunks: Chunks, key: string): string[] =>
  [...filesOf(chunks, key)].filter((file) => file.endsWith('.js'));

/** The same limits in every language, but for a page's text: letters of Indian scripts take more bytes. */
const guideBudgets: Readonly<Record<string, number>> = { hi: 24, te: 24 };

async function rowsOf(locale: string): Promise<Row[]> {
  const chunks = await readChunks(locale);
  const tools = toolFiles(chunks, declared);
  const own = precached.filter((url) => languages.get(url)?.includes(locale) ?? true);
  const shellFiles = [...new Set(own)].filter(
    (url) => !url.endsWith('.html') && !isData(url, tools),
  );
  /** Code and data of the tools that are saved right after the first pages. */
  const secondFiles = [...toolsOfFiles(chunks, declared, own)].flatMap(([file, needing]) =>
    needing.some((tool) => second.includes(tool)) ? [file] : [],
  );
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return [
    {
      what: 'JS of a first load',
      kilobytes: await sum(await firstLoadOf(locale)),
      budget: 110,
      goal: 100,
    },
    {
      what: 'largest guide with its style',
      kilobytes: Math.max(
        ...(await Promise.all(guides.map(({ path }) => sizeOf(fileOfPage(prefix + path))))),
      ),
      budget: guideBudgets[locale] ?? 21,
      goal: 20,
    },
    {
      what: 'worker: shell + first pages',
      kilobytes: (await sum(shellFiles)) + (await sizeOf(`pages-${locale}.jsonl`)),
      budget: 350,
      goal: 300,
    },
    {
      what: 'worker: tools that come second',
      kilobytes: await sum(secondFiles),
      budget: 230,
    },
    {
      // Comes with the rest of the site or with the first search, never on the first visit's way.
      what: 'index of the search',
      kilobytes: await sizeOf(`data/search-${locale}.json`),
      budget: locale === defaultLocale ? 60 : 70,
      goal: 50,
    },
    // Fetched when the page is first used, and kept (sw/data.ts).
    {
      what: 'list of schemes',
      kilobytes: await sizeOf(`data/schemes-${locale}.json`),
      budget: 40,
      goal: 25,
    },
  ].map((row) => ({
    ...row,
    what: locale === defaultLocale ? row.what : `${locale}: ${row.what}`,
  }));
}

const firstLoad = await firstLoadOf(defaultLocale);
/** What `boot.ts` loads at once, before anybody touches the page. */
const boot: Row = {
  // Text typed before the app (S5) and a headings' font that heeds Save-Data (S8) take 0.2 kB more than the goal.
  what: 'of it before the first touch',
  kilobytes: await sum(scriptsOf(await readChunks(), 'index.html')),
  budget: 2.2,
  goal: 2,
};
const [first, ...others] = (await Promise.all(locales.map(rowsOf))).flat();
if (!first) throw new Error('The build has no language');
const rows = [first, boot, ...others].map((row) => ({ ...row, kilobytes: row.kilobytes / 1000 }));

/** Vendors that no page may load before it needs them (DEV-12), by words of theirs that survive minifying. */
const lazyVendors = {
  '@supabase/supabase-js': 'GoTrueClient',
  dexie: 'DexieError',
  '@headlessui/react': 'headlessui-',
  'chart.js': 'chartjs',
  minisearch: 'MiniSearch',
};
const entryCode = (
  await Promise.all([...firstLoad].map((file) => readFile(join(outDir, file), 'utf8')))
).join('\n');
const strays = Object.entries(lazyVendors).filter(([, words]) => entryCode.includes(words));

for (const { what, kilobytes, budget, goal } of rows) {
  const verdict =
    kilobytes <= budget ? 'ok' : `OVER BUDGET by ${Math.ceil((kilobytes - budget) * 1000)} bytes`;
  console.log(
    `${what.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} kB of ${budget} (goal ${goal ?? budget})  ${verdict}`,
  );
}
for (const [vendor] of strays) console.log(`${vendor} is in the first load  OVER BUDGET`);
process.exitCode = strays.length > 0 || rows.some((row) => row.kilobytes > row.budget) ? 1 : 0;
