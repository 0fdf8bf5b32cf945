import { describe, expect, it } from 'vitest';
import type { Calculator } from './calculator.ts';
import { rupees } from './calculator.ts';
import { dateIn, numberIn, readEntered } from './read-entered.ts';

describe('numbers as people type them', () => {
  it.each([
    ['123456', '123456'],
    ['1,23,456.50', '123456.5'],
    ['₹ 1,234', '1234'],
    ['18 %', '18'],
    ['०१२३', '123'],
    ['౧౨౩', '123'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-3', '-3'],
    ['12 lakh', '1200000'],
    ['₹1.15 Crore', '11500000'],
    ['६ लाख', '600000'],
  ])('%s is %s', (text, number) => expect(numberIn(text)?.toFixed()).toBe(number));

  it.each(['', 'abc', '1e5', '1.2.3', '--1', '0x10', 'Infinity', '12 laks', 'lakh'])(
    '"%s" is none',
    (text) => expect(numberIn(text)).toBeUndefined(),
  );
});

it('days must be in the calendar', () => {
  expect(dateIn('2026-02-28')).toBe('2026-02-28');
  for (const text of ['2026-02-30', '2026-13-01', '28-02-2026', '']) {
    expect(dateIn(text)).toBeUndefined();
  }
});

describe('what is asked and read', () => {
  const calculator: Calculator = {
    slug: 'gst',
    inputs: [
      { kind: 'choice', id: 'kind', options: [{ id: 'plain' }, { id: 'dated' }] },
      { kind: 'money', id: 'amount', max: 100 },
      { kind: 'count', id: 'pieces', optional: true },
      { kind: 'date', id: 'from', showIf: ({ kind }) => kind === 'dated' },
      { kind: 'date', id: 'to', notBefore: 'from', showIf: ({ kind }) => kind === 'dated' },
    ],
    work: (values) => ({ main: 'amount', lines: [rupees('amount', values.number('amount'))] }),
    example: {},
  };
  const problems = (entered: Record<string, string>) => {
    const read = readEntered(calculator, entered);
    return 'problems' in read ? read.problems : [];
  };

  it('a hidden question is neither asked nor read', () => {
    expect(problems({ amount: '5', from: 'nonsense' })).toEqual([]);
    const read = readEntered(calculator, { amount: '5', from: '2026-01-01' });
    expect('values' in read && read.values.has('pieces')).toBe(false);
    expect(() => 'values' in read && read.values.date('from')).toThrow('did not ask');
    expect(() => 'values' in read && read.values.number('price')).toThrow('no input "price"');
  });

  it('an unknown choice is the first one', () => {
    const read = readEntered(calculator, { kind: 'other', amount: '5' });
    expect('values' in read && read.values.choice('kind')).toBe('plain');
  });

  it('each answer that cannot be used says why', () => {
    expect(problems({ amount: '100.01', pieces: '1.5' })).toEqual([
      { inputId: 'amount', code: 'too-large', limit: 100 },
      { inputId: 'pieces', code: 'too-fine', limit: 0 },
    ]);
    expect(problems({ amount: '1.001' })).toEqual([
      { inputId: 'amount', code: 'too-fine', limit: 2 },
    ]);
    expect(problems({ kind: 'dated', amount: '1', from: '2026-02-02', to: '2026-02-01' })).toEqual([
      { inputId: 'to', code: 'too-early' },
    ]);
    expect(problems({ kind: 'dated', amount: '1', from: '2026-02-31' })).toEqual([
      { inputId: 'from', code: 'not-a-date' },
      { inputId: 'to', code: 'missing' },
    ]);
  });
});
