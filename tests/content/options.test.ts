import { expect, it } from 'vitest';
import { text as en } from '../../src/locales/en/tools/lead.ts';

/**
 * The lists of the lead form as the specification names them (section 5). The keys are what is sent and
 * must never follow a translation (I18N-06).
 */
it.each([
  [
    'LEAD-11',
    'services',
    'FSSAI Registration; GST Registration; Trade License; Compliance Audit; Legal Consultation; Document Preparation',
  ],
  ['LEAD-12', 'budget', 'Under 5,000; 5,000-10,000; 10,000-25,000; 25,000-50,000; Above 50,000'],
  ['LEAD-13', 'timeline', 'Urgent 1-2 weeks; Standard 1 month; Flexible 2-3 months'],
  [
    'LEAD-14',
    'industry',
    'Food & Beverage; Manufacturing; Retail; Services; Technology; Healthcare; Education; Real Estate; Other',
  ],
  [
    'LEAD-15',
    'currentIssues',
    'No FSSAI license; Missing GST registration; Expired licenses; Non-compliance penalties; Documentation issues; Other',
  ],
  ['LEAD-16', 'businessSize', 'Startup 0-2 years; Small 2-5; Medium 5-10; Established 10+'],
  ['LEAD-17', 'urgency', 'Very Urgent; Urgent; Standard; Not Urgent'],
] as const)('%s: %s', (_, list, wanted) => {
  expect(Object.keys(en.options[list])).toEqual(wanted.split('; '));
});
