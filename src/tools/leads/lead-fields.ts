import type { LeadFormType } from './lead-form-types.ts';

/**
 * Questions of the lead forms. Values are saved and sent, and are the same in every language; their texts are
 * in `locales/<language>/tools/lead.ts`.
 */
export const leadOptions = {
  businessType: [
    'Restaurant/Food Business',
    'Manufacturing',
    'Retail/Wholesale',
    'Services',
    'Technology/IT',
    'Healthcare',
    'Education',
    'Other',
  ],
  complianceStatus: ['Not registered yet', 'Partially compliant', 'Fully compliant', 'Not sure'],
  services: [
    'FSSAI Registration',
    'GST Registration',
    'Trade License',
    'Compliance Audit',
    'Legal Consultation',
    'Document Preparation',
  ],
  budget: ['Under 5,000', '5,000-10,000', '10,000-25,000', '25,000-50,000', 'Above 50,000'],
  timeline: ['Urgent 1-2 weeks', 'Standard 1 month', 'Flexible 2-3 months'],
  industry: [
    'Food & Beverage',
    'Manufacturing',
    'Retail',
    'Services',
    'Technology',
    'Healthcare',
    'Education',
    'Real Estate',
    'Other',
  ],
  currentIssues: [
    'No FSSAI license',
    'Missing GST registration',
    'Expired licenses',
    'Non-compliance penalties',
    'Documentation issues',
    'Other',
  ],
  businessSize: ['Startup 0-2 years', 'Small 2-5', 'Medium 5-10', 'Established 10+'],
  urgency: ['Very Urgent', 'Urgent', 'Standard', 'Not Urgent'],
} as const;

export type LeadChoice = keyof typeof leadOptions;
export type LeadField =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'businessName'
  | 'consultationDate'
  | 'notes'
  | LeadChoice;

/** One question of a form. */
export interface LeadQuestion {
  field: LeadField;
  required: boolean;
}

const required = (field: LeadField): LeadQuestion => ({ field, required: true });
const optional = (field: LeadField): LeadQuestion => ({ field, required: false });

/** Questions of every type. */
const base: LeadQuestion[] = [
  required('fullName'),
  required('email'),
  required('phone'),
  required('businessName'),
];

/** The questions of each type (LEAD-04 to LEAD-08). */
export const leadQuestions: Record<LeadFormType, readonly LeadQuestion[]> = {
  consultation: [
    ...base,
    required('businessType'),
    optional('complianceStatus'),
    optional('consultationDate'),
    optional('notes'),
  ],
  quote: [
    ...base,
    required('businessType'),
    required('services'),
    required('budget'),
    required('timeline'),
    optional('notes'),
  ],
  audit: [
    ...base,
    required('industry'),
    required('currentIssues'),
    required('businessSize'),
    required('urgency'),
    optional('notes'),
  ],
  registration: base,
  support: base,
};
