import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Amendment Act of 2018, in force 2 July 2024: 10 or more workers.
 * - `trade-licence`: indiafilings.com: eating places, shops of provisions; villages: small and micro shops need none (dinasuvadu.com, 2025).
 * - `professional-tax`: Chennai: income above ₹21,000 a half-year (ascent-hr.com).
 * - `professional-tax-own`: Section 138C: every person in a profession or trade within the corporation (livechennai.com).
 * - `fire-noc`: Not read.
 */
export const tamilNadu: StateProfiles = {
  state: 'tn',
  city: 'chennai',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'village shop without workers': {
      'shops-act': 'not-needed',
      'trade-licence': 'not-needed',
      'professional-tax': 'not-needed',
    },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'must',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'not-needed',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
  },
  calendar: {},
  waits: {
    'shops-act': 'smaller shops: no page says in so many words that they are free',
    'trade-licence': 'the same rule as in every other town',
    'professional-tax': 'the rates were read for Chennai alone',
    'professional-tax-own': 'the rates were read for Chennai alone',
  },
};
