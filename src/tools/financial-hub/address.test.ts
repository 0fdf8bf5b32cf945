import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAnswers, calculatorOf, factDay } from '../../../tests/support/sums.ts';
import { addressOf, enteredInAddress } from './address.ts';
import { calculate } from './calculators/calculate.ts';
import { calculators } from './calculators/calculators.ts';

const gst = calculatorOf('gst');

it('has plain numbers, and no default choices', () => {
  const entered = { direction: 'add', amount: '₹1,23,456.50', rate: 'low', place: 'same-state' };
  expect(addressOf(gst, entered)).toEqual({ amount: 123456.5, rate: 'low' });
});

it('loses nothing of the largest amount', () => {
  const address = addressOf(gst, { amount: '999999999999.99' });
  expect(enteredInAddress(gst, address)).toEqual({ amount: '999999999999.99' });
});

it('reads what it knows and nothing else', () => {
  expect(enteredInAddress(gst, { amount: 1000, rate: 'low', utm_source: 'x', place: {} })).toEqual({
    amount: '1000',
    rate: 'low',
  });
});

it('a result opened from its address is the same result', () => {
  for (const calculator of calculators) {
    fc.assert(
      fc.property(anyAnswers(calculator), (entered) => {
        const again = enteredInAddress(calculator, addressOf(calculator, entered));
        expect(calculate(calculator, again, factDay)).toEqual(
          calculate(calculator, entered, factDay),
        );
      }),
      { numRuns: 40 },
    );
  }
});
