import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { vocabularyOf } from '../../../src/tools/search/model/vocabulary.ts';
import { workerRequests } from '../../../src/platform/offline/sw-messages.ts';
import type { SearchData } from '../../../src/tools/search/model/search-data.ts';
import { searchFile } from '../../../src/tools/search/model/search-file.ts';
import { openSearchIndex } from '../../../src/tools/search/model/search-index.ts';
import { answerable } from '../../assistant/questions.ts';
import { startSite } from '../../support/site.ts';
import { appReady, workerReady } from '../../support/test.ts';
import { onPhone } from '../measure-actions.ts';
import { slowWithNoNetwork } from '../profiles.ts';
import { median } from '../report.ts';
import { growSite } from './grow-site.ts';

/** A site of so many pages in one language. Times in milliseconds, sizes in bytes as sent. */
export interface PageGrowth {
  pages: number;
  writing: number;
  finishing: number;
  first: number;
  rest: number;
  worker: number;
  index: number;
  /** In Node: making the index ready, and a question, in the middle of a hundred. */
  ready: number;
  question: number;
  /** In the browser: the worker brings everything, a question with no signal and all cold, an update of one page. */
  save: number;
  search: number;
  update: number;
}

/** Builds a site of so many times as many pages, and measures it. */
export async function pageGrowth(browser: Browser, times: number): Promise<PageGrowth> {
  const { dist, sizeOf, remove, ...built } = await growSite(times);
  try {
    return {
      pages: built.pages,
      writing: built.writing,
      finishing: built.finishing,
      first: await sizeOf('pages-en.jsonl'),
      rest: await sizeOf('pages-en-rest.jsonl'),
      worker: await sizeOf('sw.js'),
      index: await sizeOf(searchFile('en')),
      ...(await searchInNode(join(dist, searchFile('en')))),
      ...(await inBrowser(browser, dist)),
    };
  } finally {
    await remove();
  }
}

async function searchInNode(file: string): Promise<Pick<PageGrowth, 'ready' | 'question'>> {
  const data = JSON.parse(await readFile(file, 'utf8')) as SearchData;
  const vocabulary = vocabularyOf('en');
  const began = performance.now();
  const index = await openSearchIndex(data, vocabulary);
  const ready = performance.now() - began;
  const asked = answerable.filter(({ language }) => language === 'en').slice(0, 100);
  const took = asked.map(({ ask }) => {
    const start = performance.now();
    index.search(ask);
    return performance.now() - start;
  });
  return { ready, question: median(took) };
}

async function inBrowser(
  browser: Browser,
  dist: string,
): Promise<Pick<PageGrowth, 'save' | 'search' | 'update'>> {
  const site = await startSite({ SITE_DIR: dist });
  try {
    return await onPhone(browser, async (page) => {
      page.setDefaultTimeout(120_000);
      await page.goto(`${site.url}/about`);
      await appReady(page);
      await workerReady(page);
      const save = await timeToSaveAll(page);
      const update = await timeToUpdate(page, dist);
      await slowWithNoNetwork(page);
      await page.goto(`${site.url}/search?q=gst+late+fee`);
      await page.locator('.search-results > li').first().waitFor();
      return { save, update, search: await page.evaluate(() => performance.now()) };
    });
  } finally {
    await site.dispose();
  }
}

const timeToSaveAll = (page: Page): Promise<number> =>
  page.evaluate(async (type) => {
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ done: boolean }>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data as { done: boolean }));
      port1.start();
    });
    navigator.serviceWorker.controller?.postMessage({ type }, [port2]);
    if (!(await answer).done) throw new Error('Not everything could be saved');
    return performance.now() - start;
  }, workerRequests.saveAll);

/** A new version of the site in which one page is another; until its worker is ready to take over. */
async function timeToUpdate(page: Page, dist: string): Promise<number> {
  const file = join(dist, 'sw.js');
  const worker = await readFile(file, 'utf8');
  const changed = worker.replace(
    /\{"revision":"\w+","url":"about\/index\.html"\}/,
    '{"revision":"0","url":"about/index.html"}',
  );
  await writeFile(file, changed);
  await writeFile(`${file}.br`, brotliCompressSync(changed));
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const start = performance.now();
    await registration.update();
    const deadline = start + 120_000;
    while (!registration.waiting) {
      if (performance.now() > deadline) throw new Error('The new version never came');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - start;
  });
}
