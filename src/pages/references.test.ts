import { expect, it } from 'vitest';
import { textsOf } from './references.ts';

it('reads the documents line of a guide as text, and the ids of a situation’s law as none', () => {
  expect(textsOf({ card: { documents: 'PAN, [below](#documents)' } })).toEqual([
    'PAN, [below](#documents)',
  ]);
  expect(textsOf({ law: { facts: ['vendor.notice'], documents: ['street-vendors-3'] } })).toEqual(
    [],
  );
});
