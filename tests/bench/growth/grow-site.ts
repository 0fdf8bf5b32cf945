import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOfPage, writePages } from '../../../build/write-pages.ts';
import { root } from '../../architecture/source-files.ts';
import { builtPrerender, pathOfCopy, spent } from './grown-prerender.ts';

/** A built site in a folder of its own, and what it took. */
export interface GrownSite {
  pages: number;
  dist: string;
  /** Milliseconds: writing pages, pictures and index (build/write-pages.ts). */
  writing: number;
  /** Milliseconds: bundles and compression (build/finish.ts). */
  finishing: number;
  /** Bytes of a file as it is sent, brotli. */
  sizeOf(name: string): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Builds the site with so many times as many pages (grown-prerender.ts) beside the client code of the last
 * build, by the build's own steps. Throws when there is no build, or it is another day's.
 */
export async function growSite(times: number): Promise<GrownSite> {
  const folder = await mkdtemp(join(tmpdir(), `niyam-growth-${times}-`));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    return { ...(await buildInto(folder, times)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function buildInto(folder: string, times: number): Promise<Omit<GrownSite, 'remove'>> {
  const dist = join(folder, 'dist');
  await cp(join(root, 'dist'), dist, {
    recursive: true,
    filter: (source) => !/\.(br|html)$|\/og$/.test(source),
  });
  await writeFile(join(dist, 'index.html'), await template());
  const entry = join(folder, 'prerender.mjs');
  const maker = JSON.stringify(join(import.meta.dirname, 'grown-prerender.ts'));
  await writeFile(
    entry,
    `import { grownPrerender } from ${maker};
export const { pagesToRender, renderPage, renderCrawlerFiles, renderManifests, renderSearchFiles, renderDataFiles } =
  await grownPrerender(${times});`,
  );
  // What is loaded once counts for no size of the site.
  await import(entry);
  spent.ms = 0;
  const began = performance.now();
  await writePages(entry, dist);
  const writing = performance.now() - began - spent.ms;
  const pages = await listPages(dist, times);
  return {
    pages,
    dist,
    writing,
    finishing: await finish(folder),
    sizeOf: async (name) => (await stat(join(dist, `${name}.br`))).size,
  };
}

/** The client build's `index.html` before pages were written into it, won back from one of them. */
async function template(): Promise<string> {
  const { renderPage } = await builtPrerender();
  const { head, body, end, lang } = await renderPage('/about');
  const html = await readFile(join(root, 'dist', fileOfPage('/about')), 'utf8');
  if (![head, body, end].every((part) => html.includes(part))) {
    throw new Error('dist/ is not of this day or this code: npm run build first');
  }
  return withoutStyle(html)
    .replace(`<html lang="${lang}">`, '<html lang="en-IN">')
    .replace(head, '<!--page-head-->')
    .replace(body, '<!--page-body-->')
    .replace(end, '<!--page-end-->');
}

/** As before the build's last step, which puts the style into it. */
const withoutStyle = (html: string): string =>
  html.replace(/<style data-first>[\s\S]*?<\/style>\s*/, '').replace(' media="print">', '>');

/** Puts every page with its revision into the worker's list. Gives how many there are. */
async function listPages(dist: string, times: number): Promise<number> {
  const { pagesToRender } = await builtPrerender();
  const entries: string[] = [];
  for (let copy = 0; copy < times; copy++) {
    for (const { path } of pagesToRender()) {
      const url = fileOfPage(pathOfCopy(path, copy));
      const revision = createHash('md5')
        .update(await readFile(join(dist, url)))
        .digest('hex');
      entries.push(`{"revision":"${revision}","url":"${url}"}`);
    }
  }
  const file = join(dist, 'sw.js');
  const worker = await readFile(file, 'utf8');
  const others = worker.replaceAll(/\{"revision":"\w+","url":"[^"]+\.html"\},?/g, '');
  const list = others.replace(/\[(?=\{"revision":)/, () => `[${entries.join(',')},`);
  if (list === others) throw new Error('sw.js has no list of pages');
  await writeFile(file, list);
  return entries.length;
}

async function finish(folder: string): Promise<number> {
  const began = performance.now();
  const step = spawn(join(root, 'node_modules/.bin/tsx'), [join(root, 'build/finish.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(step, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`build/finish.ts ended with ${code}`);
  return performance.now() - began;
}
