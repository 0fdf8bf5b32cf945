import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { figuresOn, UnknownFigureError } from './figures.ts';
import { calculatorOf } from '../../../../tests/support/sums.ts';

it('reads the figure of the day, and lists each figure once', () => {
  const { figures, used } = figuresOn('2026-03-31');
  expect(figures.amount('fssai.registration.turnover-max').toFixed()).toBe('1200000');
  figures.amount('fssai.registration.turnover-max');
  expect(used.map(({ factId }) => factId)).toEqual(['fssai.registration.turnover-max']);
});

it('never takes the last row for a day it does not cover, unless it is asked by name', () => {
  const { figures } = figuresOn('2026-11-20');
  expect(() => figures.amount('fssai.registration.fee')).toThrow(UnknownFigureError);
  expect(figures.lastAmount('fssai.registration.fee').toFixed()).toBe('100');
  expect(() => figures.amount('labour.central-rules')).toThrow('no single amount');
});

it('a calculation with an uncertain figure has no result, and names the figure', () => {
  const gst = calculatorOf('gst');
  expect(calculate(gst, gst.example, '2025-09-21')).toEqual({
    kind: 'unknown',
    factId: 'gst.rate.standard',
  });
});
