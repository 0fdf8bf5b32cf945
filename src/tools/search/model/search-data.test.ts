import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSearchData, readPostings, writeSearchData, type IndexedPage } from './search-data.ts';
import { wordsOf, type Vocabulary } from './words.ts';

const vocabulary: Vocabulary = {
  silent: new Set(),
  fillers: new Set(),
  spellings: {},
  meanings: {},
  fold: (word) => word,
  stem: (word) => word.replace(/(?<=[a-z]{3})s$/, ''),
};

const pageOf = (sections: string[][]): IndexedPage => ({
  path: '/a',
  words: 'a',
  text: {
    title: 'A',
    keywords: [],
    sections: sections.map((lines, place) => ({ anchor: `s${place}`, heading: '', lines })),
  },
});

it('the file lists for every word its sections, and whether it occurs there once or more often', () => {
  const word = fc.stringMatching(/^[a-d]{1,5}\d?$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 20 }), { maxLength: 80 }), (sections) => {
      const data = writeSearchData([pageOf(sections)], vocabulary);
      const read: unknown = JSON.parse(JSON.stringify(data));
      if (!isSearchData(read)) throw new Error('not read back');
      const expected = new Map<string, Map<number, number>>();
      for (const [section, lines] of sections.entries()) {
        for (const { term } of wordsOf(lines.join('\n'), vocabulary)) {
          const counts = expected.get(term) ?? new Map<number, number>();
          counts.set(section, counts.has(section) ? 2 : 1);
          expected.set(term, counts);
        }
      }
      const found = new Map([...readPostings(read)].map(({ term, sections: at }) => [term, at]));
      expect(found).toEqual(expected);
    }),
  );
});

it('takes no file of another form, and none that is cut short', () => {
  const data = writeSearchData([pageOf([['one two']])], vocabulary);
  expect(isSearchData({ ...data, format: 2 })).toBe(false);
  expect(isSearchData('<html>')).toBe(false);
  expect(() => [...readPostings({ ...data, postings: [] })]).toThrow('broken');
});
