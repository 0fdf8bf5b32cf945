import { describe, expect, it } from 'vitest';
import { calculatorOf, notesOf, sumOf } from '../../../../tests/support/sums.ts';

describe('break-even and margin (facts 4.12)', () => {
  it('60,000 / (50 − 30) = 3,000 units; 1,50,000 of sales; safety 25%', () => {
    expect(sumOf('break-even', calculatorOf('break-even').example)).toMatchObject({
      margin: '20',
      marginPart: '40',
      units: '3000',
      needed: '150000',
      safety: '25',
    });
  });

  it('a part of a piece is a whole one, and no margin is never enough', () => {
    expect(sumOf('break-even', { price: '50', variable: '30', fixed: '60001' }).units).toBe('3001');
    expect(notesOf('break-even', { price: '30', variable: '30', fixed: '10' })).toEqual(['never']);
    expect(
      notesOf('break-even', { price: '50', variable: '30', fixed: '60000', sales: '9' }),
    ).toEqual(['below']);
  });
});

describe('working capital (facts 4.12)', () => {
  it('turnover 40,00,000: need 10,00,000; bank 8,00,000; own 2,00,000; cycle 35 days', () => {
    expect(sumOf('working-capital', calculatorOf('working-capital').example)).toEqual({
      need: '1000000',
      bank: '800000',
      own: '200000',
      cycle: '35',
    });
  });

  it('the gap is what own funds and suppliers leave open', () => {
    const entered = { turnover: '4000000', funds: '300000', supplierCredit: '200000' };
    expect(sumOf('working-capital', entered).gap).toBe('500000');
    expect(notesOf('working-capital', { turnover: '250000001' })).toEqual(['above-limit']);
  });
});

describe('delayed payment (facts 4.15)', () => {
  it('three bank rates, compounded monthly', () => {
    const { rate, interest } = sumOf('late-payment', calculatorOf('late-payment').example);
    expect(rate).toBe('18');
    expect(interest).toBe('6136.36');
    expect(sumOf('late-payment', { amount: '100000', bankRate: '6', months: '0' }).interest).toBe(
      '0',
    );
  });
});

describe('a cart’s day', () => {
  it('what is left after goods, costs and a wage of one’s own', () => {
    expect(sumOf('daily-profit', calculatorOf('daily-profit').example)).toMatchObject({
      left: '1100',
      spent: '380',
      before: '720',
      profit: '220',
      month: '5720',
    });
    expect(notesOf('daily-profit', { sales: '100', goods: '90', rent: '20' })).toEqual(['loss']);
    expect(sumOf('daily-profit', { sales: '0', goods: '0' })).not.toHaveProperty('part');
  });
});
