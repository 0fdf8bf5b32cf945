import { expect, it } from 'vitest';
import { sharedPartsOf, sharedText } from './shared-text.ts';

it.each([
  [{}, ''],
  [{ text: 'Pay today' }, 'Pay today'],
  [
    { title: 'A notice', text: 'Pay today', url: 'https://a.example/' },
    'A notice\nPay today\nhttps://a.example/',
  ],
  // Chrome for Android adds the address to the text, which often starts with the title.
  [
    { title: 'Pay', text: 'Pay today https://a.example/', url: 'https://a.example/' },
    'Pay today https://a.example/',
  ],
  [{ url: 'https://a.example/' }, 'https://a.example/'],
])('%j is the text %j', (parts, text) => {
  expect(sharedText(parts)).toBe(text);
});

it('is cut to what a link takes', () => {
  expect(sharedText({ text: 'x'.repeat(5000) })).toHaveLength(2000);
  // Half a character is invalid in a link.
  expect(sharedText({ text: `x${'🍲'.repeat(2000)}` })).toHaveLength(1999);
});

it.each([
  [
    { text: 12, title: true, source: 'pwa' },
    { text: '12', title: 'true' },
  ],
  [{ text: ['a', 'b'], title: '  ', url: null }, {}],
])('of the address %j only shared words are read', (search, parts) => {
  expect(sharedPartsOf(search)).toEqual(parts);
});
