import type { PageId } from './catalog.ts';
import type { FactId } from './facts/lookup.ts';

/** A service with its own price range. The range itself is a fact (`facts/our-prices.ts`). */
export interface OfferedService {
  /** Page id of the guide that explains it. */
  guide: PageId;
  /** Id of the fact that states our fee. */
  price: FactId;
}

/** The specification's service catalogue (SEO-05). */
export const serviceCatalog: readonly OfferedService[] = [
  { guide: 'guides/fssai-compliance', price: 'price.fssai' },
  { guide: 'guides/gst-compliance', price: 'price.gst' },
  { guide: 'guides/company-registration', price: 'price.company' },
  { guide: 'guides/trade-license-compliance', price: 'price.trade-licence' },
  { guide: 'guides/msme-compliance', price: 'price.msme' },
];
