import type { CatalogEntry } from '../content/catalog.ts';
import { pagesAbove } from '../content/catalog.ts';
import { business } from '../content/business.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { formatDate } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { plainText } from '../pages/fact-text.ts';
import type { PageSettings } from '../pages/page-context.ts';
import { readText } from '../locales/load-text.ts';

/** The words on the picture that stands for a page where its address is shared. */
export interface SocialCard {
  /** Its address on the site; the same for ever, so that a new drawing changes no page. */
  path: `/og/${string}.png`;
  /** The part of the site, or the page's short name where it stands for itself; empty for home. */
  section: string;
  heading: string;
  /** The day the page speaks for. */
  date: string;
  siteName: string;
}

/** The picture of a page: its heading under its section, with the day its figures are of. */
export function socialCardOf(
  entry: CatalogEntry,
  content: AnyContent,
  page: PageSettings,
): SocialCard {
  const asOn = 'reviewedOn' in content ? content.reviewedOn : page.asOn;
  const isHome = entry.template === 'home';
  return {
    path: socialCardPath(addLocalePrefix(entry.path, page.locale)),
    section: isHome
      ? ''
      : (readText('page-names', page.locale)[pagesAbove(entry).at(-1)?.id ?? entry.id] ?? ''),
    heading: plainText(content.heading, page),
    date: page.messages.page.asOn(formatDate(asOn, page.locale)),
    siteName: business.name,
  };
}

/**
 * What the picture says, for those who do not see it. Not its day: on most pages that is the day of the
 * build, which must not make every page a new one for the phones that keep it.
 */
export const socialCardAlt = ({ section, heading, siteName }: SocialCard): string =>
  [siteName, section, heading].filter(Boolean).join('. ');

function socialCardPath(publicPath: string): SocialCard['path'] {
  return `/og${publicPath === '/' ? '/home' : publicPath}.png` as SocialCard['path'];
}
