import type { IsoDate } from '../../../content/facts/types.ts';
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

/** The next common review of all duties. A duty that is reviewed separately has its own. */
const nextReview: IsoDate = '2027-05-20';

/** Returns the day after which a duty is due for review. */
export const reviewByOf = (duty: Duty): IsoDate => duty.reviewBy ?? nextReview;
