import { describe, expect, it } from 'vitest';
import { calculatorOf, notesOf, sumOf } from '../../../../tests/support/sums.ts';

describe('registration and licence fees (facts 4.13)', () => {
  it('FSSAI registration, pay 3 years: 300', () => {
    expect(sumOf('fssai-fee', calculatorOf('fssai-fee').example)).toMatchObject({ ended: '300' });
  });

  it('FSSAI state restaurant, 5 years: 10,000', () => {
    expect(sumOf('fssai-fee', { turnover: '20000000', kind: 'most', years: '5' }).ended).toBe(
      '10000',
    );
  });

  it('the tier follows the turnover; a vendor with a certificate pays nothing', () => {
    const tier = (turnover: string) => notesOf('fssai-fee', { turnover, years: '1' })[0];
    expect(tier('15000000')).toBe('registration');
    expect(tier('15000001')).toBe('state');
    expect(tier('500000000')).toBe('state');
    expect(tier('500000001')).toBe('central');
    expect(sumOf('fssai-fee', { vendor: 'yes' })).toEqual({ total: '0' });
  });

  it('a hawker pays nothing under the order of 2024, with a note that it may have ended', () => {
    expect(sumOf('fssai-fee', { hawker: 'yes' })).toEqual({ total: '0' });
    expect(notesOf('fssai-fee', { hawker: 'yes' })).toEqual(['hawker']);
    const hawker = { ...calculatorOf('first-year-cost').example, food: 'hawker' };
    expect(sumOf('first-year-cost', hawker)).toMatchObject({ food: '0' });
    expect(notesOf('first-year-cost', hawker)).toContain('hawker');
  });

  it('trademark: startup, 2 classes 9,000; company, 2 classes 18,000', () => {
    const classes = { request: 'application', way: 'online', classes: '2', marks: '1' };
    expect(sumOf('trademark-fee', { ...classes, who: 'small' }).total).toBe('9000');
    expect(sumOf('trademark-fee', { ...classes, who: 'other' }).total).toBe('18000');
  });

  it.each([
    ['application', 'small', 'paper', '5000'],
    ['application', 'other', 'paper', '10000'],
    ['opposition', 'small', 'online', '2700'],
    ['opposition', 'small', 'paper', '3000'],
    ['renewal', 'small', 'online', '9000'],
    ['late-renewal', 'small', 'online', '13500'],
    ['late-renewal', 'small', 'paper', '15000'],
    ['restoration', 'small', 'online', '18000'],
    ['restoration', 'small', 'paper', '20000'],
    ['expedited', 'small', 'online', '20000'],
    ['expedited', 'other', 'online', '40000'],
  ])('trademark %s, %s, %s: %s', (request, who, way, total) => {
    expect(sumOf('trademark-fee', { request, who, way, classes: '1', marks: '1' }).total).toBe(
      total,
    );
  });

  it('GHMC, 300 sq ft on a 25 ft road: 1,200 and 150; on time 1,350; 40 days late 1,650', () => {
    const shop = { area: '300', road: 'middle' };
    expect(sumOf('trade-licence-fee', { ...shop, when: 'on-time' })).toEqual({
      fee: '1200',
      greenFund: '150',
      total: '1350',
    });
    expect(sumOf('trade-licence-fee', { ...shop, when: 'late' }).total).toBe('1650');
    expect(sumOf('trade-licence-fee', { ...shop, when: 'very-late' }).total).toBe('1950');
    expect(sumOf('trade-licence-fee', { ...shop, when: 'unlicensed', months: '3' })).toMatchObject({
      penalty: '1560',
      total: '2910',
    });
    expect(sumOf('trade-licence-fee', { area: '1250', road: 'middle' }).greenFund).toBe('500');
    expect(sumOf('trade-licence-fee', { area: '1251', road: 'middle' }).greenFund).toBe('1000');
  });

  it.each([
    ['0', '500'],
    ['100000', '500'],
    ['500000', '2000'],
    ['1000000', '4000'],
    ['2500000', '5000'],
  ])('LLP with a contribution of %s: %s', (contribution, fee) => {
    expect(sumOf('first-year-cost', { entity: 'llp', contribution })).toMatchObject({
      name: '200',
      entity: fee,
    });
  });

  it('above the steps on record the LLP fee is left out, and says so', () => {
    const entered = { entity: 'llp', contribution: '2500001' };
    expect(sumOf('first-year-cost', entered)).not.toHaveProperty('entity');
    expect(notesOf('first-year-cost', entered)).toEqual(['llp-above']);
  });

  it('company: nothing to the ministry, PAN and TAN, name apart, the state’s stamp duty', () => {
    const entered = { entity: 'company', stampState: 'telangana', nameFirst: 'yes' };
    expect(sumOf('first-year-cost', entered)).toMatchObject({
      entity: '0',
      panTan: '143',
      name: '1000',
      stamp: '1520',
      government: '2663',
    });
    expect(sumOf('first-year-cost', { entity: 'company' })).not.toHaveProperty('stamp');
  });

  it('a tea shop in Hyderabad, and a helper’s fee with its tax apart', () => {
    const { example } = calculatorOf('first-year-cost');
    expect(sumOf('first-year-cost', example)).toEqual({
      free: '0',
      foodEnded: '100',
      trade: '1200',
      greenFund: '150',
      government: '1450',
    });
    const helped = { ...example, helper: '2000', helperGst: 'yes', exports: 'yes' };
    expect(sumOf('first-year-cost', helped)).toMatchObject({
      exports: '500',
      government: '1950',
      helperTax: '360',
      total: '4310',
    });
  });
});

describe('late fee of companies and LLPs (facts 4.16)', () => {
  it('100 a day for each form of a company', () => {
    expect(sumOf('company-late-fee', { entity: 'company', days: '100', forms: '2' }).fee).toBe(
      '20000',
    );
  });

  it('small LLP, fee 50, 100 days late: 500; other LLP: 1,000', () => {
    const late = { days: '100', normalFee: '50' };
    expect(sumOf('company-late-fee', { ...late, entity: 'llp-small' }).fee).toBe('500');
    expect(sumOf('company-late-fee', { ...late, entity: 'llp-other' }).fee).toBe('1000');
  });

  it.each([
    ['0', '0', '0'],
    ['15', '50', '50'],
    ['16', '100', '200'],
    ['31', '200', '400'],
    ['61', '300', '600'],
    ['91', '500', '1000'],
    ['181', '750', '1500'],
    ['360', '750', '1500'],
    ['361', '760', '1520'],
  ])('%s days: small %s, other %s', (days, small, other) => {
    const late = { days, normalFee: '50' };
    expect(sumOf('company-late-fee', { ...late, entity: 'llp-small' }).fee).toBe(small);
    expect(sumOf('company-late-fee', { ...late, entity: 'llp-other' }).fee).toBe(other);
  });
});
