import { business } from '../content/business.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { todayInIndia } from '../i18n/format.ts';

/** The public address of the site, without a slash at its end; SITE_URL builds for elsewhere. */
export const siteOrigin = process.env.SITE_URL?.replace(/\/+$/, '') || business.origin;

/** The day the pages speak for; NIYAM_DATE builds the site as on another day. */
export const siteDate = (process.env.NIYAM_DATE as IsoDate | undefined) || todayInIndia();
