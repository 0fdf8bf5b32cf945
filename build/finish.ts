import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadEnvFile } from '../local-backend/env-file.ts';
import { readSettings } from '../local-backend/settings.ts';
import { savedFirstPaths } from '../src/content/saved-first.ts';
import { defaultLocale } from '../src/locales/languages.ts';
import { openCache } from './cache.ts';
import { builtLocales, cataloguePath, readPageLanguages } from './file-languages.ts';
import { firstStylesFile, putStyleInside, styleKindOf, type FirstStyles } from './first-style.ts';
import { headersFile } from './headers-file.ts';
import { fileOfPage } from './write-pages.ts';

/**
 * Last step of the build: puts the style into each page, writes two bundles of pages for each language (for
 * the first visit, and the rest), headers for static hosts, and a brotli file beside each text file, so that
 * the server compresses nothing at request time.
 * The worker's list is written earlier: a page with the same text counts as unchanged, whatever its style.
 */
const outDir = 'dist';
const brotli = promisify(brotliCompress);
const compressible = /\.(html|js|css|jsonl?|svg|xml|txt|webmanifest)$/;

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

/** Returns the public path of a page's file. */
const pathOfFile = (file: string): string => {
  const name = relative(outDir, file).replaceAll('\\', '/');
  return name === '404.html' ? '/404' : `/${name.replace(/\/?index\.html$/, '')}`;
};

const pages: Record<string, string> = {};
for (const file of await filesUnder(outDir)) {
  if (!file.endsWith('.html')) continue;
  const path = pathOfFile(file);
  if (join(outDir, fileOfPage(path)) !== file) throw new Error(`${file} is no page's file`);
  pages[path] = await readFile(file, 'utf8');
}
const styles = JSON.parse(await readFile(join(outDir, firstStylesFile), 'utf8')) as FirstStyles;
await rm(join(outDir, firstStylesFile));
const languageOf = await readPageLanguages();
const catalogued = (path: string) => cataloguePath(path, languageOf[path] ?? defaultLocale);
for (const [path, html] of Object.entries(pages)) {
  const style = styles[styleKindOf(catalogued(path))];
  await writeFile(join(outDir, fileOfPage(path)), putStyleInside(html, style));
}
// A bundle leaves out the style, which it would contain a hundred times; the worker takes it from
// the page that it fetches first. One line per page, so that lines before an interruption can be
// saved (sw/save-pages.ts).
const bundleOf = (isIn: (path: string) => boolean) =>
  Object.entries(pages)
    .filter(([path]) => isIn(path))
    .map(([path, html]) => `${JSON.stringify([path, putStyleInside(html, '')])}\n`)
    .join('');
for (const locale of await builtLocales()) {
  const isOwn = (path: string) => languageOf[path] === locale;
  const isFirst = (path: string) => savedFirstPaths.has(catalogued(path));
  await writeFile(
    join(outDir, `pages-${locale}.jsonl`),
    bundleOf((path) => isOwn(path) && isFirst(path)),
  );
  await writeFile(
    join(outDir, `pages-${locale}-rest.jsonl`),
    bundleOf((path) => isOwn(path) && !isFirst(path)),
  );
}
loadEnvFile();
await writeFile(
  join(outDir, '_headers'),
  headersFile(readSettings(process.env), Object.values(styles)),
);

/**
 * The compressed files of earlier builds: compressing is most of this step's work, and most files of two builds are
 * the same.
 */
const cache = await openCache('brotli');
const compressedNow = new Map<string, Promise<Buffer>>();

function compress(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const hash = createHash('sha256').update(JSON.stringify([params, process.versions['brotli']]));
  const name = hash.update(bytes).digest('hex');
  const compressed =
    compressedNow.get(name) ?? cache.readOrMake(name, () => brotli(bytes, { params }));
  compressedNow.set(name, compressed);
  return compressed;
}

/** Node compresses several files in parallel. */
async function writeTwin(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}
const texts = (await filesUnder(outDir)).filter((file) => compressible.test(file));
await Promise.all(texts.map(writeTwin));
await cache.removeUnused();
console.log(`${Object.keys(pages).length} pages written`);
