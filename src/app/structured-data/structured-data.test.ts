import { afterEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../content/business.ts';
import { claims, type Claim } from '../../content/claims.ts';
import { catalog, pageById } from '../../content/catalog.ts';
import { factById } from '../../content/facts/lookup.ts';
import { serviceCatalog, type OfferedService } from '../../content/service-catalog.ts';
import { text as en } from '../../locales/en/interface.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { articleSchema } from './article-schema.ts';
import { breadcrumbSchema, trailOf } from './breadcrumb-schema.ts';
import { businessSchema } from './business-schema.ts';
import { faqSchema } from './faq-schema.ts';
import { jsonLdScript } from './json-ld.ts';
import { offerCatalog, serviceSchema } from './offers.ts';
import { publisherSchema } from './publisher-schema.ts';
import type { SiteContext } from './site-context.ts';
import { siteHasSearch, webSiteSchema } from './web-site-schema.ts';

const origin = 'https://niyam.example';
const site: SiteContext = { origin, locale: 'en', messages: en, asOn: '2026-11-20' };

afterEach(() => vi.restoreAllMocks());

function serviceOf(guide: string): OfferedService {
  const service = serviceCatalog.find((one) => one.guide === guide);
  if (!service) throw new Error(`No service with the guide ${guide}`);
  return service;
}

describe('the business (SEO-04)', () => {
  it('is open Monday to Saturday from nine to seven', () => {
    expect(businessSchema(site)).toMatchObject({
      '@type': 'LocalBusiness',
      openingHours: 'Mo-Sa 09:00-19:00',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '19:00',
      },
    });
  });

  it('lists the two open offices in Hyderabad, and none that is planned', () => {
    expect(businessSchema(site)).toMatchObject({
      location: [
        { name: 'Kukatpally', address: { addressLocality: 'Hyderabad' } },
        { name: 'Banjara Hills', address: { addressLocality: 'Hyderabad' } },
      ],
      address: {
        streetAddress: 'Kukatpally',
        addressLocality: 'Hyderabad',
        // ISO 3166-1, as schema.org requires; visitors read “India”.
        addressCountry: 'IN',
      },
    });
    expect(JSON.stringify(businessSchema(site))).not.toContain('Mumbai');
  });

  it('names no profile elsewhere while the addresses are placeholders', () => {
    expect(business.social.every(({ url }) => url.startsWith('https://niyam.example/'))).toBe(true);
    expect(businessSchema(site)).not.toHaveProperty('sameAs');
  });

  it('offers the specification’s services at the specification’s ranges (SEO-05)', () => {
    const offers = offerCatalog(site).itemListElement as unknown as {
      itemOffered: { url: string };
      priceSpecification: { priceCurrency: string; minPrice: number; maxPrice: number };
    }[];
    expect(
      offers.map(({ itemOffered, priceSpecification: { priceCurrency, minPrice, maxPrice } }) => [
        itemOffered.url.replace(origin, ''),
        priceCurrency,
        minPrice,
        maxPrice,
      ]),
    ).toEqual([
      ['/fssai-compliance', 'INR', 0, 2000],
      ['/gst-compliance', 'INR', 0, 5000],
      ['/company-registration', 'INR', 5000, 25_000],
      ['/trade-license-compliance', 'INR', 500, 2000],
      ['/msme-compliance', 'INR', 0, 1000],
    ]);
    expect(businessSchema(site)).toMatchObject({ hasOfferCatalog: offerCatalog(site) });
  });

  it('says of a registration that the government gives free that it is free', () => {
    expect(serviceSchema(serviceOf('guides/msme-compliance'), site)).toMatchObject({
      provider: { '@id': `${origin}/#business` },
      offers: { description: expect.stringContaining('The registration itself is free') },
    });
    expect(serviceSchema(serviceOf('guides/fssai-compliance'), site)).toMatchObject({
      offers: { description: expect.stringContaining('What the government takes is apart') },
    });
  });

  it('leaves out a service without a price for the day', () => {
    const fact = factById('price.gst');
    vi.spyOn(fact, 'versions', 'get').mockReturnValue([]);
    expect(serviceSchema(serviceOf('guides/gst-compliance'), site)).toBeUndefined();
    expect(offerCatalog(site).itemListElement).toHaveLength(serviceCatalog.length - 1);
  });
});

describe('the rating (SEO-04, SEO-06)', () => {
  const evidence = { record: 'List of reviews', asOn: '2026-11-23' } as const;
  const withEvidence = (claim: Claim): Claim => ({ ...claim, active: true, evidence });
  const { rating, reviews } = claims;

  it('is absent from the shipped site, because no record supports it', () => {
    expect(businessSchema(site)).not.toHaveProperty('aggregateRating');
    expect(aggregateRating(withEvidence(rating), reviews)).toBeUndefined();
    expect(aggregateRating(rating, withEvidence(reviews))).toBeUndefined();
  });

  it('is 4.8 from 50 on the business once the owner names the records', () => {
    for (const claim of [rating, reviews]) {
      vi.spyOn(claim, 'active', 'get').mockReturnValue(true);
      vi.spyOn(claim, 'evidence', 'get').mockReturnValue(evidence);
    }
    expect(businessSchema(site)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 50 },
    });
    vi.restoreAllMocks();
  });

  it('is absent when either claim is withdrawn', () => {
    const withdrawn = (claim: Claim): Claim => ({ ...withEvidence(claim), active: false });
    expect(aggregateRating(withEvidence(rating), withEvidence(reviews))).toBeDefined();
    expect(aggregateRating(withdrawn(rating), withEvidence(reviews))).toBeUndefined();
    expect(aggregateRating(withEvidence(rating), withdrawn(reviews))).toBeUndefined();
  });
});

describe('the search of the site (SEO-07)', () => {
  it('is asked at /search?q=', () => {
    expect(webSiteSchema(site, true)).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is not offered while the search page cannot answer', () => {
    expect(webSiteSchema(site, false)).not.toHaveProperty('potentialAction');
    expect(siteHasSearch()).toBe(pageById('site/search').template === 'live');
  });
});

describe('the breadcrumb (SEO-03)', () => {
  it('counts from one, and its last item is no link', () => {
    const trail = [
      { name: 'Home', url: `${origin}/` },
      { name: 'Services', url: `${origin}/services` },
      { name: 'FSSAI Compliance', url: `${origin}/fssai-compliance` },
    ];
    expect(breadcrumbSchema(trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
      { '@type': 'ListItem', position: 3, name: 'FSSAI Compliance' },
    ]);
    expect(trailOf(pageById('guides/fssai-compliance'), site)).toEqual(trail);
  });

  it.each(catalog.filter(({ id }) => id !== 'home'))('leads from home to $path', (entry) => {
    const trail = trailOf(entry, site);
    expect(trail.at(0)?.url).toBe(`${origin}/`);
    expect(trail.at(-1)?.url).toBe(origin + entry.path);
  });
});

it('an article has what schema.org’s Article and search engines ask for (SEO-02)', () => {
  const url = `${origin}/fssai-compliance`;
  expect(
    articleSchema({
      headline: 'FSSAI registration',
      description: 'Who needs it',
      image: `${origin}/og/fssai-compliance.png`,
      author: publisherSchema(site),
      datePublished: '2026-11-20',
      dateModified: '2026-11-21',
      inLanguage: 'en-IN',
      url,
    }),
  ).toEqual({
    '@type': 'Article',
    headline: 'FSSAI registration',
    description: 'Who needs it',
    image: `${origin}/og/fssai-compliance.png`,
    author: publisherSchema(site),
    publisher: publisherSchema(site),
    datePublished: '2026-11-20',
    dateModified: '2026-11-21',
    inLanguage: 'en-IN',
    url,
    mainEntityOfPage: url,
  });
});

describe('questions and answers (SEO-03)', () => {
  it('are a page of questions, each with its answer', () => {
    expect(faqSchema([{ question: 'Is it free?', answer: 'Yes.' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it free?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        },
      ],
    });
  });

  it('are nothing where there are none', () => {
    expect(faqSchema([])).toBeUndefined();
  });
});

describe('the script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028 \u2029 "quoted"';

  it('cannot be left by any text, and reads back the same', () => {
    const script = jsonLdScript([{ '@type': 'Thing', name: hostile }]);
    const [, json = ''] =
      /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(script) ?? [];
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: hostile }],
    });
  });

  it('is not written where there is nothing to say', () => {
    expect(jsonLdScript([])).toBe('');
  });
});
