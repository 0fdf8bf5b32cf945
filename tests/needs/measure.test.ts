import { expect, it } from 'vitest';
import { beginsWith, shareOf, shareText } from './measure.ts';

it('a share is printed with its interval, and that of an empty group as none', () => {
  expect(shareText(shareOf([true, true, true, false]))).toBe(' 75 % (30–95) of 4');
  expect(shareText(shareOf([]))).toBe('none');
});

it.each([
  ['**Yes.** The fee is ₹100.', ['yes'], true],
  ['The fee is ₹1,000.', ['₹100'], false],
  ['The fee is ₹100.', ['nothing', '₹100'], true],
  ['अधिकारी से रसीदें माँगें।', ['रसीद'], true],
  ['రసీదును అడగండి.', ['రసీదు'], true],
  ['Receipts are kept.', ['receipt'], false],
] as const)('“%s” begins with one of %s: %s', (answer, expected, does) => {
  expect(beginsWith(answer, expected)).toBe(does);
});
