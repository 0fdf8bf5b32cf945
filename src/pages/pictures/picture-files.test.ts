import { expect, it } from 'vitest';
import { pictureLocale, pictureName } from './picture-files.ts';

it('a language whose letters the bundled face lacks shows the English pictures', () => {
  expect(pictureLocale('en')).toBe('en');
  expect(pictureLocale('te')).toBe('en');
  expect(pictureName('vending-certificate', 'hi')).toBe('vending-certificate-en');
});
