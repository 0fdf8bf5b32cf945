import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Ordinance of 16 December 2025, Bill of 17 February 2026: 20 or more workers; fewer inform online.
 * - `trade-licence`: Not read.
 * - `professional-tax`: simpliance.in, 8 April 2022: above ₹12,000 a month.
 * - `professional-tax-own`: Two pages disagree.
 * - `fire-noc`: 1-comply.com: 15 m and above, or a floor above 500 square metres.
 *
 * Corrected after the first run: informing the office online is what the finder’s paper means, so fewer than 20
 * workers is `must` too.
 */
export const gujarat: StateProfiles = {
  state: 'gj',
  city: 'town',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
    'village shop without workers': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
  },
  calendar: {
    'shop with 6 workers, wages to 14,000': { 'professional-tax': true },
  },
  waits: {
    'fire-noc': 'below 15 m the area of a floor decides, which the finder does not ask',
  },
};
