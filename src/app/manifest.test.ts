import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '../content/catalog.ts';
import { text } from '../locales/en/manifest.ts';
import { offeredLocales } from '../locales/languages.ts';
import { manifestIn, manifestPath } from './manifest.ts';

const manifest = manifestIn('en', text);

const paths = new Set<string>(catalog.map(({ path }) => path));

/** Returns the size in a PNG's header: "640x480". */
function sizeOfPng(src: string): string {
  const bytes = readFileSync(`public${src}`);
  expect(bytes.subarray(1, 4).toString(), src).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the manifest (PWA-01)', () => {
  it('says what a home screen needs', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/?source=pwa',
      scope: '/',
      display: 'standalone',
      lang: 'en-IN',
    });
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12);
    for (const colour of [manifest.theme_color, manifest.background_color]) {
      expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it.each(offeredLocales)(
    '%s: every picture is there, in the size it is said to have',
    (locale) => {
      const own = manifestIn(locale, text);
      const pictures = [
        ...(own.icons ?? []),
        ...(own.screenshots ?? []),
        ...(own.shortcuts ?? []).flatMap(({ icons }) => icons ?? []),
      ];
      expect(pictures.length).toBeGreaterThan(10);
      for (const { src, sizes, type } of pictures) {
        expect(type).toBe('image/png');
        expect(sizeOfPng(src), src).toBe(sizes);
      }
    },
  );

  it('has icons of 192 and 512 px and one that may be cut to any shape', () => {
    const icons = manifest.icons ?? [];
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it('screenshots are as the install sheet takes them: one shape a form, 320 to 3840 px, at most 2.3 to 1', () => {
    for (const form of ['narrow', 'wide']) {
      const sizes = (manifest.screenshots ?? [])
        .filter((picture) => picture.form_factor === form)
        .map((picture) => (picture.sizes ?? '').split('x').map(Number));
      expect(sizes.length).toBeGreaterThanOrEqual(2);
      expect(new Set(sizes.map(([width = 0, height = 1]) => width / height)).size).toBe(1);
      for (const sides of sizes) {
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(320);
        expect(Math.max(...sides)).toBeLessThanOrEqual(3840);
        expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(2.3);
      }
    }
  });

  it('shortcuts and shared text lead to pages of the catalogue', () => {
    expect(manifest.shortcuts?.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Find /find',
      'My dates /calendar',
      'Ask /legal-assistant',
      'Waiting /outbox',
    ]);
    for (const { url } of manifest.shortcuts ?? []) expect(paths).toContain(url);
    expect(paths).toContain(manifest.share_target?.action);
    expect(manifest.share_target?.method).toBe('GET');
  });
});

it('another language has the same app id, with its own start page and screenshots', () => {
  const other = manifestIn('hi', text);
  expect(other).toMatchObject({ id: '/', lang: 'hi-IN', start_url: '/hi?source=pwa' });
  expect(other.shortcuts?.map(({ url }) => url)[0]).toBe('/hi/find');
  expect(other.screenshots?.map(({ src }) => src)[0]).toBe('/screenshots/hi/guides-narrow.png');
  expect([manifestPath('en'), manifestPath('hi')]).toEqual([
    '/manifest.webmanifest',
    '/manifest-hi.webmanifest',
  ]);
});
