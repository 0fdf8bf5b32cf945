import type { LocalBusiness, Place, PostalAddress } from 'schema-dts';
import { business } from '../../content/business.ts';
import { claims } from '../../content/claims.ts';
import { activeOffices, type Office } from '../../content/offices.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { offerCatalog } from './offers.ts';
import { absoluteUrl, businessId, type SiteContext } from './site-context.ts';

/** Returns `Mo-Sa` from the weekdays of `business`, which are consecutive. */
const dayRange = (days: readonly string[]): string =>
  [days.at(0), days.at(-1)].map((day) => day?.slice(0, 2)).join('-');

/** Country codes of schema.org: ISO 3166-1 alpha-2. */
const countryCodes: Record<Office['address']['country'], string> = { India: 'IN' };

/** Social profiles of the owner. Addresses below `.example` are placeholders (RFC 2606). */
const profiles = business.social
  .map(({ url }) => url)
  .filter((url) => !new URL(url).hostname.endsWith('.example'));

/**
 * Returns the business for search engines: address, hours, contacts, prices, and its rating once that has a
 * record. Throws without an active main office.
 */
export function businessSchema(site: SiteContext): LocalBusiness {
  const main = activeOffices.find(({ isMain }) => isMain);
  if (!main) throw new Error('src/content/offices.ts has no active main office');
  const { weekdays, opens, closes } = business.hours;
  const rating = aggregateRating(claims.rating, claims.reviews);
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: business.name,
    url: absoluteUrl('/', site),
    image: `${site.origin}/icons/icon-512.png`,
    telephone: business.phone,
    email: business.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
    openingHours: `${dayRange(weekdays)} ${opens}-${closes}`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens,
      closes,
    },
    address: postalAddress(main),
    location: activeOffices.map(officePlace),
    hasOfferCatalog: offerCatalog(site),
    ...(rating && { aggregateRating: rating }),
  };
}

function officePlace(office: Office): Place {
  return {
    '@type': 'Place',
    name: office.name,
    address: postalAddress(office),
    telephone: office.contact.phone,
    ...(office.coordinates && { geo: { '@type': 'GeoCoordinates', ...office.coordinates } }),
    ...(office.googleMapsUrl && { hasMap: office.googleMapsUrl }),
  };
}

function postalAddress({ address }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: countryCodes[address.country],
  };
}
