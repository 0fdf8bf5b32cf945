import { expect, test } from 'vitest';
import { choices } from '../../register/answers.ts';
import { leadValuesOf } from './known-answers.ts';
import { leadOptions } from './lead-fields.ts';

test('the kind of business fills the lists of the form, in its own words (A11Y-08)', () => {
  expect(leadValuesOf({ kind: 'cloud-kitchen' })).toEqual({
    businessType: 'Restaurant/Food Business',
    industry: 'Food & Beverage',
  });
  expect(leadValuesOf({ kind: 'street-mobile', food: 'makes' })).toMatchObject({
    industry: 'Food & Beverage',
  });
  expect(leadValuesOf({ kind: 'street-mobile', food: 'no' })).toMatchObject({ industry: 'Retail' });
});

test.each([undefined, {}, { kind: 'spaceship' }, 'kind', { kind: 'home-business' }])(
  'nothing is guessed from %o',
  (kept) => {
    expect(leadValuesOf(kept)).toEqual({});
  },
);

test.each(choices.kind)('%s gives only values that the form has', (kind) => {
  const { businessType, industry } = leadValuesOf({ kind });
  expect(['', ...leadOptions.businessType]).toContain(businessType ?? '');
  expect(['', ...leadOptions.industry]).toContain(industry ?? '');
});
