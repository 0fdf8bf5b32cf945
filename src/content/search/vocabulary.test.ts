import { describe, expect, it } from 'vitest';
import { readText } from '../../locales/load-text.ts';
import { catalog } from '../catalog.ts';
import { groupOf, searchWordsOf } from './groups.ts';
import { pageWords } from './page-words.ts';
import { otherWays, popularPages } from './popular.ts';
import { vocabularyOf } from './vocabulary.ts';

const names = readText('page-names', 'en');
const { silent, fillers, spellings, meanings } = vocabularyOf('en');

describe('the tables of words', () => {
  it('are in lower case and composed', () => {
    const all = [
      ...silent,
      ...fillers,
      ...Object.entries(spellings).flat(),
      ...Object.entries(meanings).flat(2),
    ];
    for (const word of all) expect(word).toBe(word.toLowerCase().normalize('NFC'));
  });

  it('lead to English words', () => {
    for (const meant of Object.values(meanings).flat()) expect(meant).toMatch(/^[a-z0-9 -]+$/);
  });

  it('do not spell a word in a way that is respelt itself', () => {
    for (const kept of Object.values(spellings)) expect(spellings[kept]).toBeUndefined();
  });

  it('know no language that is not on offer', () => {
    expect(() => vocabularyOf('hi')).toThrow('"hi"');
  });
});

it('words are given to pages that exist', () => {
  for (const id of [...Object.keys(pageWords), ...popularPages, ...Object.values(otherWays)]) {
    expect(
      catalog.some((page) => page.id === id),
      id,
    ).toBe(true);
  }
});

it('tells guides, tools, schemes and other pages apart, and leaves out what is not for reading', () => {
  expect(groupOf('/gst-compliance')).toBe('guides');
  expect(groupOf('/financial-hub')).toBe('tools');
  expect(groupOf('/government-schemes')).toBe('schemes');
  expect(groupOf('/about')).toBe('pages');
  expect(searchWordsOf('/gst-compliance', names)).toContain('GST');
  expect(searchWordsOf('/settings', names)).toBeDefined();
  for (const path of ['/search', '/sitemap', '/404', '/offline', '/debug-auth', '/zzz']) {
    expect(searchWordsOf(path, names)).toBeUndefined();
  }
  for (const { path, noindex } of catalog) {
    if (!noindex && path !== '/sitemap') expect(searchWordsOf(path, names), path).toBeDefined();
  }
});
