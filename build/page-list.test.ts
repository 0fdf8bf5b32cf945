import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Page } from '../src/content/page.ts';
import { inOrder, pageListFile, pageListFiles } from './page-list.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const page = (id: string, more: Partial<Page> = {}): Page => ({
  id,
  path: `/${id.replace('guides/', '')}`,
  template: 'guide',
  order: 10,
  ...more,
});

it('the lists of pages are those of the files; else run `npm run pages` (ROUTE-11)', async () => {
  // The tests read translations as the site shows them; a script starts a server for that.
  const files = await pageListFiles(root, (act) =>
    act((locale, file) => import(pathToFileURL(join(root, 'src/locales', locale, file)).href)),
  );
  for (const [file, text] of Object.entries(files)) {
    expect(await readFile(join(root, file), 'utf8'), file).toBe(text);
  }
});

it('pages are listed by folder, then by order, then by id', () => {
  const pages = [
    page('site/a'),
    page('guides/c'),
    page('guides/b'),
    page('guides/a', { order: 20 }),
  ];
  expect(inOrder(pages).map(({ id }) => id)).toEqual([
    'guides/b',
    'guides/c',
    'guides/a',
    'site/a',
  ]);
});

it.each([
  ['one id twice', [page('guides/a'), page('guides/a', { path: '/b' })], 'the id'],
  ['one address twice', [page('guides/a'), page('guides/b', { path: '/a' })], 'the address'],
  ['a parent that is no page', [page('guides/a', { parent: 'services' })], 'services'],
])('%s is refused', (_, pages, message) => {
  expect(() => inOrder(pages)).toThrow(message);
});

it('pages of one kind share a row', () => {
  const list = pageListFile([page('guides/a'), page('guides/b'), page('home', { path: '/' })]);
  expect(list).toContain("['guides/', '/', 'guide', '', false, 'a b'],");
  expect(list).toContain("['home', '/', 'guide', '', false, ''],");
});
