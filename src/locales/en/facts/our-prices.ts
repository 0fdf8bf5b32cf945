import type { FactId } from '../../../content/facts/lookup.ts';

export const ourPrices = {
  'price.fssai': 'Our fee for help with FSSAI',
  'price.gst': 'Our fee for help with GST',
  'price.company': 'Our fee for forming a company or LLP',
  'price.trade-licence': 'Our fee for help with a trade licence',
  'price.msme': 'Our fee for help around Udyam, which itself is free',
  'price.esi': 'Our fee for help with ESI registration',
  'price.epf': 'Our fee for help with PF registration',
  'price.fire-a': 'Our estimate for a fire clearance, category A',
  'price.fire-b': 'Our estimate for a fire clearance, category B',
  'price.fire-c': 'Our estimate for a fire clearance, category C',
} as const satisfies Partial<Record<FactId, string>>;
