import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PictureFiles } from '../src/pages/pictures/picture-files.ts';
import type { PageSizes } from '../src/platform/pages/page-sizes.ts';
import type * as Prerender from '../src/prerender.tsx';
import { drawPictures } from './draw-pictures.ts';
import { socialCardPainter } from './draw-social-cards.ts';
import { cataloguePath, writePageLanguages } from './file-languages.ts';
import { fillTemplate } from './fill-template.ts';
import { offeredLocales } from '../src/locales/languages.ts';
import { publishClips, type RecordingSizes } from './voice/publish-clips.ts';
import { needsFilePath } from '../src/needs/needs-file.ts';
import { askedFiles } from './needs/write-asked.ts';
import { needsJson } from './needs/write-needs.ts';
import {
  firstStylesFile,
  firstStylesOf,
  putStyleInside,
  withoutFonts,
  type FirstStyles,
} from './first-style.ts';

const brotli = promisify(brotliCompress);

/** Returns the file of a page: `/` → `index.html`, `/404` → `404.html`, `/about` → `about/index.html`. */
export function fileOfPage(path: string): string {
  if (path === '/404') return '404.html';
  return join(path.slice(1), 'index.html');
}

/**
 * Writes every page of the catalogue with its picture, the files for search engines, the search index, and
 * the data of tools. `serverEntry` is the compiled `src/prerender.tsx`; `outDir` is the client build, whose
 * `index.html` is the template.
 */
export async function writePages(serverEntry: string, outDir: string): Promise<void> {
  const prerender = (await import(pathToFileURL(serverEntry).href)) as typeof Prerender;
  const {
    drawnPictures,
    providePictures,
    pagesToRender,
    renderPage,
    renderCrawlerFiles,
    renderManifests,
    renderSearchFiles,
    renderDataFiles,
  } = prerender;
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  // The template is a published file until the home page replaces it.
  await rm(join(outDir, 'index.html'));
  const pictures = await drawPictures(await drawnPictures(), outDir);
  providePictures(pictures);
  const paint = await socialCardPainter();
  const written = new Map<string, string>();
  const styled: { path: string; html: string }[] = [];
  await writePageLanguages(
    Object.fromEntries(pagesToRender().map(({ path, locale }) => [path, locale])),
  );
  for (const { path, locale } of pagesToRender()) {
    const page = await renderPage(path);
    const html = fillTemplate(template, page);
    await writeInto(join(outDir, fileOfPage(path)), html);
    if (page.socialCard) {
      await writeInto(join(outDir, page.socialCard.path), paint(page.socialCard));
    }
    written.set(path, html);
    styled.push({ path: cataloguePath(path, locale), html });
  }
  const sheetFile = join(outDir, 'app.css');
  const sheet = await readFile(sheetFile, 'utf8');
  const styles = await firstStylesOf(sheet, await toolSheets(outDir), styled);
  await writeFile(sheetFile, withoutFonts(sheet));
  // The build's last step puts it into the pages (build/finish.ts).
  await writeFile(join(outDir, firstStylesFile), JSON.stringify(styles));
  const sizes: PageSizes = {
    ...(await sizesOf(written, styles)),
    pictures: joined(
      pictureSizes([...pictures.values()]),
      await publishClips(prerender, outDir, offeredLocales),
    ),
  };
  await writeFile(join(outDir, 'page-sizes.json'), JSON.stringify(sizes));
  const files: Record<string, string> = {
    ...(await renderCrawlerFiles()),
    ...renderManifests(),
    ...(await renderSearchFiles()),
    [needsFilePath]: await needsJson(),
    ...(await askedFiles((path) => written.get(path))),
    ...(await renderDataFiles()),
  };
  for (const [path, text] of Object.entries(files)) {
    await writeInto(join(outDir, path), text);
  }
}

/** Joins the sizes of two kinds of files, for each language. */
/** Returns the styles that tools load with their code: the pages contain their first screens. */
async function toolSheets(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).toSorted();
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}

const joined = (pictures: PageSizes['pictures'], recordings: RecordingSizes) =>
  Object.fromEntries(
    Object.keys({ ...pictures, ...recordings }).map((locale) => [
      locale,
      { ...pictures[locale], ...recordings[locale] },
    ]),
  );

/** Returns the size of each picture by path, for each language. */
function pictureSizes(pictures: readonly PictureFiles[]): PageSizes['pictures'] {
  const sizes: Record<string, Record<string, number>> = {};
  for (const { avif, bytes, locale } of pictures) {
    sizes[locale] = { ...sizes[locale], [avif]: bytes };
  }
  return sizes;
}

/** Returns the download size of each page's text, and of the style in a single guide (DEV-09). */
async function sizesOf(
  pages: ReadonlyMap<string, string>,
  { guide }: FirstStyles,
): Promise<Omit<PageSizes, 'pictures'>> {
  const sizeOf = async (html: string) => (await brotli(html)).length;
  const sizes = [...pages].map(async ([path, html]) => [path, await sizeOf(html)] as const);
  const text = Object.fromEntries(await Promise.all(sizes));
  const home = pages.get('/') ?? '';
  return { text, style: (await sizeOf(putStyleInside(home, guide))) - (await sizeOf(home)) };
}

async function writeInto(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
