import { expect, it } from 'vitest';
import { text as en } from '../locales/en/tools/lead.ts';
import { refusalTexts } from './refusal-texts.ts';

it('names the fields that were not accepted, as the form calls them', () => {
  const error = { code: 'invalid', fields: ['phone', 'email'] };
  expect(refusalTexts(en, error)).toBe('Not accepted as it is: Phone, E-mail.');
  expect(refusalTexts(en, { code: 'invalid' })).toBe('Some answers were not accepted.');
});

it('has words for each code that our functions refuse with, and for any other', () => {
  expect(refusalTexts(en, { code: 'id-reused' })).toContain('first text');
  expect(refusalTexts(en, { code: 'toString' })).toBe(en.refusals.other);
  expect(refusalTexts(en, { code: 'status-418' })).toBe(en.refusals.other);
});
