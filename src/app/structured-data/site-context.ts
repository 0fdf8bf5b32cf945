import type { PageSettings } from '../../pages/page-context.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';

/** Input of all builders: the site's address, language and day. */
export interface SiteContext extends PageSettings {
  /** The public address, without a trailing slash. */
  origin: string;
}

/** Returns the absolute address of a page from its catalogue path. */
export const absoluteUrl = (path: string, { origin, locale }: SiteContext): string =>
  `${origin}${addLocalePrefix(path, locale)}`;

/** Id of the business, to which other nodes refer; the same on every page. */
export const businessId = ({ origin }: SiteContext): string => `${origin}/#business`;
export const webSiteId = ({ origin }: SiteContext): string => `${origin}/#website`;
