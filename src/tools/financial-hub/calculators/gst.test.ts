import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entered } from './calculator.ts';
import { notesOf, sumOf } from '../../../../tests/support/sums.ts';

describe('GST on a price (facts 4.1)', () => {
  const price = (direction: string, amount: string, rate: string, place = 'same-state') =>
    sumOf('gst', { direction, amount, rate, place });

  it('1,000 at 18% exclusive: tax 180, total 1,180', () => {
    expect(price('add', '1000', 'standard')).toEqual({
      base: '1000',
      rate: '18',
      cgst: '90',
      sgst: '90',
      tax: '180',
      total: '1180',
    });
  });

  it('1,180 at 18% inclusive: base 1,000, tax 180', () => {
    expect(price('remove', '1180', 'standard')).toMatchObject({ base: '1000', tax: '180' });
  });

  it('525 at 5% inclusive: base 500, tax 25', () => {
    expect(price('remove', '525', 'low')).toMatchObject({ base: '500', tax: '25' });
  });

  it('to another state it is one tax, IGST', () => {
    expect(price('add', '1000', 'standard', 'other-state')).toMatchObject({ igst: '180' });
    expect(price('add', '1000', 'standard', 'other-state')).not.toHaveProperty('cgst');
  });

  it('zero costs nothing, and the largest amount loses no paisa', () => {
    expect(price('add', '0', 'standard')).toMatchObject({ tax: '0', total: '0' });
    expect(price('add', '999999999999.99', 'standard')).toMatchObject({ tax: '180000000000' });
    expect(price('add', '1000', 'none')).toMatchObject({ tax: '0', total: '1000' });
  });

  it('base and tax make the total to the paisa, for every price, rate and place', () => {
    const rates = ['standard', 'low', 'high', 'gold', 'diamond-rough', 'bricks', 'none'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.constantFrom(...rates),
        fc.constantFrom('add', 'remove'),
        fc.constantFrom('same-state', 'other-state'),
        (paise, rate, direction, place) => {
          const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
          const lines = price(direction, text, rate, place);
          const inPaise = (id: string) => Math.round(Number(lines[id]) * 100);
          expect(inPaise('base') + inPaise('tax')).toBe(inPaise('total'));
          expect(inPaise(direction === 'add' ? 'base' : 'total')).toBe(paise);
          if (place === 'same-state') expect(lines.cgst).toBe(lines.sgst);
        },
      ),
    );
  });
});

describe('GST late fee and interest (facts 4.2 and 4.3)', () => {
  const late = (entered: Entered) =>
    sumOf('gst-late-fee', { due: '2026-10-20', done: '2026-11-14', ...entered });

  it('GSTR-3B 25 days late, turnover 90 lakh: min(1,250; 2,000) = 1,250', () => {
    expect(late({ form: 'gstr3b', turnover: '9000000' })).toMatchObject({
      days: '25',
      fee: '1250',
    });
  });

  it('nil GSTR-3B 40 days late: min(800; 500) = 500', () => {
    expect(late({ form: 'gstr3b', nil: 'yes', done: '2026-11-29' })).toMatchObject({
      uncapped: '800',
      fee: '500',
    });
  });

  it('GSTR-9 60 days late, turnover 3 cr: min(3,000; 12,000) = 3,000', () => {
    const yearly = { form: 'gstr9', turnover: '30000000', stateTurnover: '30000000' };
    expect(late({ ...yearly, due: '2026-12-31', done: '2027-03-01' })).toMatchObject({
      uncapped: '3000',
      cap: '12000',
      fee: '3000',
    });
  });

  it('20,000 cash tax, 30 days: interest 295.89, pay 296', () => {
    const tax = { form: 'gstr3b', turnover: '9000000', tax: '20000', done: '2026-11-19' };
    expect(late(tax)).toMatchObject({ days: '30', interest: '295.89', interestPaid: '296' });
  });

  it.each([
    ['gstr3b', '15000000', '2000'],
    ['gstr3b', '15000001', '5000'],
    ['gstr1', '50000000', '5000'],
    ['gstr1', '50000000.01', '10000'],
    ['gstr4', '0', '2000'],
    ['gstr7', '0', '2000'],
  ])('%s with a turnover of %s: at most %s', (form, turnover, cap) => {
    expect(late({ form, turnover, done: '2027-10-20' })).toMatchObject({ cap, fee: cap });
  });

  it.each([
    ['50000000', '50', '20000'],
    ['200000000', '100', '80000'],
    ['200000001', '200', '1000000'],
  ])('GSTR-9 with a turnover of %s: %s a day', (turnover, day, cap) => {
    const entered = { form: 'gstr9', turnover, stateTurnover: turnover, done: '2026-10-21' };
    expect(late(entered)).toMatchObject({ uncapped: day, cap: expect.stringContaining(cap) });
  });

  it('nil GSTR-4 stops at 500, nil GSTR-7 is waived, and CMP-08 has interest alone', () => {
    expect(late({ form: 'gstr4', nil: 'yes', done: '2027-10-20' })).toMatchObject({ fee: '500' });
    expect(late({ form: 'gstr7', nil: 'yes' })).toMatchObject({ fee: '0' });
    const statement = late({ form: 'cmp08', tax: '20000' });
    expect(statement).not.toHaveProperty('fee');
    expect(statement).toMatchObject({ interestPaid: statement.total });
  });

  it('on the day itself nothing is due', () => {
    const entered = { form: 'gstr3b', turnover: '9000000', tax: '20000', done: '2026-10-20' };
    expect(late(entered)).toMatchObject({ days: '0', fee: '0', total: '0' });
    expect(notesOf('gst-late-fee', { due: '2026-10-20', ...entered })).toEqual(['in-time']);
  });

  it('never shrinks with time, and never passes the cap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 1e9 }),
        (n, crore) => {
          const on = (days: number) =>
            new Date(Date.UTC(2026, 9, 20 + days)).toISOString().slice(0, 10);
          const entered = { form: 'gstr3b', turnover: String(crore) };
          const fee = Number(late({ ...entered, done: on(n) }).fee);
          const next = late({ ...entered, done: on(n + 1) });
          expect(Number(next.fee)).toBeGreaterThanOrEqual(fee);
          expect(Number(next.fee)).toBeLessThanOrEqual(Number(next.cap));
        },
      ),
    );
  });
});

describe('composition tax (facts 4.4)', () => {
  it('trader with taxable sales of 6,00,000 in a quarter: 6,000', () => {
    expect(sumOf('composition-tax', { business: 'trader', sales: '600000' })).toEqual({
      tax: '6000',
    });
  });

  it.each([
    ['maker', '6000'],
    ['restaurant', '30000'],
    ['services', '36000'],
  ])('%s: %s', (business, tax) => {
    expect(sumOf('composition-tax', { business, sales: '600000' })).toEqual({ tax });
  });

  it('beside the regular scheme: output tax less credit', () => {
    const compared = { business: 'trader', sales: '600000', regularRate: 'low', credit: '26000' };
    expect(sumOf('composition-tax', compared)).toMatchObject({ output: '30000', regular: '4000' });
    expect(notesOf('composition-tax', { ...compared, credit: '40000' })).toEqual(['credit-left']);
  });
});
