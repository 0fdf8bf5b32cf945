import { expect, it } from 'vitest';
import { text as en } from '../../locales/en/interface.ts';
import { isLeadDialogOpen, leadForm, leadFormTypeOf } from './lead-form-store.ts';

const form = leadForm('consultation', en.lead.forms.consultation, '/fssai-compliance');

it.each([
  [false, null, false],
  [true, null, false],
  [false, form, false],
  [true, form, true],
] as const)(
  'open %s with form %o: the dialog is open: %s (LEAD-01)',
  (open, activeForm, expected) => {
    expect(isLeadDialogOpen({ open, activeForm })).toBe(expected);
  },
);

it('a form carries what the specification names (LEAD-02), and where it was opened', () => {
  expect(Object.keys(form).sort()).toEqual(
    ['formId', 'title', 'description', 'type', 'urgency', 'benefits', 'openedFrom'].sort(),
  );
});

it.each([
  ['quote', 'quote'],
  ['support', 'support'],
  ['nonsense', 'consultation'],
  [null, 'consultation'],
] as const)('a link that asks for %s gets %s', (text, expected) => {
  expect(leadFormTypeOf(text)).toBe(expected);
});
