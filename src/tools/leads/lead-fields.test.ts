import { expect, it } from 'vitest';
import { text as en } from '../../locales/en/tools/lead.ts';
import { leadOptions, leadQuestions, type LeadField } from './lead-fields.ts';
import { leadFormTypes } from './lead-form-types.ts';

const asked = (type: (typeof leadFormTypes)[number], required: boolean): LeadField[] =>
  leadQuestions[type]
    .filter((question) => question.required === required)
    .map(({ field }) => field);

it('every type asks for name, e-mail, phone and business (LEAD-04)', () => {
  for (const type of leadFormTypes) {
    expect(asked(type, true).slice(0, 4)).toEqual(['fullName', 'email', 'phone', 'businessName']);
  }
});

it('a consultation asks for the kind of business; the rest is optional (LEAD-05)', () => {
  expect(asked('consultation', true).slice(4)).toEqual(['businessType']);
  expect(asked('consultation', false)).toEqual(['complianceStatus', 'consultationDate', 'notes']);
});

it('the lists are those of the specification (LEAD-09, LEAD-10)', () => {
  expect(leadOptions.businessType).toEqual([
    'Restaurant/Food Business',
    'Manufacturing',
    'Retail/Wholesale',
    'Services',
    'Technology/IT',
    'Healthcare',
    'Education',
    'Other',
  ]);
  expect(leadOptions.complianceStatus).toEqual([
    'Not registered yet',
    'Partially compliant',
    'Fully compliant',
    'Not sure',
  ]);
});

it('no option is empty, and each has words in the interface (LEAD-18)', () => {
  for (const [field, options] of Object.entries(leadOptions)) {
    const words: Record<string, string> = en.options[field as keyof typeof leadOptions];
    expect(Object.keys(words)).toEqual(options);
    expect(options).not.toContain('');
  }
});
