import { expect, it } from 'vitest';
import type { Locale } from '../../locales/languages.ts';
import { pictureLocale, pictureName } from './picture-files.ts';

it('a reader of Hindi or Telugu gets pictures in that language', () => {
  expect(pictureLocale('en')).toBe('en');
  expect(pictureLocale('te')).toBe('te');
  expect(pictureName('vending-certificate', 'hi')).toBe('vending-certificate-hi');
});

it('a language whose letters the bundled faces lack shows the English pictures', () => {
  expect(pictureLocale('en-xa' as Locale)).toBe('en');
  expect(pictureName('vending-certificate', 'ar-xb' as Locale)).toBe('vending-certificate-en');
});
