import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { business } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { languages } from '../../locales/languages.ts';
import { absoluteUrl, businessId, webSiteId, type SiteContext } from './site-context.ts';

/** True once the search page answers a query: a page with nothing alive on it cannot (SEO-07). */
export const siteHasSearch = (): boolean => pageById('site/search').template === 'live';

/** The site and, where it has a search, how to ask it. */
export function webSiteSchema(site: SiteContext, hasSearch: boolean): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    name: business.name,
    url: absoluteUrl('/', site),
    inLanguage: languages[site.locale].tag,
    publisher: { '@id': businessId(site) },
    ...(hasSearch && { potentialAction: searchAction(site) }),
  };
}

function searchAction(site: SiteContext): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: `${absoluteUrl(pageById('site/search').path, site)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
}
