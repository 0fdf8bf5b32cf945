import type { Article, FAQPage, Thing } from 'schema-dts';
import type { CatalogEntry } from '../content/catalog.ts';
import { contentLocale, contentLocales, type AnyContent } from '../locales/load-content.ts';
import { serviceCatalog } from '../content/service-catalog.ts';
import type { Dated } from '../content/types.ts';
import { plainText } from '../pages/fact-text.ts';
import type { PageDocument } from '../platform/pages/page-document.ts';
import { alternatesOf, type Alternate } from './alternates.ts';
import { articleSchema } from './structured-data/article-schema.ts';
import { breadcrumbSchema, trailOf } from './structured-data/breadcrumb-schema.ts';
import { businessSchema } from './structured-data/business-schema.ts';
import { faqSchema, questionsOf } from './structured-data/faq-schema.ts';
import { serviceSchema } from './structured-data/offers.ts';
import { publisherSchema } from './structured-data/publisher-schema.ts';
import type { SiteContext } from './structured-data/site-context.ts';
import { siteHasSearch, webSiteSchema } from './structured-data/web-site-schema.ts';
import { socialCardAlt, socialCardOf } from './social-card.ts';

/** What a page's head says of it (SEO-01). Addresses are absolute. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Empty on pages that have none. */
  keywords: readonly string[];
  /** Empty for pages that have no address to be known by. */
  canonical: string;
  /** Search engines may list it: pages that must not be listed have neither picture nor structured data. */
  isListed: boolean;
  alternates: readonly Alternate[];
  openGraphType: 'website' | 'article';
  openGraphImage: { url: string; alt: string } | undefined;
  /** When the text was published and last looked over, where it says so. */
  dates: Dated | undefined;
  /** Everything besides article and questions. */
  structuredData: readonly Thing[];
  /** True where readers of news look for the feed. */
  feed: boolean;
  articleSchema: Article | undefined;
  faqSchema: FAQPage | undefined;
}

/** Where the feed of changes is named in the head. */
const feedPages = new Set(['home', 'blog', 'site/resources', 'site/newsletter']);

/** Pages that are about the business itself: they carry the whole of it. */
const businessPages = new Set(['home', 'site/about', 'site/contact']);

/** Everything the head says of a page, from the same content that its template draws. */
export function pageMetadata(
  { title, description, canonical }: Pick<PageDocument, 'title' | 'description' | 'canonical'>,
  entry: CatalogEntry,
  content: AnyContent,
  site: SiteContext,
): PageMetadata {
  // What is shown in English for want of a translation is listed as the English page alone.
  const isListed = canonical !== '' && contentLocale(entry.id, site.locale) === site.locale;
  const dates = 'reviewedOn' in content ? content : undefined;
  const card = isListed ? socialCardOf(entry, content, site) : undefined;
  const image = card && site.origin + card.path;
  return {
    title,
    description,
    keywords: 'keywords' in content ? content.keywords : [],
    canonical,
    isListed,
    alternates: isListed ? alternatesOf(entry.path, site.origin, contentLocales(entry.id)) : [],
    openGraphType: dates ? 'article' : 'website',
    openGraphImage: card && { url: site.origin + card.path, alt: socialCardAlt(card) },
    dates,
    feed: feedPages.has(entry.id),
    structuredData: isListed ? structuredDataOf(entry, content, site) : [],
    articleSchema:
      image && dates
        ? articleSchema({
            headline: plainText(content.heading, site),
            description,
            image,
            author: publisherSchema(site),
            datePublished: dates.publishedOn,
            dateModified: dates.reviewedOn,
            url: canonical,
          })
        : undefined,
    faqSchema: isListed ? faqSchema(questionsOf(content, site)) : undefined,
  };
}

function structuredDataOf(entry: CatalogEntry, content: AnyContent, site: SiteContext): Thing[] {
  const isHome = entry.template === 'home';
  const service = serviceCatalog.find(({ guide }) => guide === entry.id);
  // A price is for search engines where it is for readers too.
  const offered =
    service && statesFigure(content, service.price) ? serviceSchema(service, site) : undefined;
  return [
    ...(isHome ? [webSiteSchema(site, siteHasSearch())] : []),
    ...(businessPages.has(entry.id) ? [businessSchema(site)] : []),
    ...(isHome ? [] : [breadcrumbSchema(trailOf(entry, site))]),
    ...(offered ? [offered] : []),
  ];
}

/** True when a page names a figure, in a sentence or in a row of its own. */
function statesFigure(content: AnyContent, id: string): boolean {
  const texts = JSON.stringify(content);
  return texts.includes(`{${id}}`) || texts.includes(`"${id}"`);
}
