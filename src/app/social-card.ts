import type { CatalogEntry } from '../content/catalog.ts';
import { pagesAbove } from '../content/catalog.ts';
import { business } from '../content/business.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { formatDate } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { plainText } from '../pages/fact-text.ts';
import type { PageSettings } from '../pages/page-context.ts';
import { pictureLocale } from '../pages/pictures/picture-files.ts';
import { readText } from '../locales/load-text.ts';

/** Texts of the picture of a shared page. */
export interface SocialCard {
  /** Address on the site. It never changes, so that a new drawing changes no page. */
  path: `/og/${string}.png`;
  /** Section of the site, or the page's short name; empty for home. */
  section: string;
  heading: string;
  /** The day of the page's figures. */
  date: string;
  siteName: string;
}

/**
 * Returns the picture of a page: its heading, its section, and the day of its figures. Its address is that of the
 * English one where the bundled faces lack the letters of the page's language.
 */
export function socialCardOf(
  entry: CatalogEntry,
  content: AnyContent,
  page: PageSettings,
): SocialCard {
  const asOn = 'reviewedOn' in content ? content.reviewedOn : page.asOn;
  const isHome = entry.template === 'home';
  return {
    path: socialCardPath(addLocalePrefix(entry.path, pictureLocale(page.locale))),
    section: isHome
      ? ''
      : (readText('page-names', page.locale)[pagesAbove(entry).at(-1)?.id ?? entry.id] ?? ''),
    heading: plainText(content.heading, page),
    date: page.messages.page.asOn(formatDate(asOn, page.locale)),
    siteName: business.name,
  };
}

/**
 * Returns the alternative text of the picture. It leaves out the day: on most pages that is the day of the
 * build, and it would make each page new for devices that saved it.
 */
export const socialCardAlt = ({ section, heading, siteName }: SocialCard): string =>
  [siteName, section, heading].filter(Boolean).join('. ');

function socialCardPath(publicPath: string): SocialCard['path'] {
  return `/og${publicPath === '/' ? '/home' : publicPath}.png` as SocialCard['path'];
}
