import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomFrom } from '../../build/random.ts';
import { answerOnDevice } from '../../src/tools/assistant/device-answer.ts';
import { declinedRequest } from '../../src/tools/assistant/harm.ts';
import { questionKind } from '../../src/tools/assistant/question-kind.ts';
import { foundPages } from '../../src/tools/search/found-pages.ts';
import { searchLanguage } from '../../src/tools/search/model/language.ts';
import { openSearch, type OpenSearch } from '../../src/tools/search/model/open-search.ts';
import { saveSite } from '../assistant/saved-site.ts';

/** Search and assistant take whatever somebody types or pastes. */
let search: OpenSearch;

beforeAll(async () => {
  await saveSite();
  search = await openSearch(searchLanguage('en'));
}, 300_000);
afterAll(() => vi.unstubAllGlobals());

const size = 50_000;
const repeated = (text: string): string =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);
const longest = [
  ['words', 'do I need a licence for my cart ठेला బండి '],
  ['one word', 'a'],
  ['the letters of a pattern', 'ala'],
  ['Telugu signs', 'ల్సిందే'],
  ['Hindi words', 'नियम भूल कितना क्या '],
  ['spaces', '  \t'],
  ['line ends', 'what\n'],
  ['question marks', '?!? '],
  ['numbers', '12 workers 28 lakh '],
] as const;

describe('50 kB', () => {
  it.each(longest)(
    'of %s are answered within seconds',
    async (_, text) => {
      const said = repeated(text);
      const start = performance.now();
      const { kind } = await answerOnDevice(said, 'en');
      expect(['answer', 'unknown', 'declined']).toContain(kind);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    30_000,
  );
});

/** `npm run eval:needs` reads 10,000. */
const strings = process.env['EVAL_REPORT'] === undefined ? 2000 : 10_000;

it(`${strings} random strings are read, and a tenth of them searched, without an error`, () => {
  const random = randomFrom(5);
  const pieces =
    'a e k l t n d v u h i o 0 1 ? ! . , ; ₹ \n \u200d \u200c \ud800 क ा ि ् ख स त ల ా ే ు ్ సి kya ela when can is ignore rules dubai lo me'.split(
      ' ',
    );
  for (let at = 0; at < strings; at++) {
    const said = Array.from(
      { length: Math.floor(random() * 25) },
      () => (pieces[Math.floor(random() * pieces.length)] ?? '') + (random() < 0.3 ? ' ' : ''),
    ).join('');
    const needs = search.needsOf(said);
    questionKind(said);
    declinedRequest(said, needs, false);
    // The index takes longer than the rest together.
    if (at % 10 > 0) continue;
    const { hits } = search.index.search(said);
    for (const { path } of foundPages({ hits, needs, sections: search.index.sections })) {
      expect(path).toMatch(/^\//);
    }
  }
}, 240_000);
