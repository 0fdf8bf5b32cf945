import { describe, expect, it } from 'vitest';
import { text as en } from '../locales/en/interface.ts';
import { factValueText, parseFactReference } from '../content/facts/fact-text.ts';
import { factReferenceText, plainText } from './fact-text.ts';

const page = { locale: 'en', messages: en, asOn: '2026-11-20' } as const;

describe('figures in prose', () => {
  it.each([
    ['fssai.registration.turnover-max', '₹1.5 crore'],
    ['fssai.registration.turnover-max@2026-03-31', '₹12 lakh'],
    ['fssai.registration.turnover-max|from', '1 Apr 2026'],
    ['fssai.registration.turnover-max@2026-03-31|until', '31 Mar 2026'],
    ['fssai.validity@2026-03-31', '1 to 5 years'],
    ['price.fssai', '₹0 to ₹2,000'],
    ['gst.registration.fast-days', '3 working days'],
  ])('{%s} reads %s', (reference, expected) => {
    expect(factReferenceText(reference, page)).toBe(expected);
  });

  it('says so where no row covers the day', () => {
    expect(factReferenceText('fssai.registration.fee', page)).toBe('check the official portal');
  });

  it('refuses what is no reference, and a day the figure does not have', () => {
    expect(() => parseFactReference('Fssai limit')).toThrow('no reference');
    expect(() => factReferenceText('fssai.registration.turnover-max|until', page)).toThrow('day');
  });

  it('one of a unit is said in the singular', () => {
    expect(factValueText({ unit: 'years', amount: 1 }, page)).toBe('1 year');
  });
});

it('plain text has figures and no marks', () => {
  expect(plainText('**From** {fssai.registration.turnover-max} [read](/x)', page)).toBe(
    'From ₹1.5 crore read',
  );
});
