import { expect, it } from 'vitest';
import { vocabularyOf } from '../search/model/vocabulary.ts';
import { quoteOf } from './quote.ts';

const vocabulary = vocabularyOf('en');
const size = { letters: 120, lines: 3 };
const quote = (lines: string[], looked: string[], anchor = 'fees') =>
  quoteOf({ anchor, lines }, new Set(looked), vocabulary, size);

it('takes the lines that say most, in their order, and leaves out the link to the section', () => {
  const lines = [
    '#',
    'The weather.',
    'The fee is due in May.',
    'The sea.',
    'The fee of a licence.',
  ];
  expect(quote(lines, ['fee', 'licence', 'due'])).toEqual([
    'The fee is due in May.',
    'The fee of a licence.',
  ]);
});

it('brings the answer with a question', () => {
  const lines = ['Is it free?', 'Yes, it is.', 'Another matter.'];
  expect(quote(lines, ['free'])).toEqual(['Is it free?', 'Yes, it is.']);
});

it('reads a list from its beginning', () => {
  expect(quote(['One.', 'Two.', 'Three.', 'Four.'], ['four'], 'steps')).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
});

it('gives the first lines where no line has a word', () => {
  expect(quote(['One.', 'Two.'], ['fee'])).toEqual(['One.', 'Two.']);
  expect(quote([], ['fee'])).toEqual([]);
});

it('cuts a line that is too long at a sentence or a word', () => {
  const [sentence] = quote(['A long sentence of some words. '.repeat(6)], ['sentence']);
  expect(sentence).toMatch(/words\.$/);
  expect(sentence?.length).toBeLessThanOrEqual(size.letters);
  const [words] = quote(['word '.repeat(60)], ['word']);
  expect(words).toMatch(/word…$/);
});

it('cuts a line of Hindi at the danda', () => {
  const [sentence] = quote(['यह एक लंबा वाक्य है। '.repeat(12)], ['वाक्य']);
  expect(sentence).toMatch(/है।$/);
  expect(sentence?.length).toBeLessThanOrEqual(size.letters);
});
