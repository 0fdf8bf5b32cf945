import { business } from '../content/business.ts';
import { isDay } from '../content/facts/days.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { todayInIndia } from '../i18n/format.ts';

/**
 * The build process's environment. Browser code is checked without Node's types, and it imports this file,
 * although only the build runs it.
 */
declare const process: {
  readonly env: { readonly SITE_URL?: string; readonly NIYAM_DATE?: string };
};

/** The public address of the site, without a trailing slash; SITE_URL replaces the default. */
export const siteOrigin = process.env.SITE_URL?.replace(/\/+$/, '') || business.origin;

/** The date of the pages' figures; NIYAM_DATE replaces it. Throws when NIYAM_DATE is not a date. */
export const siteDate: IsoDate = process.env.NIYAM_DATE
  ? asDay(process.env.NIYAM_DATE)
  : todayInIndia();

/** Returns the text as a date such as `2027-04-01`. Throws when it is not a date. */
export function asDay(text: string): IsoDate {
  if (!isDay(text)) throw new Error(`“${text}” is not a day such as 2027-04-01`);
  return text;
}
