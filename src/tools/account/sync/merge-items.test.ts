import { assert, constantFrom, dictionary, property } from 'fast-check';
import { expect, it } from 'vitest';
import { mergeItems, sameItems } from './merge-items.ts';

const items = dictionary(constantFrom('a', 'b', 'c', 'd', 'e'), constantFrom(true, 1, 'x'), {
  noNullPrototype: true,
});

it('has every item that either side added', () => {
  assert(
    property(items, items, items, (base, mine, theirs) => {
      const merged = mergeItems(base, mine, theirs);
      for (const key of Object.keys({ ...mine, ...theirs })) {
        if (!(key in base)) expect(merged).toHaveProperty(key);
      }
    }),
  );
});

it('lacks an item that one side removed and the other left unchanged', () => {
  expect(mergeItems({ a: true, b: true }, { b: true }, { a: true, b: true })).toEqual({ b: true });
  expect(mergeItems({ a: true, b: true }, { a: true, b: true }, { b: true })).toEqual({ b: true });
});

it('has an item that one side removed and this side changed', () => {
  expect(mergeItems({ a: 1 }, { a: 2 }, {})).toEqual({ a: 2 });
});

it('changes nothing when both sides already agree', () => {
  assert(
    property(items, items, items, (base, mine, theirs) => {
      const merged = mergeItems(base, mine, theirs);
      expect(sameItems(mergeItems(merged, merged, merged), merged)).toBe(true);
      // After an upload, the device's own items are the next base. The device then gets the others.
      expect(sameItems(mergeItems(mine, mine, merged), merged)).toBe(true);
    }),
  );
});

it('equals the changed side when the other side is unchanged', () => {
  assert(
    property(items, items, (base, changed) => {
      expect(sameItems(mergeItems(base, base, changed), changed)).toBe(true);
      expect(sameItems(mergeItems(base, changed, base), changed)).toBe(true);
    }),
  );
});
