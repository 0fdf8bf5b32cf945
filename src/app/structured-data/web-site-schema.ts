import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { business } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { languages } from '../../locales/languages.ts';
import { absoluteUrl, businessId, webSiteId, type SiteContext } from './site-context.ts';

/** True when the search page is interactive and can answer a query (SEO-07). */
export const siteHasSearch = (): boolean => pageById('site/search').template === 'live';

/** Returns the site and, if it has a search, the address of a query. */
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
