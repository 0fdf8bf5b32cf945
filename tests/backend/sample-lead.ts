import { randomUUID } from 'node:crypto';

/** A complete submission of the consultation form, with an id of its own. */
export function sampleLead(changes: Record<string, unknown> = {}) {
  return {
    submissionId: randomUUID(),
    formType: 'consultation',
    fullName: 'లక్ష్మి దేవి',
    email: 'lakshmi@example.com',
    phone: '+91 00000 00000',
    businessName: 'Lakshmi Tiffins',
    businessType: 'Restaurant/Food Business',
    notes: 'Cart near the bus stand; "FSSAI" first, please.',
    timestamp: '2026-11-20T06:30:00.000Z',
    source: 'Niyam website /te/fssai-compliance',
    ...changes,
  };
}
