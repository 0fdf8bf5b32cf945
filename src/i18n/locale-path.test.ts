import { describe, expect, it } from 'vitest';
import { addLocalePrefix, canonicalPath, localeOfPath, stripLocalePrefix } from './locale-path.ts';

describe('language prefixes', () => {
  it('English has none', () => {
    expect(localeOfPath('/about')).toBe('en');
    expect(addLocalePrefix('/about', 'en')).toBe('/about');
  });

  it('a declared language gets its prefix in addresses we write', () => {
    expect(addLocalePrefix('/about', 'hi')).toBe('/hi/about');
    expect(addLocalePrefix('/', 'te')).toBe('/te');
  });

  it('an address in Hindi is the English one with its prefix', () => {
    expect(localeOfPath('/hi/about')).toBe('hi');
    expect(stripLocalePrefix('/hi/about')).toBe('/about');
  });

  it('a prefix that is no language of the site belongs to an unknown page', () => {
    expect(localeOfPath('/ta/about')).toBe('en');
    expect(stripLocalePrefix('/ta/about')).toBe('/ta/about');
  });
});

describe('canonical paths (ROUTE-17)', () => {
  it.each([
    ['/FSSAI-Compliance/', '/fssai-compliance'],
    ['/', '/'],
    ['//', '/'],
    ['/articles/14', '/articles/14'],
  ])('%s → %s', (given, expected) => {
    expect(canonicalPath(given)).toBe(expected);
  });
});
