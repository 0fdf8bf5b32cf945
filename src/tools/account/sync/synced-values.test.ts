import { describe, expect, it } from 'vitest';
import { syncedValues } from './synced-values.ts';

/** Values as the tools save them. */
const stored: Record<string, unknown> = {
  'finder-answers': { kind: 'street-mobile', workers: 2, health: ['clinic'] },
  papers: ['bank', 'pan'],
  'saved-guides': [
    { path: '/gst-compliance', title: 'GST', savedAt: 2 },
    { path: '/fssai-compliance', title: 'FSSAI', savedAt: 1 },
  ],
  'saved-schemes': { query: 'loan', saved: ['pm-svanidhi'] },
  calendar: {
    answers: { gst: 'monthly', situations: ['esi'], days: { 'fire-until': '2027-01-31' } },
    own: [{ id: 'a', title: 'Rent', on: '2026-12-05' }],
    marks: { 'gst-3b/2026-11': { done: '2026-11-20' } },
    since: '2026-11-01',
  },
  'health-results': [
    { on: '2026-10-01', run: 'a', score: 40, gaps: ['vending'], unknowns: [] },
    { on: '2026-11-01', run: 'b', score: 80, gaps: [], unknowns: [] },
  ],
  'health-to-do': [{ gap: 'vending', addedOn: '2026-10-01' }],
};

describe.each(syncedValues.map((value) => [value.kind, value] as const))('%s', (kind, value) => {
  it('return from an account as the tool saved them', () => {
    const items = JSON.parse(JSON.stringify(value.itemsIn(stored[kind]))) as object;
    expect(Object.keys(items)).not.toEqual([]);
    expect(value.withItems(stored[kind], { ...items })).toEqual(stored[kind]);
  });

  it.each([undefined, null, 7, 'text', [], {}, [null, 7, {}], { saved: {} }, [{ path: '//evil' }]])(
    'are none in %j',
    (nothing) => {
      expect(value.itemsIn(nothing)).toEqual({});
    },
  );
});

it('leaves the tool’s other values unchanged', () => {
  const schemes = syncedValues.find(({ kind }) => kind === 'saved-schemes');
  expect(schemes?.withItems({ query: 'loan', saved: ['a'] }, { b: true })).toEqual({
    query: 'loan',
    saved: ['b'],
  });
});

it('has each kind once, in a form that the table takes', () => {
  const kinds = syncedValues.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const kind of kinds) expect(kind).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
});
