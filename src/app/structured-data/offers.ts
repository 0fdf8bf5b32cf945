import type { Offer, OfferCatalog, Service } from 'schema-dts';
import { pageById } from '../../content/catalog.ts';
import { factAt } from '../../content/facts/lookup.ts';
import { serviceCatalog, type OfferedService } from '../../content/service-catalog.ts';
import { isFreeOn } from '../../register/fees.ts';
import { publisherSchema } from './publisher-schema.ts';
import { absoluteUrl, type SiteContext } from './site-context.ts';
import { buildText } from '../../locales/build-text.ts';
import { readText } from '../../locales/load-text.ts';

/**
 * Returns our fee for a service as a range in rupees, without government fees. Undefined without a price for
 * the day. Throws when the price is not a range of rupees.
 */
function serviceOffer(service: OfferedService, site: SiteContext): Offer | undefined {
  const value = factAt(service.price, site.asOn)?.value;
  if (!value) return undefined;
  if (value.unit !== 'rupees' || !('from' in value)) {
    throw new Error(`"${service.price}" is no range of rupees`);
  }
  const words = buildText('offers', site.locale);
  return {
    '@type': 'Offer',
    // An offer for a free registration must say that it is free (fact file, A.1).
    description: isFreeOn(service.guide, site.asOn) ? words.freeRegistration : words.ourFee,
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'INR',
      minPrice: value.from,
      maxPrice: value.to,
    },
  };
}

/** Returns a service with our fee, for its guide. Undefined without a price for the day. */
export function serviceSchema(service: OfferedService, site: SiteContext): Service | undefined {
  const offers = serviceOffer(service, site);
  return offers && { ...bareService(service, site), provider: publisherSchema(site), offers };
}

/** Returns every service of the catalogue with its price range (SEO-04, SEO-05). */
export function offerCatalog(site: SiteContext): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: buildText('offers', site.locale).catalog,
    itemListElement: serviceCatalog.flatMap((service) => {
      const offer = serviceOffer(service, site);
      return offer ? [{ ...offer, itemOffered: bareService(service, site) }] : [];
    }),
  };
}

function bareService({ guide }: OfferedService, site: SiteContext) {
  return {
    '@type': 'Service',
    name: readText('page-names', site.locale)[guide] ?? guide,
    url: absoluteUrl(pageById(guide).path, site),
  } as const;
}
