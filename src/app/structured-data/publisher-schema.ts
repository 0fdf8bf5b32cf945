import type { Organization } from 'schema-dts';
import { business } from '../../content/business.ts';
import { absoluteUrl, businessId, type SiteContext } from './site-context.ts';

/** Who stands behind a page, in short, for pages that do not carry the whole business. */
export function publisherSchema(site: SiteContext): Organization {
  return {
    '@type': 'Organization',
    '@id': businessId(site),
    name: business.name,
    url: absoluteUrl('/', site),
  };
}
