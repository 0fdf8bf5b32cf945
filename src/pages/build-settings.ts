import { business } from '../content/business.ts';
import { isDay } from '../content/facts/days.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { todayInIndia } from '../i18n/format.ts';

/**
 * What the build's process knows. The browser's code is checked without Node's types, and this file is reached
 * from it, though only the build runs it.
 */
declare const process: {
  readonly env: { readonly SITE_URL?: string; readonly NIYAM_DATE?: string };
};

/** The public address of the site, without a slash at its end; SITE_URL builds for elsewhere. */
export const siteOrigin = process.env.SITE_URL?.replace(/\/+$/, '') || business.origin;

/** The day the pages speak for; NIYAM_DATE builds the site as on another day. Throws when that is no day. */
export const siteDate: IsoDate = process.env.NIYAM_DATE
  ? asDay(process.env.NIYAM_DATE)
  : todayInIndia();

/** A day of the calendar, `2027-04-01`. Throws when the text is none. */
export function asDay(text: string): IsoDate {
  if (!isDay(text)) throw new Error(`“${text}” is not a day such as 2027-04-01`);
  return text;
}
