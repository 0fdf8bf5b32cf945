import type { LeadValues } from './lead-body.ts';

/** What a page already tells about the visitor's need; shown in the form, where it can be changed (LEAD-37). */
export const defaultsByPath: Readonly<Record<string, LeadValues>> = {
  '/fssai-compliance': {
    businessType: 'Restaurant/Food Business',
    services: 'FSSAI Registration',
    industry: 'Food & Beverage',
    currentIssues: 'No FSSAI license',
  },
  '/gst-compliance': { services: 'GST Registration', currentIssues: 'Missing GST registration' },
  '/trade-license-compliance': { services: 'Trade License' },
  '/restaurant': { businessType: 'Restaurant/Food Business', industry: 'Food & Beverage' },
};

/** The answers a form starts with when it was opened from this path (without language prefix). */
export const leadDefaults = (path: string): LeadValues => defaultsByPath[path] ?? {};
