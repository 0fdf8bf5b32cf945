import { expect, it } from 'vitest';
import { text as messages } from '../../locales/en/interface.ts';
import { factText, factValueText } from './fact-text.ts';
import { financialYear, longDate, percent, readOn, reviewedBefore, rupees } from './make.ts';
import type { Fact } from './types.ts';

const setting = { locale: 'en', messages, asOn: '2026-11-20' } as const;

it.each([
  [longDate('2026-03-31'), '31 March 2026'],
  [longDate('2026-03'), 'March 2026'],
  [longDate('2026'), '2026'],
  [financialYear(2025), '2025-26'],
  [financialYear(1999), '1999-00'],
  [rupees(1.5), '₹1.50'],
  [rupees(1_500_000), '₹15 lakh'],
  [percent(5, 7.5), '5% to 7.5%'],
])('%j reads %s', (value, text) => {
  expect(factValueText(value, setting)).toBe(text);
});

it('finds the figures that a part of the page brings along, and says where none is in force', () => {
  const { figure } = reviewedBefore('2027-02-18');
  const source = { title: 'A row', publisher: 'An office', url: 'https://example.gov.in' } as const;
  const held = { source: readOn('2026-11-20').reported(source) };
  const moreFacts = new Map<string, Fact>([
    ['scheme.now', figure('scheme.now', percent(25), held)],
    ['scheme.past', figure('scheme.past', percent(25), { ...held, until: '2026-01-01' })],
  ]);
  expect(factText('scheme.now', { ...setting, moreFacts })).toBe('25%');
  expect(factText('scheme.past', { ...setting, moreFacts })).toBe(messages.page.unknown);
  expect(() => factText('scheme.now', setting)).toThrow('scheme.now');
});
