import { expect, it } from 'vitest';
import { shareOf, shareText } from './measure.ts';

it('a share is printed with its interval, and that of an empty group as none', () => {
  expect(shareText(shareOf([true, true, true, false]))).toBe(' 75 % (30–95) of 4');
  expect(shareText(shareOf([]))).toBe('none');
});
