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

it('the food fee of a day with a schedule is the fee to pay, without the note on an old list', () => {
  const fee = calculatorOf('fssai-fee');
  const outcomeOn = (day: '2026-03-31' | '2026-11-20') => {
    const outcome = calculate(fee, fee.example, day);
    if (outcome.kind !== 'result') throw new Error(outcome.kind);
    return { main: outcome.result.main, notes: outcome.result.notes };
  };
  expect(outcomeOn('2026-03-31')).toEqual({ main: 'total', notes: ['registration'] });
  expect(outcomeOn('2026-11-20')).toEqual({
    main: 'ended',
    notes: ['registration', 'old-schedule'],
  });
});
