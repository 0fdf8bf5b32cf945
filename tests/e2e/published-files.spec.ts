import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksFile } from '../../build/tool-code.ts';
import { feedPath } from '../../src/app/sitemap.ts';
import { catalog } from '../../src/content/catalog.ts';
import { localeOfPath, stripLocalePrefix } from '../../src/i18n/locale-path.ts';
import { offeredLocales } from '../../src/locales/languages.ts';
import { root } from '../architecture/source-files.ts';
import { expect, test } from '../support/test.ts';

/** Files beside the pages: what is published, and what is not. */
const dist = join(root, 'dist');

test('the list of source files is not published, and the server has none', async ({
  request,
  site,
}) => {
  expect(existsSync(join(root, chunksFile))).toBe(true);
  expect(existsSync(join(dist, '.vite'))).toBe(false);
  const published = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = published.filter((name) => /\.(json|webmanifest|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(5);
  for (const name of texts) {
    expect(readFileSync(join(dist, name), 'utf8').includes('src/main.tsx'), name).toBe(false);
  }
  for (const path of ['/.vite/manifest.json', '/.vite/manifest.json.br']) {
    expect((await request.get(site.url + path)).status()).toBe(404);
  }
});

test('every page names the manifest once', async ({ request, site }) => {
  const counts = new Map<number, string[]>();
  for (const { path } of catalog) {
    const html = await (await request.get(site.url + path)).text();
    const count = html.match(/<link rel="manifest"/g)?.length ?? 0;
    counts.set(count, [...(counts.get(count) ?? []), path]);
  }
  expect([...counts.keys()], JSON.stringify([...counts])).toEqual([1]);
});

test('icon, feed and security.txt are where programs look for them', async ({ request, site }) => {
  const icon = await request.get(`${site.url}/favicon.ico`);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  expect((await icon.body()).readUInt16LE(4)).toBe(3);

  const paths = new Set<string>(catalog.map(({ path }) => path));
  for (const locale of offeredLocales) {
    const feed = await request.get(site.url + feedPath(locale));
    expect(feed.headers()['content-type']).toMatch(/xml/);
    const entries = [
      ...(await feed.text()).matchAll(/<entry>[\s\S]*?href="https?:\/\/[^/"]+([^"]*)"/g),
    ].map(([, path = '']) => path || '/');
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((path) => localeOfPath(path) !== locale)).toEqual([]);
    expect(entries.filter((path) => !paths.has(stripLocalePrefix(path)))).toEqual([]);
  }

  const text = await (await request.get(`${site.url}/.well-known/security.txt`)).text();
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);
});

test('the site map gives each page the day it changed', async ({ request, site }) => {
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const days = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, day]) => day);
  expect(days).toHaveLength(xml.match(/<loc>/g)?.length ?? 0);
  expect(new Set(days).size).toBeGreaterThan(1);
});

test('home, login and team say when they were last updated (A11Y-09)', async ({ page, site }) => {
  for (const path of ['/', '/login', '/team']) {
    await page.goto(site.url + path);
    await expect(page.getByText(/^Last updated on \d{1,2} \w{3} 20\d\d\.$/), path).toBeVisible();
  }
});
