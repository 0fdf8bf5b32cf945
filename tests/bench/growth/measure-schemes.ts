import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { schemeFilePath, type SchemeFile } from '../../../src/tools/schemes/model/data-file.ts';
import { root } from '../../architecture/source-files.ts';
import type { Site } from '../../support/site.ts';
import { processorOnly, slowDown } from '../profiles.ts';
import { median } from '../report.ts';
import { otherWords } from './other-words.ts';

/** With so many schemes in the list. */
export interface SchemeGrowth {
  schemes: number;
  /** Bytes as sent: the tool's data, and the page, which lists every scheme as plain text. */
  data: number;
  page: number;
  /** Milliseconds until the tool's list stands there, from asking for the page. */
  open: number;
  /** Milliseconds from the last letter of a search until the list follows. */
  narrow: number;
}

const page = '/government-schemes';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** The data file and the page as the build writes them, with so many schemes: the real ones, then copies in other words. */
async function grown(count: number): Promise<{ data: string; html: string }> {
  const dist = join(root, 'dist');
  const file = JSON.parse(await readFile(join(dist, schemeFilePath('en')), 'utf8')) as SchemeFile;
  const html = await readFile(join(dist, page, 'index.html'), 'utf8');
  const rowOf = new Map(
    [...html.matchAll(/<li id="([\w-]+)"><b>.*?<\/li>/gs)].map(([row, id = '']) => [id, row]),
  );
  const words = otherWords(
    file.schemes.map(({ name, benefit, who, note = '' }) => `${name} ${benefit} ${who} ${note}`),
  );
  const says = Array.from({ length: Math.ceil(count / file.schemes.length) }, (_, copy) =>
    words(copy),
  );
  const copies = Array.from({ length: count - file.schemes.length }, (_, index) => {
    const copy = 1 + Math.floor(index / file.schemes.length);
    const original = file.schemes[index % file.schemes.length];
    const say = says[copy];
    if (!original || !say) throw new Error('There is no scheme to copy');
    const { name, benefit, who, note, apply } = original;
    return {
      ...original,
      id: `${original.id}-${copy}`,
      name: say(name),
      benefit: say(benefit),
      who: say(who),
      ...(note && { note: say(note) }),
      ...(apply && { apply: say(apply) }),
    };
  });
  const rows = copies.map(({ id, name, benefit, who, portals }) => {
    const row = rowOf.get(id.replace(/-\d+$/, ''));
    if (!row) throw new Error(`The page does not list ${id}`);
    const [first = '', ...others] = portals.map(
      ({ url, name: site }) => `<a href="${url}" rel="noopener">${site}</a>`,
    );
    const links = `<span>${first}</span>${others.map((link) => `<span>, ${link}</span>`).join('')}`;
    return `<li id="${id}"><b>${name}</b>. ${benefit} For: ${who}. ${links}</li>`;
  });
  const [lastRow = ''] = [...rowOf.values()].slice(-1);
  return {
    data: JSON.stringify({ ...file, schemes: [...file.schemes, ...copies] }),
    html: html.replace(lastRow, () => lastRow + rows.join('')),
  };
}

/** Measures so many schemes: medians of so many runs, a fresh phone each, its processor slower by four. */
export async function schemeGrowth(
  browser: Browser,
  { url }: Site,
  count: number,
  runs: number,
): Promise<SchemeGrowth> {
  const { data, html } = await grown(count);
  const times: { open: number; narrow: number }[] = [];
  for (let run = 0; run < runs; run++) {
    // Without a worker: it would serve the real files, and Playwright answers for the network alone.
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    try {
      await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
      await context.route(url + schemeFilePath('en'), (route) =>
        route.fulfill({ contentType: 'application/json', body: data }),
      );
      await context.route(url + page, async (route) =>
        route.fulfill({ response: await route.fetch(), body: html }),
      );
      const tab = await context.newPage();
      await slowDown(tab, processorOnly);
      await tab.goto(url + page);
      await tab.locator('.schemes-list > li').first().waitFor({ timeout: 120_000 });
      const open = await tab.evaluate(() => performance.now());
      const search = tab.getByRole('searchbox').first();
      await search.focus();
      const narrow = await tab.evaluate(async () => {
        const said = '.schemes-view [role=status]';
        const before = document.querySelector(said)?.textContent;
        const start = performance.now();
        // Nothing else types a whole text at once as a keyboard does.
        // oxlint-disable-next-line typescript/no-deprecated
        document.execCommand('insertText', false, 'loan');
        while (document.querySelector(said)?.textContent === before) {
          await new Promise(requestAnimationFrame);
          if (performance.now() - start > 60_000) throw new Error('The list did not follow');
        }
        return performance.now() - start;
      });
      times.push({ open, narrow });
    } finally {
      await context.close();
    }
  }
  const size = (text: string) => brotliCompressSync(text).length;
  return {
    schemes: count,
    data: size(data),
    page: size(html),
    open: median(times.map(({ open }) => open)),
    narrow: median(times.map(({ narrow }) => narrow)),
  };
}
