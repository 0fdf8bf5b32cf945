import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: companiesinn.com: within 30 days; no lower limit of workers.
 * - `trade-licence`: New Indian Express, 3 February 2026 (Bengaluru); other places not read.
 * - `professional-tax`: Act 33 of 2025: ₹25,000 and above.
 * - `professional-tax-own`: knowinfonow.com: registered or liable under GST (goods above ₹40 lakh, services above ₹20 lakh), or a shop with more than five workers.
 * - `fire-noc`: Media One Kannada, 14 September 2025: 15 m and more; before, 21 m (Deccan Herald, 17 July 2023).
 */
export const karnataka: StateProfiles = {
  state: 'ka',
  city: 'bengaluru',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
    'village shop without workers': { 'professional-tax': 'not-needed', 'fire-noc': 'not-needed' },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
  },
  calendar: {
    'shop with 12 workers, wages to 22,000': { 'professional-tax': false },
    'shop with 25 workers, wages to 30,000': { 'professional-tax': true },
  },
  waits: {
    'shops-act': 'in towns: which areas the Act names was not read',
    'fire-noc': 'a restaurant in a low building: no page says in so many words that it is free',
  },
};
