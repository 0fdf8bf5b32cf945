import { expect, it } from 'vitest';
import { search } from './search.ts';

it.each([
  ['licences', 'licence'],
  ['duties', 'duty'],
  ['taxes', 'tax'],
  ['dishes', 'dish'],
  ['fees', 'fee'],
  ['business', 'business'],
  ['status', 'status'],
  ['foscos', 'foscos'],
  ['gst', 'gst'],
])('the search keeps %s as %s', (word, kept) => {
  expect(search.stem(word)).toBe(kept);
});
