import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticSite } from './static-site.ts';

let root: string;
let serve: (request: Request) => Promise<Response>;

const pages = {
  'index.html': 'home',
  '404.html': 'no such page',
  'hi/404/index.html': 'no such page, in Hindi',
  'gst-compliance/index.html': 'gst',
  'hi/gst-compliance/index.html': 'gst in Hindi',
  'sw.js': 'worker',
  'assets/App-BxY1.js': 'app',
  '.vite/manifest.json': 'hidden',
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'niyam-site-'));
  const dist = path.join(root, 'dist');
  for (const [name, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
  await writeFile(path.join(dist, 'gst-compliance/index.html.br'), brotliCompressSync('gst'));
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  serve = createStaticSite(dist, { connect: ['https://project.supabase.test'] });
});
afterAll(() => rm(root, { recursive: true }));

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://site.test${target}`, { method, headers }));

test.each([
  ['/', 'home'],
  ['/gst-compliance', 'gst'],
  ['/hi/gst-compliance?from=home', 'gst in Hindi'],
  ['/assets/App-BxY1.js', 'app'],
])('%s is served', async (target, text) => {
  const response = await get(target);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
});

test.each(['/nothing', '/assets/old-1.js', '/gst-compliance/nothing'])(
  '%s is the not-found page with status 404',
  async (target) => {
    const response = await get(target, { 'if-none-match': '*' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('no such page');
  },
);

test.each(['/hi/nothing', '/hi/gst-compliance/nothing'])(
  '%s is the not-found page of its language with status 404',
  async (target) => {
    const response = await get(target);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('no such page, in Hindi');
  },
);

test.each([
  ['/gst-compliance/', '/gst-compliance'],
  ['/GST-Compliance?utm=a%20b&x=1', '/gst-compliance?utm=a%20b&x=1'],
  ['/HI/gst-compliance//?q', '/hi/gst-compliance?q'],
  ['//evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
  ['/a%0d%0aSet-Cookie:x/', '/a%0D%0Aset-cookie%3Ax'],
])('%s moves to %s', async (target, location) => {
  const response = await get(target);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/.vite/manifest.json',
  '/a%00b',
])('%s leads nowhere', async (target) => {
  const response = await get(target);
  expect([301, 404]).toContain(response.status);
  expect(await response.text()).not.toMatch(/secret$|hidden/);
});

test('an address that cannot be decoded is 400', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
});

test('brotli goes to those who accept it', async () => {
  const compressed = await get('/gst-compliance', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(compressed.headers.get('vary')).toBe('accept-encoding');
  expect(String(brotliDecompressSync(await compressed.arrayBuffer()))).toBe('gst');

  const refused = await get('/gst-compliance', { 'accept-encoding': 'br;q=0' });
  expect(refused.headers.get('content-encoding')).toBeNull();
  expect(refused.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
});

test('a page that did not change is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': `"x", W/${etag}` });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
});

test('a file that changes on disk is read anew', async () => {
  const file = path.join(root, 'dist/new.txt');
  await writeFile(file, 'one');
  expect(await (await get('/new.txt')).text()).toBe('one');
  await writeFile(file, 'three');
  expect(await (await get('/new.txt')).text()).toBe('three');
});

test('HEAD has the headers alone', async () => {
  const response = await get('/', {}, 'HEAD');
  expect(response.headers.get('content-length')).toBe('4');
  expect(await response.text()).toBe('');
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('only files with a hash in their name are kept by caches', async () => {
  const cacheControl = async (target: string) => (await get(target)).headers.get('cache-control');
  expect(await cacheControl('/assets/App-BxY1.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/sw.js')).toBe('no-cache');
  expect(await cacheControl('/gst-compliance')).toBe('no-cache');
  expect(await cacheControl('/assets/old-1.js')).toBe('no-cache');
});

test('every page carries the security headers, the not-found page included', async () => {
  for (const target of ['/', '/nothing']) {
    const { headers } = await get(target);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("connect-src 'self' https://project.supabase.test;");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.has('referrer-policy') && headers.has('permissions-policy')).toBe(true);
  }
});
