import { expect, it } from 'vitest';
import { leadHeaders, upgradeLead } from './lead-payload.ts';

it('the signs of the form are sent in headers, and nothing else is', () => {
  expect(leadHeaders({ notice: '1/en', openMs: 48_213, trapped: true })).toEqual({
    'x-consent-notice': '1/en',
    'x-form-open-ms': '48213',
    'x-form-trap': '1',
  });
  expect(leadHeaders({ notice: null, openMs: null, trapped: false })).toEqual({});
  expect(leadHeaders({ notice: null, openMs: 0, trapped: false })).toEqual({
    'x-form-open-ms': '0',
  });
});

it('an item of version 1 is a body alone, and is sent without signs of the form', () => {
  const body = { submissionId: 'x' };
  const form = { notice: null, openMs: null, trapped: false };
  expect(upgradeLead(body, 1)).toEqual({ body, form });
  const payload = { body, form: { ...form, openMs: 9000 } };
  expect(upgradeLead(payload, 2)).toEqual(payload);
});
