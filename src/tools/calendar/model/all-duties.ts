import type { Review } from '../../../content/facts/types.ts';
import { companyDuties } from './duties/company.ts';
import type { Duty } from './duty.ts';
import { gstDuties } from './duties/gst.ts';
import { incomeTaxDuties } from './duties/income-tax.ts';
import { paperDuties } from './duties/papers.ts';
import { peopleDuties } from './duties/people.ts';

const allDuties = [
  ...gstDuties,
  ...incomeTaxDuties,
  ...peopleDuties,
  ...companyDuties,
  ...paperDuties,
] as const satisfies readonly Duty[];

/** The id of a duty that the calendar knows. */
export type DutyId = (typeof allDuties)[number]['id'];

/** A duty that the calendar knows. */
export type KnownDuty = Duty<DutyId>;

/** Every duty the calendar knows, in the order in which those of one day stand. */
export const duties: readonly KnownDuty[] = allDuties;

/** When the duties were last gone through together; one that was looked at by itself says so. */
const review: Review = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' };

/** The day a duty was looked at, and the day after which it is to be checked before use. */
export const reviewOf = (duty: Duty): Review => duty.review ?? review;
