import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entered } from './calculator.ts';
import { notesOf, sumOf } from '../../../../tests/support/sums.ts';

describe('PF, ESI and take-home pay (facts 4.9)', () => {
  const month = (entered: Entered) =>
    sumOf('wages', { pay: '15000', basic: '15000', pf: 'ordinary', esi: 'yes', ...entered });

  it('wages 15,000: 1,800; 1,250, 550, 75, 75; ESI 113 and 488', () => {
    expect(month({})).toEqual({
      pay: '15000',
      workerPf: '1800',
      workerEsi: '113',
      takeHome: '13087',
      pension: '1250',
      employerPf: '550',
      insurance: '75',
      admin: '75',
      employerEsi: '488',
      added: '2438',
      cost: '17438',
    });
  });

  it('no ESI above 21,000, PF on 15,000 of a higher pay unless all of it is chosen', () => {
    const high = month({ pay: '30000', basic: '30000' });
    expect(high).toMatchObject({ workerPf: '1800', pension: '1250' });
    expect(high).not.toHaveProperty('workerEsi');
    expect(notesOf('wages', { pay: '30000', basic: '30000', esi: 'yes' })).toContain('above-esi');
    expect(month({ pay: '30000', basic: '30000', base: 'full' })).toMatchObject({
      workerPf: '3600',
      pension: '1250',
      employerPf: '2350',
      insurance: '75',
      admin: '150',
    });
    expect(month({ pay: '21000', basic: '21000' })).toHaveProperty('workerEsi', '158');
  });

  it('at least half of the pay counts as wages', () => {
    expect(month({ pay: '20000', basic: '5000' })).toMatchObject({ workerPf: '1200' });
    expect(notesOf('wages', { pay: '20000', basic: '5000' })).toContain('half');
  });

  it('ESI counts wages, not all of the pay, for its shares and for its limit', () => {
    const allowances = { pay: '30000', basic: '16000' };
    expect(month(allowances)).toMatchObject({ workerEsi: '120', employerEsi: '520' });
    expect(month({ ...allowances, pf: 'none' })).toMatchObject({ workerEsi: '120' });
    expect(month({ pay: '30000', basic: '21001' })).not.toHaveProperty('workerEsi');
  });

  it('a worker at 176 a day or less pays no ESI; the employer still does', () => {
    const low = { pay: '4576', basic: '4576', days: '26' };
    expect(month(low)).toMatchObject({ workerEsi: '0', employerEsi: '149' });
    expect(month({ ...low, pay: '4577', basic: '4577' })).toMatchObject({ workerEsi: '35' });
  });

  it('the lower PF rate, no PF, and professional tax of Telangana', () => {
    expect(month({ pf: 'lower' })).toMatchObject({ workerPf: '1500', employerPf: '250' });
    expect(month({ pf: 'none' })).not.toHaveProperty('workerPf');
    expect(month({ pay: '18000', telangana: 'yes' })).toMatchObject({ workerTax: '150' });
  });

  it('what is cut and what reaches the worker make the pay; cost is never below it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 100 }),
        (pay, part) => {
          const basic = String(Math.floor((pay * part) / 100));
          const lines = month({ pay: String(pay), basic, telangana: 'yes' });
          const amount = (id: string) => Number(lines[id] ?? 0);
          const cut = amount('workerPf') + amount('workerEsi') + amount('workerTax');
          expect(amount('takeHome') + cut).toBe(pay);
          expect(amount('takeHome')).toBeGreaterThanOrEqual(0);
          expect(amount('pension') + amount('employerPf')).toBe(amount('workerPf'));
          expect(amount('cost')).toBeGreaterThanOrEqual(pay);
        },
      ),
    );
  });
});

describe('gratuity (facts 4.10)', () => {
  const leaving = (entered: Entered) =>
    sumOf('gratuity', { work: 'permanent', wages: '20000', years: '7', months: '8', ...entered });

  it('wages 20,000, 7 years 8 months = 8 years: 92,307.69, pay 92,308', () => {
    expect(leaving({})).toEqual({ counted: '8', exact: '92307.69', pay: '92308' });
  });

  it('six months are no year more, and under five years there is none', () => {
    expect(leaving({ months: '6' })).toMatchObject({ counted: '7' });
    expect(leaving({ years: '4', months: '11' })).toEqual({ pay: '0' });
    expect(leaving({ work: 'disablement', years: '4', months: '11' })).toMatchObject({
      counted: '5',
    });
  });

  it('after a death parts of a year count in part, as in section 53(2)', () => {
    expect(leaving({ work: 'death', years: '4', months: '9' })).toMatchObject({ counted: '4.75' });
    expect(leaving({ work: 'death', years: '0', months: '6' })).toMatchObject({ counted: '0.5' });
  });

  it('a fixed term counts in parts of a year, a season by seven days', () => {
    expect(leaving({ work: 'fixed-term', years: '1', months: '6' })).toMatchObject({
      counted: '1.5',
      exact: '17307.69',
    });
    expect(leaving({ work: 'fixed-term', years: '0' })).toEqual({ pay: '0' });
    expect(leaving({ work: 'seasonal', years: '3' })).toMatchObject({ exact: '16153.85' });
  });

  it('stops at 20,00,000', () => {
    expect(leaving({ wages: '500000' })).toMatchObject({ pay: '2000000' });
    expect(notesOf('gratuity', { work: 'permanent', wages: '500000', years: '8' })).toEqual([
      'capped',
    ]);
  });
});
