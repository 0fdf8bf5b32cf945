import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: wbshopsonline.in: shops and establishments of notified areas register; no lower limit of workers.
 * - `trade-licence`: kmcgov.in: every person in a trade or profession in Kolkata.
 * - `professional-tax`: nplp.in: above ₹10,000 a month.
 * - `professional-tax-own`: nplp.in: shop owners, traders, consultants; the limit of income was not read for traders.
 * - `fire-noc`: indiafilings.com: high-risk from 14.5 m.
 */
export const westBengal: StateProfiles = {
  state: 'wb',
  city: 'kolkata',
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
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
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
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
      'fire-noc': 'not-needed',
    },
  },
  calendar: {},
  waits: {
    'shops-act': 'the days and the fee were not read',
    'professional-tax-own': 'the register does not have the rates of West Bengal',
    'fire-noc': 'a restaurant in a low building: no rule was found',
  },
};
