import type { PageSettings } from '../../pages/page-context.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';

/** What a builder needs to know of the site: where it lives, in which language and as on which day. */
export interface SiteContext extends PageSettings {
  /** The public address, without a slash at its end. */
  origin: string;
}

/** The absolute address of a page, from its path in the catalogue. */
export const absoluteUrl = (path: string, { origin, locale }: SiteContext): string =>
  `${origin}${addLocalePrefix(path, locale)}`;

/** Names by which other nodes point at the business and at the site; the same on every page. */
export const businessId = ({ origin }: SiteContext): string => `${origin}/#business`;
export const webSiteId = ({ origin }: SiteContext): string => `${origin}/#website`;
