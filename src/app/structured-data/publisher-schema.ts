import type { Organization } from 'schema-dts';
import { business } from '../../content/business.ts';
import { absoluteUrl, businessId, type SiteContext } from './site-context.ts';

/** Returns the publisher in short, for pages without the full business. */
export function publisherSchema(site: SiteContext): Organization {
  return {
    '@type': 'Organization',
    '@id': businessId(site),
    name: business.name,
    url: absoluteUrl('/', site),
  };
}
