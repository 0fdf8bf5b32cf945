import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Leaflet of 2016: every employer, within 30 days; a fee for a shop without workers too.
 * - `trade-licence`: sachivalayam.com: yearly, in towns; villages: listed trades only, ask.
 * - `professional-tax`: apct.gov.in: nil up to ₹15,000 a month, then ₹150 and ₹200.
 * - `professional-tax-own`: Not read.
 * - `fire-noc`: indiafilings.com: business above 15 m.
 *
 * Corrected after the first run: the leaflet names a renewal (31 March of the third year), so the calendar has a date.
 */
export const andhraPradesh: StateProfiles = {
  state: 'ap',
  city: 'town',
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
      'fire-noc': 'not-needed',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'fire-noc': 'not-needed',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'must',
      'trade-licence': 'must',
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
    'shop without workers': { 'shops-act': true },
    'shop with 12 workers, wages to 22,000': { 'professional-tax': true },
  },
  waits: {
    'trade-licence': 'the same rule as in every other town',
    'fire-noc': 'a restaurant: listed uses need a licence, and the list was not read',
  },
};
