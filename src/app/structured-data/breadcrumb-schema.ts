import type { BreadcrumbList } from 'schema-dts';
import { pagesAbove, pageById, type CatalogEntry } from '../../content/catalog.ts';
import { absoluteUrl, type SiteContext } from './site-context.ts';
import { readText } from '../../locales/load-text.ts';

/** A place on the way to a page: its short name and its absolute address. */
export interface Crumb {
  name: string;
  url: string;
}

/** The way to a page, from home to the page itself, which is last and no link (SEO-03, GUIDE-01). */
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

/** The way that the page's own breadcrumb shows. */
export function trailOf(entry: CatalogEntry, site: SiteContext): Crumb[] {
  const names = readText('page-names', site.locale);
  const crumb = ({ id, path }: CatalogEntry): Crumb => ({
    name: names[id] ?? id,
    url: absoluteUrl(path, site),
  });
  return [pageById('home'), ...pagesAbove(entry), entry].map(crumb);
}
