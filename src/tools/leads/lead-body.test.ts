import { expect, it } from 'vitest';
import { leadBody } from './lead-body.ts';

it('the body holds the filled fields, type, time, source and id, and nothing else (LEAD-24)', () => {
  const body = leadBody({
    submissionId: '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c',
    formType: 'consultation',
    values: {
      fullName: '  Test Vendor ',
      email: 'vendor@example.com',
      phone: '00000 00000',
      businessName: 'Test Cart',
      businessType: 'Other',
      complianceStatus: '',
      notes: '   ',
    },
    openedFrom: '/te/fssai-compliance',
    now: new Date('2026-11-20T06:30:00Z'),
  });
  expect(body).toEqual({
    submissionId: '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c',
    formType: 'consultation',
    fullName: 'Test Vendor',
    email: 'vendor@example.com',
    phone: '+910000000000',
    businessName: 'Test Cart',
    businessType: 'Other',
    timestamp: '2026-11-20T06:30:00.000Z',
    source: 'Niyam website /te/fssai-compliance',
  });
});
