import { companyDuties } from './duties/company.ts';
import type { Duty } from './duty.ts';
import { gstDuties } from './duties/gst.ts';
import { incomeTaxDuties } from './duties/income-tax.ts';
import { paperDuties } from './duties/papers.ts';
import { peopleDuties } from './duties/people.ts';

/** Every duty the calendar knows, in the order in which those of one day stand. */
export const duties: readonly Duty[] = [
  ...gstDuties,
  ...incomeTaxDuties,
  ...peopleDuties,
  ...companyDuties,
  ...paperDuties,
];

/** When the duties were looked at, and the day by which they are to be looked at again. */
export const review = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
