import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it('a choice of ours is an answer; no choice, or another, is none', () => {
  expect(readAnswer('kind', { values: ['shop'] })).toEqual({ answer: 'shop' });
  expect(readAnswer('kind', { values: [] })).toEqual({ problem: 'not-chosen' });
  expect(readAnswer('kind', { values: ['spaceship'] })).toEqual({ problem: 'not-chosen' });
});

it('ticks are an answer, also none of them', () => {
  expect(readAnswer('does', { values: ['packs', 'scale'] })).toEqual({
    answer: ['packs', 'scale'],
  });
  expect(readAnswer('does', { values: [] })).toEqual({ answer: [] });
});

it('sales of a month become sales of a year; a number that cannot be used says why', () => {
  expect(readAnswer('turnover', { values: ['1 lakh'], period: 'month' })).toEqual({
    answer: 1_200_000,
  });
  expect(readAnswer('turnover', { values: ['1 lakh'], period: 'decade' })).toEqual({
    answer: 100_000,
  });
  expect(readAnswer('workers', { values: ['2.5'] })).toEqual({ problem: 'notWhole' });
  expect(readAnswer('turnover', { values: [] })).toEqual({ problem: 'notANumber' });
});
