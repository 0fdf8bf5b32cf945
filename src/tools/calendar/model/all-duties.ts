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

/** Id of a duty in the calendar. */
export type DutyId = (typeof allDuties)[number]['id'];

/** A duty in the calendar. */
export type KnownDuty = Duty<DutyId>;

/** All duties. Their order is that of entries on the same day. */
export const duties: readonly KnownDuty[] = allDuties;

/** Last common review of all duties. A duty that was reviewed separately has its own. */
const review: Review = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' };

/** Returns the day of a duty's review, and the day after which it must be reviewed. */
export const reviewOf = (duty: Duty): Review => duty.review ?? review;
