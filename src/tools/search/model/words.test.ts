import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf, type Vocabulary } from './words.ts';

const plurals: Readonly<Record<string, string>> = {
  licenses: 'license',
  duties: 'duty',
  fees: 'fee',
};
const vocabulary: Vocabulary = {
  silent: new Set(['the']),
  fillers: new Set(),
  spellings: { license: 'licence' },
  meanings: {},
  fold: (word) => word,
  stem: (word) => plurals[word] ?? word,
};
const termsOf = (text: string) => wordsOf(text, vocabulary).map(({ term }) => term);

describe('words in the form of the index', () => {
  it.each([
    ['The Licenses', ['licence']],
    ['duties and fees', ['duty', 'and', 'fee']],
    ['GSTR-3B', ['gstr', '3b', 'gstr3b']],
    ['an e-way bill', ['an', 'way', 'eway', 'bill']],
    ['part-time', ['part', 'time']],
    ['the vendor’s cart', ['vendor', 'cart']],
    ['₹1,23,456 or 1.5 crore', ['123456', 'or', '1.5', 'crore']],
    ['जीएसटी और దుకాణం', ['जीएसटी', 'और', 'దుకాణం']],
    ['ట్రేడ్\u200cమార్క్', ['ట్రేడ్మార్క్']],
    ['foscos.fssai.gov.in', ['foscos', 'fssai', 'gov', 'in']],
    ['', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});

it('names the place of each word, and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const composed = text.normalize('NFC');
      for (const { start, end } of wordsOf(composed, vocabulary)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(composed.length);
      }
    }),
  );
});
