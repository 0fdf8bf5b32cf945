import { expect, it } from 'vitest';
import { leadHeaders, upgradeLead } from './lead-payload.ts';

it('what is known about the form goes in headers, and nothing else does', () => {
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

it('what version 1 queued is a bare body; nothing is made up about how it was filled in', () => {
  const body = { submissionId: 'x' };
  const form = { notice: null, openMs: null, trapped: false };
  expect(upgradeLead(body, 1)).toEqual({ body, form });
  const payload = { body, form: { ...form, openMs: 9000 } };
  expect(upgradeLead(payload, 2)).toEqual(payload);
});
