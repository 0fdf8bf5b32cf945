import { business } from '../../content/business.ts';
import { normalisePhone } from '../../i18n/phone-number.ts';
import type { LeadField } from './lead-fields.ts';
import type { LeadFormType } from './lead-form-types.ts';

/** The typed answers. Empty fields are left out. */
export type LeadValues = Partial<Record<LeadField, string>>;

/**
 * The queued and sent body, with the same bytes at each attempt (LEAD-24, LEAD-34): the specified fields of
 * the form, and the id.
 */
export interface LeadBody extends LeadValues {
  submissionId: string;
  formType: LeadFormType;
  /** When the visitor pressed the button, by this device's clock; ISO 8601 with Z. */
  timestamp: string;
  /** The site, and the page on which the form was opened. */
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
