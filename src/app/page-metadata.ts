import type { Article, FAQPage, Thing } from 'schema-dts';
import type { CatalogEntry } from '../content/catalog.ts';
import { contentLocale, contentLocales, type AnyContent } from '../locales/load-content.ts';
import { languages } from '../locales/languages.ts';
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

/** The metadata of a page's head (SEO-01). Addresses are absolute. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Empty on pages without keywords. */
  keywords: readonly string[];
  /** Empty for pages without an address of their own. */
  canonical: string;
  /** True when search engines may list the page. Others have neither picture nor structured data. */
  isListed: boolean;
  alternates: readonly Alternate[];
  openGraphType: 'website' | 'article';
  openGraphImage: { url: string; alt: string } | undefined;
  /** Dates of publication and of the last review, if the page states them. */
  dates: Dated | undefined;
  /** Further structured data, after article and questions. */
  structuredData: readonly Thing[];
  /** True when the head links to the feed. */
  feed: boolean;
  articleSchema: Article | undefined;
  faqSchema: FAQPage | undefined;
}

/** Pages whose head links to the feed. */
const feedPages = new Set(['home', 'blog', 'site/resources', 'site/newsletter']);

/** Pages about the business, which contain its full structured data. */
const businessPages = new Set(['home', 'site/about', 'site/contact']);

/** Returns a page's metadata from the content that its template renders. */
export function pageMetadata(
  { title, description, canonical }: Pick<PageDocument, 'title' | 'description' | 'canonical'>,
  entry: CatalogEntry,
  content: AnyContent,
  site: SiteContext,
): PageMetadata {
  // Untranslated content in English is listed only at the English address.
  const textLocale = contentLocale(entry.id, site.locale);
  const isListed = canonical !== '' && textLocale === site.locale;
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
            inLanguage: languages[textLocale].tag,
            url: canonical,
          })
        : undefined,
    faqSchema: isListed ? faqSchema(questionsOf(content, site)) : undefined,
  };
}

function structuredDataOf(entry: CatalogEntry, content: AnyContent, site: SiteContext): Thing[] {
  const isHome = entry.template === 'home';
  const service = serviceCatalog.find(({ guide }) => guide === entry.id);
  // Search engines get a price only if the page shows it.
  const offered =
    service && statesFigure(content, service.price) ? serviceSchema(service, site) : undefined;
  return [
    ...(isHome ? [webSiteSchema(site, siteHasSearch())] : []),
    ...(businessPages.has(entry.id) ? [businessSchema(site)] : []),
    ...(isHome ? [] : [breadcrumbSchema(trailOf(entry, site))]),
    ...(offered ? [offered] : []),
  ];
}

/** True when a page states a figure, in a sentence or in a row of its own. */
function statesFigure(content: AnyContent, id: string): boolean {
  const texts = JSON.stringify(content);
  return texts.includes(`{${id}}`) || texts.includes(`"${id}"`);
}
