import { array, assert, integer, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { textWidth, wrapText } from './wrap-text.ts';

const words = array(stringMatching(/^[A-Za-z0-9₹.,]{1,12}$/), {
  minLength: 1,
  maxLength: 40,
});

it('returns every word in order, and no line wider than the limit', () => {
  assert(
    property(words, integer({ min: 60, max: 320 }), (list, width) => {
      const lines = wrapText(list.join(' '), width, 15);
      expect(lines.join(' ')).toBe(list.join(' '));
      for (const line of lines) {
        if (line.includes(' ')) expect(textWidth(line, 15)).toBeLessThanOrEqual(width);
      }
    }),
  );
});

it('measures wide letters wider than narrow ones, and bold wider than plain', () => {
  expect(textWidth('mmm', 15)).toBeGreaterThan(textWidth('iii', 15));
  expect(textWidth('mmm', 15, true)).toBeGreaterThan(textWidth('mmm', 15));
});
