import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Notification of 19 August 2025: none up to 10 workers.
 * - `trade-licence`: Not read.
 * - `professional-tax`: praansconsultech.com: no professional tax.
 * - `professional-tax-own`: The same.
 * - `fire-noc`: Not read.
 */
export const rajasthan: StateProfiles = {
  state: 'rj',
  city: 'town',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'not-needed',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'village shop without workers': {
      'shops-act': 'not-needed',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'not-needed',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'not-needed',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'consultant with 2 workers': {
      'shops-act': 'not-needed',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
  },
  calendar: {
    'shop without workers': { 'professional-tax-own': false },
  },
  waits: {},
};
