import { describe, expect, it } from 'vitest';
import { writeSearchData } from './search-data.ts';
import { openSearchIndex } from './search-index.ts';
import type { Vocabulary } from './words.ts';

const vocabulary: Vocabulary = {
  silent: new Set(['the', 'a', 'for']),
  fillers: new Set(['how', 'kya']),
  spellings: { license: 'licence' },
  meanings: {
    dukaan: ['shop'],
    'khana licence': ['fssai'],
    thela: ['cart', 'stall'],
    దుకాణం: ['shop'],
  },
  fold: (word) => word,
  stem: (word) => word.replace(/(?<=[a-z]{3})s$/, ''),
};

const section = (anchor: string, heading: string, ...lines: string[]) => ({
  anchor,
  heading,
  lines,
});
const pages = [
  {
    path: '/food',
    words: 'food licence',
    text: {
      title: 'FSSAI',
      keywords: [],
      sections: [
        section('', '', 'Everyone who sells food needs it.'),
        section('fees', 'Fees', 'The licence costs money.'),
      ],
    },
  },
  {
    path: '/shop',
    words: '',
    text: {
      title: 'Trade licence',
      keywords: ['retail'],
      sections: [
        section('', '', 'For a shop or an office.'),
        section('late', 'Late fees', 'Pay late and pay more.'),
        section('stalls', 'Stalls', 'A cart is no shop.'),
      ],
    },
  },
];
const index = await openSearchIndex(writeSearchData(pages, vocabulary), vocabulary);
const first = (question: string) => {
  const hit = index.search(question).hits[0];
  return hit && `${hit.path}#${hit.anchor}`;
};

describe('a question', () => {
  it.each([
    ['late fee', '/shop#late'],
    ['FEES for licenses', '/food#fees'],
    ['dukaan', '/shop#'],
    ['dukan', '/shop#'],
    ['khana licence', '/food#'],
    ['kya thela', '/shop#stalls'],
    ['licens', '/shop#'],
    ['ofice', '/shop#'],
    ['retail', '/shop#'],
  ])('%s finds %s', (question, place) => {
    expect(first(question)).toBe(place);
  });

  it.each([
    ['लाइसेंस', '/shop#'],
    ['రిటైల్', '/shop#'],
    ['దుకాణానికి', '/shop#'],
    ['ऑफिसेस', '/shop#'],
  ])('%s is heard as a word that is known, and finds %s', (question, place) => {
    expect(first(question)).toBe(place);
  });

  it('that sounds like no known word finds nothing', () => {
    expect(index.search('గుర్రం').hits).toEqual([]);
    expect(index.search('घोड़ा २').hits).toEqual([]);
  });

  it('of filler words alone is searched unchanged', () => {
    expect(index.search('how').hits).toEqual([]);
  });

  it('says how much of it a section holds, and which words were found', () => {
    const [best] = index.search('late fee').hits;
    expect(best?.covered).toBe(1);
    expect(best?.terms).toEqual(new Set(['late', 'fee']));
    expect(index.search('late unheardof').hits[0]?.covered).toBeLessThan(0.6);
  });

  it('names the words that no page has, with the likest one', () => {
    expect(index.search('offfficce qqqqq').unknown()).toEqual([
      { typed: 'offfficce', like: 'office' },
      { typed: 'qqqqq', like: undefined },
    ]);
  });
});
