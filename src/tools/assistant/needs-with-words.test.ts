import { expect, it } from 'vitest';
import type { SectionHit } from '../search/model/search-index.ts';
import { needsWithWords } from './needs-with-words.ts';

const hit = (path: string, anchor: string, score: number): SectionHit => ({
  path,
  anchor,
  title: '',
  heading: '',
  score,
  covered: 1,
  terms: new Set(),
});
const needs = [
  { id: 'fraud.upi-pin', share: 0.4, places: ['/blog/upi#pin'] },
  { id: 'decline.fraud', share: 0.25, places: [] },
  { id: 'fraud.online', share: 0.35, places: ['/how-to/report#steps'] },
];

it('the words decide between needs that are equally likely', () => {
  const found = needsWithWords(needs, [hit('/how-to/report', 'steps', 5)], undefined);
  expect(found.map(({ id }) => id)).toEqual(['fraud.online', 'decline.fraud', 'fraud.upi-pin']);
});

it('what is declined keeps its share, and so do all answered needs together', () => {
  const found = needsWithWords(needs, [hit('/how-to/report', 'steps', 5)], undefined);
  expect(found.find(({ id }) => id === 'decline.fraud')?.share).toBe(0.25);
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('the needs stay as they are without words', () => {
  expect(needsWithWords(needs, [], undefined).map(({ id, share }) => [id, share])).toEqual([
    ['fraud.upi-pin', 0.4],
    ['fraud.online', 0.35],
    ['decline.fraud', 0.25],
  ]);
});

it('a question how to do something prefers the need whose place has the steps', () => {
  expect(needsWithWords(needs, [], 'how')[0]?.id).toBe('fraud.online');
});
