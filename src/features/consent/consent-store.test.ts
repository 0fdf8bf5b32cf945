import { expect, it } from 'vitest';
import { consentOf } from './consent-store.ts';

it.each([
  [null, 'not-chosen'],
  ['true', 'accepted'],
  ['declined', 'declined'],
  ['TRUE', 'not-chosen'],
  ['1', 'not-chosen'],
] as const)('the entry %s means %s (CONS-01, CONS-05)', (entry, expected) => {
  expect(consentOf(entry)).toBe(expected);
});
