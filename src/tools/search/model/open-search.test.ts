import { expect, test, vi } from 'vitest';
import { featuresCheck } from '../../../needs/features.ts';
import { needsFile, writeDistances, writeValues, writeWeights } from '../../../needs/needs-file.ts';
import { packRows } from '../../../needs/packed-rows.ts';
import { openSearch, type SearchLanguage } from './open-search.ts';
import { writeSearchData } from './search-data.ts';

const vocabulary = {
  silent: new Set<string>(),
  fillers: new Set<string>(),
  spellings: {},
  meanings: {},
  fold: (word: string) => word,
  stem: (word: string) => word,
};
const language = (locale: string): SearchLanguage => ({
  locale,
  vocabulary,
  wordsOf: async () => '',
});
const section = { anchor: '', heading: '', lines: ['licence'] };
/** A file of needs that knows nothing. */
const noNeeds = {
  check: featuresCheck(),
  needs: { any: [] },
  dimensions: 1,
  features: writeDistances([0]),
  values: packRows([0], 1),
  letters: packRows([0], 1).length,
  step: 1,
  weights: writeWeights([0]),
  weightSteps: [1],
  starts: [0],
  declined: { values: writeValues([0]), step: 1, start: 0 },
};
const text = { title: 'Licence', keywords: [], sections: [section] };

test('each language has its own index, fetched once', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async (address) => {
    const locale = /search-(\w+)/.exec(address)?.[1];
    if (locale === 'needs') return Response.json(needsFile(noNeeds));
    return Response.json(writeSearchData([{ path: `/${locale}`, text, words: '' }], vocabulary));
  });
  vi.stubGlobal('fetch', fetched);
  for (const locale of ['en', 'hi', 'en', 'hi']) {
    const { index, covers } = await openSearch(language(locale));
    expect(index.search('licence').hits[0]?.path).toBe(`/${locale}`);
    expect(covers).toBe('site');
  }
  const indexes = fetched.mock.calls.filter(([address]) => !address.includes('needs'));
  expect(indexes).toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(3);
});
