import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../locales/text.tsx';
import { text as en } from '../../locales/en/interface.ts';
import { leadForm } from './lead-form-store.ts';
import { LeadForm } from './lead-form.tsx';
import { answersIn, isTrapFilled } from './lead-trap.tsx';

const markup = renderToStaticMarkup(
  <I18nProvider locale="en" messages={en}>
    <LeadForm form={leadForm('support', en.lead.forms.support, '/contact')} />
  </I18nProvider>,
);

it('the trap is in the form, for programs alone', () => {
  const trap = /<div[^>]*><label[^>]*>Leave this field empty<\/label><input[^>]*>/.exec(
    markup,
  )?.[0];
  expect(trap).toMatch(/^<div class="sr-only" aria-hidden="true">/);
  expect(trap).toContain('tabindex="-1"');
  expect(trap).toContain('autoComplete="off"');
  expect(trap).not.toContain('required');
});

it('text in the trap is no answer, and is reported separately', () => {
  const fields = new FormData();
  fields.set('fullName', 'Test Vendor');
  fields.set('second-remark', '');
  expect(isTrapFilled(fields)).toBe(false);
  fields.set('second-remark', 'Buy this');
  expect(isTrapFilled(fields)).toBe(true);
  expect(answersIn(fields)).toEqual({ fullName: 'Test Vendor' });
});
