import { assert, constantFrom, dictionary, property } from 'fast-check';
import { expect, it } from 'vitest';
import { mergeItems, sameItems } from './merge-items.ts';

const items = dictionary(constantFrom('a', 'b', 'c', 'd', 'e'), constantFrom(true, 1, 'x'), {
  noNullPrototype: true,
});

it('keeps what either side has added', () => {
  assert(
    property(items, items, items, (base, mine, theirs) => {
      const merged = mergeItems(base, mine, theirs);
      for (const key of Object.keys({ ...mine, ...theirs })) {
        if (!(key in base)) expect(merged).toHaveProperty(key);
      }
    }),
  );
});

it('removes what one side has removed and the other left as it was', () => {
  expect(mergeItems({ a: true, b: true }, { b: true }, { a: true, b: true })).toEqual({ b: true });
  expect(mergeItems({ a: true, b: true }, { a: true, b: true }, { b: true })).toEqual({ b: true });
});

it('keeps a thing that one side removed and this one changed', () => {
  expect(mergeItems({ a: 1 }, { a: 2 }, {})).toEqual({ a: 2 });
});

it('has nothing more to do once both sides have met', () => {
  assert(
    property(items, items, items, (base, mine, theirs) => {
      const merged = mergeItems(base, mine, theirs);
      expect(sameItems(mergeItems(merged, merged, merged), merged)).toBe(true);
      // After an upload, the device's own items are the next base. The device then gets the others.
      expect(sameItems(mergeItems(mine, mine, merged), merged)).toBe(true);
    }),
  );
});

it('takes over the other side where this one has done nothing, and the other way round', () => {
  assert(
    property(items, items, (base, changed) => {
      expect(sameItems(mergeItems(base, base, changed), changed)).toBe(true);
      expect(sameItems(mergeItems(base, changed, base), changed)).toBe(true);
    }),
  );
});
