import { expect, it } from 'vitest';
import { readOn, reviewedBefore, rupees, unconfirmed } from './make.ts';

const { figure, changed } = reviewedBefore('2026-04-01');
const act = { title: 'Act', publisher: 'Ministry', url: 'https://example.in' } as const;
const source = readOn('2026-01-01').law(act);
const older = unconfirmed({ ...act, title: 'Older Act' });

it('each value of a figure that changed ends the day before the next, across months and leap years', () => {
  const { versions } = changed(
    'a.fee',
    [
      { value: rupees(1), source: older },
      { value: rupees(2), from: '2024-03-01' },
      { value: rupees(3), from: '2026-01-01' },
    ],
    { source },
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
  expect(versions.map(({ source }) => 'certainty' in source && source.certainty)).toEqual([
    'unconfirmed',
    'law',
    'law',
  ]);
  expect(versions.map(({ source }) => source.readOn)).toEqual([null, '2026-01-01', '2026-01-01']);
});

it('a law or an official text that was read on a site of somebody else names that site', () => {
  const read = readOn('2026-01-01');
  const on = (url: `https://${string}`) => ({ ...act, url });
  expect(read.law(on('https://www.lawgist.in/act/3')).copyOn).toBe('lawgist.in');
  expect(read.official(on('https://pibtracker.com/release/1')).copyOn).toBe('pibtracker.com');
  expect(read.reported(on('https://www.livemint.com/news/1')).copyOn).toBeUndefined();
  for (const own of ['www.indiacode.nic.in', 'gst.gov.in', 'gov.in', 'www.gs1india.org']) {
    expect(read.law(on(`https://${own}/act`)).copyOn, own).toBeUndefined();
  }
  expect(read.law(on('https://notgov.in/act')).copyOn).toBe('notgov.in');
  expect(unconfirmed(act).copyOn).toBeUndefined();
});

it('a value with a last day of its own leaves the days up to the next value unknown', () => {
  const { versions } = changed(
    'a.fee',
    [
      { value: rupees(1), until: '2026-03-31' },
      { value: rupees(2), from: '2026-11-01' },
    ],
    { source },
  );
  expect(versions.map(({ from, until }) => [from, until])).toEqual([
    [null, '2026-03-31'],
    ['2026-11-01', null],
  ]);
});

it.each([
  [[{ until: '2026-11-01' }, { from: '2026-11-01' }]],
  [[{}, { from: '2026-04-01' }, { from: '2025-04-01' }]],
] as const)('values that overlap or stand in another order are refused', (days) => {
  const spans = days.map((day) => ({ value: rupees(1), ...day }));
  expect(() => changed('a.fee', spans, { source })).toThrow('order of their days');
});

it('a change without its day is refused', () => {
  const change = () =>
    changed('a.fee', [{ value: rupees(1) }, { value: rupees(2) }], {
      source,
    });
  expect(change).toThrow('“a.fee” does not say when it changed');
});

it('a figure is due for review with its file, unless it has its own day', () => {
  const plain = figure('a', rupees(1), { source });
  const special = figure('b', rupees(1), { source, reviewBy: '2026-12-31' });
  expect(plain.versions[0]?.reviewBy).toBe('2026-04-01');
  expect(special.versions[0]?.reviewBy).toBe('2026-12-31');
});
