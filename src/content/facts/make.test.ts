import { expect, it } from 'vitest';
import { reviewedOn, rupees } from './make.ts';

const { figure, changed } = reviewedOn({ checkedOn: '2026-01-01', reviewBy: '2026-04-01' });
const source = { title: 'Act', publisher: 'Ministry', url: 'https://example.in' } as const;
const older = { ...source, title: 'Older Act' } as const;

it('each value of a figure that changed ends the day before the next, across months and leap years', () => {
  const { versions } = changed(
    'a.fee',
    [
      { value: rupees(1), source: older, confidence: 'S' },
      { value: rupees(2), from: '2024-03-01' },
      { value: rupees(3), from: '2026-01-01' },
    ],
    { source, confidence: 'V' },
  );
  expect(versions.map(({ from, until }) => [from, until])).toEqual([
    [null, '2024-02-29'],
    ['2024-03-01', '2025-12-31'],
    ['2026-01-01', null],
  ]);
  expect(versions.map(({ source }) => 'title' in source && source.title)).toEqual([
    'Older Act',
    'Act',
    'Act',
  ]);
  expect(versions.map(({ confidence }) => confidence)).toEqual(['S', 'V', 'V']);
});

it('a change without its day is refused', () => {
  const change = () =>
    changed('a.fee', [{ value: rupees(1) }, { value: rupees(2) }], {
      source,
      confidence: 'V',
    });
  expect(change).toThrow('“a.fee” does not say when it changed');
});

it('a figure is looked at on the days of its file, unless it has its own', () => {
  const own = { checkedOn: '2026-02-02', reviewBy: '2026-12-31' } as const;
  const plain = figure('a', rupees(1), { source, confidence: 'V' });
  const special = figure('b', rupees(1), { source, confidence: 'V', review: own });
  expect(plain.versions[0]).toMatchObject({ checkedOn: '2026-01-01', reviewBy: '2026-04-01' });
  expect(special.versions[0]).toMatchObject(own);
});
