import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorOf, notesOf, sumOf } from '../../../../tests/support/sums.ts';

describe('TDS (facts 4.6)', () => {
  it('10,000 deducted 20 May, deposited 9 June: 300; statement 12 days late: 2,400', () => {
    expect(sumOf('tds-interest', calculatorOf('tds-interest').example)).toEqual({
      depositMonths: '2',
      depositInterest: '300',
      statementFee: '2400',
      total: '2700',
    });
  });

  it('in time is free: by the 7th, and for March by 30 April', () => {
    const paid = (deducted: string, deposited: string) =>
      sumOf('tds-interest', { tax: '10000', deducted, deposited }).total;
    expect(paid('2026-05-20', '2026-06-07')).toBe('0');
    expect(paid('2026-12-31', '2027-01-07')).toBe('0');
    expect(paid('2027-03-15', '2027-04-30')).toBe('0');
    expect(paid('2027-03-15', '2027-05-01')).toBe('450');
  });

  it('a last day on a Sunday counts until the next working day, as in the calendar', () => {
    const paid = (deposited: string) =>
      sumOf('tds-interest', { tax: '10000', deducted: '2027-01-15', deposited }).total;
    expect(paid('2027-02-08')).toBe('0');
    expect(paid('2027-02-09')).toBe('300');
  });

  it('an unused day has no effect', () => {
    const entered = { ...calculatorOf('tds-interest').example, deductible: '2026-07-01' };
    expect(sumOf('tds-interest', entered).total).toBe('2700');
  });

  it('deducted late costs 1% for each month touched, and the fee stops at the tax', () => {
    const entered = {
      tax: '1000',
      deductedLate: 'yes',
      deductible: '2026-05-31',
      deducted: '2026-06-01',
      deposited: '2026-06-01',
      statementDays: '30',
    };
    expect(sumOf('tds-interest', entered)).toMatchObject({
      deductionMonths: '2',
      deductionInterest: '20',
      depositInterest: '0',
      statementFee: '1000',
    });
    expect(notesOf('tds-interest', entered)).toContain('capped');
  });
});

describe('income tax (facts 4.7)', () => {
  const tax = (income: string) => sumOf('income-tax', { income });

  it('15,00,000 business income: 1,05,000; with cess 1,09,200', () => {
    expect(tax('1500000')).toMatchObject({ beforeRebate: '105000', cess: '4200', tax: '109200' });
  });

  it.each([
    ['0', '0'],
    ['400000', '0'],
    ['1200000', '0'],
    ['1210000', '10400'],
    ['1275000', '74100'],
    ['2400000', '312000'],
    ['5000000', '1123200'],
  ])('%s: %s', (income, total) => {
    expect(tax(income).tax).toBe(total);
  });

  it('says where a surcharge comes on top', () => {
    expect(notesOf('income-tax', { income: '5000000' })).toEqual([]);
    expect(notesOf('income-tax', { income: '5000001' })).toEqual(['surcharge']);
  });

  it('a rupee more of income never costs more than itself and the cess on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_999_000 }), (income) => {
        const more = Number(tax(String(income + 1000)).tax) - Number(tax(String(income)).tax);
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1041);
      }),
    );
  });
});

describe('presumptive tax (facts 4.8)', () => {
  it('turnover 80 lakh, digital 60, cash 20: 5,20,000 deemed profit; tax nil with rebate', () => {
    expect(sumOf('presumptive-tax', calculatorOf('presumptive-tax').example)).toMatchObject({
      fromDigital: '360000',
      fromCash: '160000',
      assumed: '520000',
      tax: '0',
    });
  });

  it('the real profit counts where it is higher', () => {
    const entered = { work: 'business', digital: '6000000', cash: '2000000', actual: '1500000' };
    expect(sumOf('presumptive-tax', entered)).toMatchObject({ declared: '1500000', tax: '109200' });
  });

  it('a profession: half of the receipts', () => {
    const entered = { work: 'profession', digital: '4000000', cash: '0' };
    expect(sumOf('presumptive-tax', entered)).toMatchObject({ assumed: '2000000' });
  });

  it.each([
    ['business', '20000000', '2000000', true],
    ['business', '28500000', '1500000', false],
    ['business', '28500001', '1500000', true],
    ['profession', '4000000', '1000000', false],
    ['profession', '4000001', '1000000', true],
    ['profession', '7500000', '0', false],
  ])('%s with %s by bank and %s in cash: above the limit %s', (work, digital, cash, above) => {
    expect(notesOf('presumptive-tax', { work, digital, cash }).includes('above-limit')).toBe(above);
  });

  it('goods vehicles: by tonne or by vehicle, at most ten', () => {
    const vehicles = { work: 'vehicles', heavyVehicles: '1', heavyTonnes: '16', months: '12' };
    expect(sumOf('presumptive-tax', { ...vehicles, otherVehicles: '2' })).toMatchObject({
      fromHeavy: '192000',
      fromOthers: '180000',
    });
    expect(notesOf('presumptive-tax', { ...vehicles, otherVehicles: '10' })).toEqual([
      'above-limit',
    ]);
  });
});

describe('professional tax (facts 4.14)', () => {
  it.each([
    ['telangana', '15000', '0', '0'],
    ['telangana', '15001', '150', '1800'],
    ['telangana', '20000', '150', '1800'],
    ['telangana', '20001', '200', '2400'],
    ['andhra', '20001', '200', '2400'],
    ['andhra', '18000', '150', '1800'],
    ['karnataka', '24999', '0', '0'],
    ['karnataka', '25000', '200', '2500'],
    ['maharashtra-men', '7500', '0', '0'],
    ['maharashtra-men', '10000', '175', '2100'],
    ['maharashtra-men', '10001', '200', '2500'],
    ['maharashtra-women', '25000', '0', '0'],
    ['maharashtra-women', '25001', '200', '2500'],
  ])('%s, %s a month: %s a month, %s a year', (state, pay, month, year) => {
    expect(sumOf('professional-tax', { state, pay })).toMatchObject({ month, year });
  });

  it('for several workers together', () => {
    expect(
      sumOf('professional-tax', { state: 'telangana', pay: '18000', workers: '5' }).together,
    ).toBe('9000');
  });
});
