import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishSite, PublishRefused } from './publish-site.ts';

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'niyam-publish-'));
  target = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a build whose page names its code. */
async function build(code: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), code);
  await writeFile(path.join(dist, 'assets', `${code}.js`), code);
  return dist;
}
/** So many days from now: the files of a build are written now. */
const day = (number: number) => new Date(Date.now() + number * 24 * 60 * 60_000);
const published = (file: string) => readFile(path.join(target, file), 'utf8');

test('the page of the new build is served with its code, and open tabs find theirs', async () => {
  await publishSite(await build('one'), target, day(1));
  await publishSite(await build('two'), target, day(2));
  expect(await published('index.html')).toBe('two');
  expect(await published('assets/two.js')).toBe('two');
  expect(await published('assets/one.js')).toBe('one');
});

test('a build that starts again does not touch what is published', async () => {
  await publishSite(await build('one'), target, day(1));
  await rm(path.join(folder, 'dist'), { recursive: true });
  expect(await published('index.html')).toBe('one');
});

test('a request always finds a page while builds are published', async () => {
  await publishSite(await build('one'), target, day(1));
  const over = new AbortController();
  let read = 0;
  const reader = (async () => {
    while (!over.signal.aborted) {
      await published('index.html');
      read += 1;
    }
  })();
  for (let at = 2; at < 22; at += 1) await publishSite(await build(`build-${at}`), target, day(at));
  over.abort();
  await reader;
  expect(read).toBeGreaterThan(20);
});

test('the copy before stays, older ones and code of two months ago do not', async () => {
  const dist = await build('one');
  const old = new Date(day(1).getTime() - 60 * 24 * 60 * 60_000);
  await utimes(path.join(dist, 'assets/one.js'), old, old);
  await publishSite(dist, target, day(1));
  await publishSite(await build('two'), target, day(2));
  await publishSite(await build('three'), target, day(3));
  const copies = (await readdir(folder)).filter((name) => name.startsWith('site-'));
  expect(copies).toHaveLength(2);
  const pages = copies.map((copy) => readFile(path.join(folder, copy, 'index.html'), 'utf8'));
  expect((await Promise.all(pages)).toSorted()).toEqual(['three', 'two']);
  expect(await readdir(path.join(target, 'assets'))).not.toContain('one.js');
});

test('a folder that is no link is refused, and so is a missing build', async () => {
  await mkdir(target);
  await expect(publishSite(await build('one'), target)).rejects.toThrow(PublishRefused);
  await expect(publishSite(folder, path.join(folder, 'other'))).rejects.toThrow(PublishRefused);
});
