import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts no letter in two', () => {
  expect(cutText('cart', 3)).toBe('car');
  expect(cutText('c🍲🍲', 3)).toBe('c🍲');
  expect(cutText('c🍲🍲', 4)).toBe('c🍲');
  expect(cutText('c🍲🍲', 5)).toBe('c🍲🍲');
});
