import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../locales/all-search-words.ts';
import { locales } from '../../../locales/languages.ts';
import { readText } from '../../../locales/load-text.ts';
import { catalog } from '../../../content/catalog.ts';
import { groupOf, searchWordsOf } from './groups.ts';
import { otherWays, popularNeeds } from './popular.ts';
import { pageWordsOf, vocabularyOf } from './vocabulary.ts';

const names = readText('page-names', 'en');
const pageWords = pageWordsOf('en');
const { silent, spellings, meanings } = vocabularyOf('en');

describe('the tables of words', () => {
  it('are in lower case and composed', () => {
    const all = Object.values(searchWords).flatMap((words) => [
      ...words.silent,
      ...words.fillers,
      ...Object.entries(words.spellings).flat(),
      ...Object.entries(words.meanings).flat(2),
    ]);
    for (const word of all) expect(word).toBe(word.toLowerCase().normalize('NFC'));
  });

  it('lead to English words', () => {
    for (const meant of Object.values(meanings).flat()) expect(meant).toMatch(/^[a-z0-9 -]+$/);
  });

  it('do not spell a word in a way that is respelt itself', () => {
    for (const kept of Object.values(spellings)) expect(spellings[kept]).toBeUndefined();
  });

  it('know every language, and English in each', () => {
    for (const locale of locales) {
      const vocabulary = vocabularyOf(locale);
      expect(vocabulary.silent).toContain('the');
      expect(vocabulary.stem('licences')).toBe('licence');
      for (const word of ['apply', 'kaise', 'कितना', 'ఎంత']) {
        expect(vocabulary.fillers).toContain(word);
      }
      expect(vocabulary.meanings).toMatchObject({ आधार: ['aadhaar'], ఆధార్: ['aadhaar'] });
      expect(pageWordsOf(locale)).toEqual(pageWords);
    }
  });

  it('are made once for a language', () => {
    expect(vocabularyOf('hi')).toBe(vocabularyOf('hi'));
  });

  it('leave the words of other languages out of what is silent on a page', () => {
    expect(silent).not.toContain('है');
    expect(vocabularyOf('hi').silent).toContain('है');
    expect(vocabularyOf('te').silent).toContain('ఒక');
  });
});

it('words are given to pages that exist', () => {
  for (const id of [
    ...Object.keys(pageWords),
    ...popularNeeds.map(({ page }) => page),
    ...Object.values(otherWays),
  ]) {
    expect(
      catalog.some((page) => page.id === id),
      id,
    ).toBe(true);
  }
});

it('distinguishes guides, tools, schemes and other pages, and leaves out pages that are not for reading', () => {
  expect(groupOf('/gst-compliance')).toBe('guides');
  expect(groupOf('/financial-hub')).toBe('tools');
  expect(groupOf('/government-schemes')).toBe('schemes');
  expect(groupOf('/about')).toBe('pages');
  expect(searchWordsOf('/gst-compliance', names, pageWords)).toContain('GST');
  expect(searchWordsOf('/settings', names, pageWords)).toBeDefined();
  for (const path of ['/search', '/sitemap', '/404', '/offline', '/debug-auth', '/zzz']) {
    expect(searchWordsOf(path, names, pageWords)).toBeUndefined();
  }
  for (const { path, noindex } of catalog) {
    if (!noindex && path !== '/sitemap')
      expect(searchWordsOf(path, names, pageWords), path).toBeDefined();
  }
});
