import { expect, it } from 'vitest';
import { readPhrasings } from './read-phrasings.ts';

it('a file gives the phrasings of each section', () => {
  const said = readPhrasings('[en]\ncart seized\n\nmy cart is gone\n[hi-Latn]\nthela le gaye\n');
  expect(said).toEqual({
    en: ['cart seized', 'my cart is gone'],
    hi: [],
    'hi-Latn': ['thela le gaye'],
    te: [],
    'te-Latn': [],
  });
});

it('a line above the sections and an unknown section are refused', () => {
  expect(() => readPhrasings('cart seized')).toThrow('No section above "cart seized"');
  expect(() => readPhrasings('[ta]\nvandi')).toThrow('Unknown section "ta"');
});
