import { expect, it } from 'vitest';
import { stateOf, textsOfPage, withoutFiles } from './plugin.ts';
import { compareTexts, readingOf, readTranslation } from './translation.ts';

it('a file that is English by now is left out of every list of texts', () => {
  const code = `
    const pages = import.meta.glob<{ content: unknown }>('./*/pages/**/*.ts');
    const tools = import.meta.glob<{ text: unknown }>(
      ['./page-names.gen.ts', './tools/*.ts'],
      { eager: true },
    );`;
  expect(withoutFiles(code, ['./hi/pages/home.ts'])).toBe(`
    const pages = import.meta.glob<{ content: unknown }>(['./*/pages/**/*.ts', '!./hi/pages/home.ts']);
    const tools = import.meta.glob<{ text: unknown }>(
      ['./page-names.gen.ts', './tools/*.ts', '!./hi/pages/home.ts'],
      { eager: true },
    );`);
  expect(withoutFiles(code, [])).toBeUndefined();
});

it('a page says how its translation stands: what is English, and who has read the rest', () => {
  const page = {
    locale: 'hi',
    file: 'pages/site/about.ts',
    english: "export const content = { heading: 'About', lead: 'Who we are', title: 'Us' };",
    own: "export const content = { heading: 'परिचय', lead: 'हम कौन हैं', title: 'हम' };",
  } as const;
  const { sentences } = compareTexts({ ...page, stamps: undefined });
  const stamps = {
    by: 'machine',
    on: '2026-11-24',
    reader: null,
    log: [],
    sentences: Object.fromEntries(sentences.map(({ path, hash }) => [path, hash])),
  };
  const stated = (...args: Parameters<typeof compareTexts>) => {
    const [, json = ''] = /translation = (.*);/.exec(stateOf(compareTexts(...args))) ?? [];
    return JSON.parse(json || 'null') as unknown;
  };
  expect(stated({ ...page, stamps })).toEqual({ reader: null, isPartly: false });
  const changed = page.english.replace("'Us'", "'We'");
  expect(stated({ ...page, english: changed, stamps })).toEqual({ reader: null, isPartly: true });
  const text = readingOf(compareTexts({ ...page, stamps }));
  const read = { ...stamps, reader: { name: 'Asha', on: '2026-12-01', text } };
  expect(stated({ ...page, stamps: read })).toEqual({
    reader: { name: 'Asha', on: '2026-12-01' },
    isPartly: false,
  });
  // A word that changed after the reading was not read.
  const own = page.own.replace('परिचय', 'हमारे बारे में');
  expect(stated({ ...page, own, stamps: read })).toEqual({ reader: null, isPartly: false });
  expect(stated({ ...page, stamps: undefined })).toBeNull();
});

it('the texts of a tool belong to its page', () => {
  expect(textsOfPage('pages/tools/loan.ts')).toContain('tools/loan.ts');
  expect(textsOfPage('pages/site/about.ts')).toEqual([]);
});

it('a tool’s page has a reader only if the texts of the tool were read too', () => {
  const page = readTranslation('hi', 'pages/tools/loan.ts');
  if (!page.stamps) throw new Error('no stamps');
  const reader = { name: 'Asha', on: '2026-12-01', text: readingOf(page) };
  expect(stateOf({ ...page, stamps: { ...page.stamps, reader } })).toContain('"reader":null');
});
