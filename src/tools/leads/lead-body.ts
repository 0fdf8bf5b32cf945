import { business } from '../../content/business.ts';
import { normalisePhone } from '../../i18n/phone-number.ts';
import type { LeadField, LeadFormType } from './lead-fields.ts';

/** What a visitor typed; an absent or empty field was left out. */
export type LeadValues = Partial<Record<LeadField, string>>;

/**
 * What is queued on the phone and sent, the same bytes at every try (LEAD-24, LEAD-34):
 * the fields of the form, and nothing besides what the specification names and the id.
 */
export interface LeadBody extends LeadValues {
  submissionId: string;
  formType: LeadFormType;
  /** When the visitor pressed the button, by this phone's clock; ISO 8601 with Z. */
  timestamp: string;
  /** The site, and the page the form was opened from. */
  source: string;
}

/** Builds the body of a submission. Empty fields are left out. */
export function leadBody(given: {
  submissionId: string;
  formType: LeadFormType;
  values: LeadValues;
  openedFrom: string;
  now: Date;
}): LeadBody {
  const filled: Record<string, string> = {};
  for (const [field, value] of Object.entries(given.values)) {
    const text = value?.trim();
    if (text) filled[field] = field === 'phone' ? normalisePhone(text) : text;
  }
  return {
    ...filled,
    submissionId: given.submissionId,
    formType: given.formType,
    timestamp: given.now.toISOString(),
    source: `${business.sourceLabel} ${given.openedFrom}`,
  };
}
