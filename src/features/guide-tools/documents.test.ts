import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { checklistText, withDocument } from './documents.ts';

const ids = uniqueArray(constantFrom('pan', 'photo', 'identity', 'bank', 'mobile'));
const id = constantFrom('pan', 'photo', 'premises');

it('holds each paper once, and the order of ticking does not matter', () => {
  assert(
    property(ids, id, id, (before, one, other) => {
      const ticked = withDocument(withDocument(before, one, true), other, true);
      expect(ticked).toEqual(withDocument(withDocument(before, other, true), one, true));
      expect(new Set(ticked).size).toBe(ticked.length);
      expect(withDocument(ticked, one, false)).not.toContain(one);
    }),
  );
});

it('writes the list as a message', () => {
  expect(
    checklistText('Papers for: GST', [
      { label: 'PAN', ready: true },
      { label: 'Your photograph', ready: false },
    ]),
  ).toBe('Papers for: GST\n☑ PAN\n☐ Your photograph');
});
