import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { checkBarcode, checkDigitOf } from './check-digit.ts';

it.each([
  ['4006381333931', { kind: 'valid', form: 'EAN-13' }],
  ['4006381333932', { kind: 'wrong-digit', form: 'EAN-13', expected: 1, last: 2 }],
  ['036000291452', { kind: 'valid', form: 'UPC-A' }],
  ['036000291453', { kind: 'wrong-digit', form: 'UPC-A', expected: 2, last: 3 }],
  ['73513537', { kind: 'valid', form: 'EAN-8' }],
  [' 4 006381-333931 ', { kind: 'valid', form: 'EAN-13' }],
  ['४००६३८१३३३९३१', { kind: 'valid', form: 'EAN-13' }],
  ['౪౦౦౬౩౮౧౩౩౩౯౩౧', { kind: 'valid', form: 'EAN-13' }],
  ['400638133393', { kind: 'wrong-digit', form: 'UPC-A', expected: 0, last: 3 }],
  ['12345', { kind: 'wrong-length', digits: 5 }],
  ['40063813339x1', { kind: 'not-digits' }],
  ['   ', { kind: 'empty' }],
])('%s (GUIDE-BAR-03)', (typed, expected) => {
  expect(checkBarcode(typed)).toEqual(expected);
});

it('notices every digit that was misread', () => {
  assert(
    property(
      array(integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
      integer({ min: 0, max: 12 }),
      integer({ min: 1, max: 9 }),
      (digits, place, change) => {
        const first = digits.join('');
        const whole = [...digits, checkDigitOf(first)];
        expect(checkBarcode(whole.join('')).kind).toBe('valid');
        whole[place] = ((whole[place] ?? 0) + change) % 10;
        expect(checkBarcode(whole.join('')).kind).toBe('wrong-digit');
      },
    ),
  );
});
