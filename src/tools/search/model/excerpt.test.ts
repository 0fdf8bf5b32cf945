import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import type { Vocabulary } from './words.ts';

const vocabulary: Vocabulary = {
  silent: new Set(['the']),
  fillers: new Set(),
  spellings: {},
  meanings: {},
  fold: (word) => word,
  stem: (word) => word.replace(/(?<=[a-z]{3})s$/, ''),
};
const excerpt = (lines: string[], ...terms: string[]) =>
  excerptOf(lines, new Set(terms), vocabulary)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

it('takes the line that says most, and marks what was looked for', () => {
  const lines = ['A fee is due.', 'The late fees are ₹50 a day.', 'Nothing.'];
  expect(excerpt(lines, 'late', 'fee')).toBe('The [late] [fees] are ₹50 a day.');
});

it('takes the first line where nothing is marked, and nothing where there is no text', () => {
  expect(excerpt(['One.', 'Two.'], 'x')).toBe('One.');
  expect(excerpt([], 'x')).toBe('');
});

it('cuts a long line at a sentence and at words, and marks a joined word once', () => {
  const filler = 'This sentence is here for its length and says nothing that anybody looks for. ';
  const text = `${filler.repeat(3)}File GSTR-3B by the day. ${filler.repeat(3)}`;
  const result = excerpt([text], 'gstr', '3b', 'gstr3b');
  expect(result).toMatch(/^…File \[GSTR-3B\] by the day\. .*…$/);
  expect(result.length).toBeLessThan(200);
});

it('shows exactly the letters of its part', () => {
  fc.assert(
    fc.property(
      fc.lorem({ mode: 'sentences', maxCount: 12 }),
      fc.lorem({ maxCount: 1 }),
      (text, word) => {
        const parts = excerptOf([text], new Set([word.toLowerCase()]), vocabulary);
        const shown = parts
          .map((part) => part.text)
          .join('')
          .replaceAll('…', '');
        expect(text).toContain(shown);
      },
    ),
  );
});
