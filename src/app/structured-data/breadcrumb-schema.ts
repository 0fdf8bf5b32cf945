import type { BreadcrumbList } from 'schema-dts';
import { pagesAbove, pageById, type CatalogEntry } from '../../content/catalog.ts';
import { absoluteUrl, type SiteContext } from './site-context.ts';
import { readText } from '../../locales/load-text.ts';

/** A step of a breadcrumb: short name and absolute address. */
export interface Crumb {
  name: string;
  url: string;
}

/**
 * Returns the breadcrumb from home to the page itself, which comes last and is no link (SEO-03, GUIDE-01).
 */
export function breadcrumbSchema(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < trail.length - 1 && { item: url }),
    })),
  };
}

/** Returns the breadcrumb that the page shows. */
export function trailOf(entry: CatalogEntry, site: SiteContext): Crumb[] {
  const names = readText('page-names', site.locale);
  const crumb = ({ id, path }: CatalogEntry): Crumb => ({
    name: names[id] ?? id,
    url: absoluteUrl(path, site),
  });
  return [pageById('home'), ...pagesAbove(entry), entry].map(crumb);
}
