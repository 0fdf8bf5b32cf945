import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: Act of 2025: 10 or more workers (legalitysimplified.com).
 * - `trade-licence`: Bihar Municipal Act, section 342: no premises of a business without a licence (The Telegraph).
 * - `professional-tax`: Schedule, salestaxindia.com: above ₹3 lakh a year, so ₹25,000 a month.
 * - `professional-tax-own`: praansconsultech.com: dealers above ₹10 lakh turnover a year.
 * - `fire-noc`: Not read.
 */
export const bihar: StateProfiles = {
  state: 'br',
  city: 'town',
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
      'professional-tax': 'not-needed',
      'professional-tax-own': 'not-needed',
    },
    'shop with 6 workers, wages to 14,000': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'shop with 12 workers, wages to 22,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'shop with 25 workers, wages to 30,000': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
      'professional-tax-own': 'must',
    },
    'restaurant with 8 workers on a ground floor': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'professional-tax-own': 'must',
    },
    'office with 25 workers in a tall building': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'must',
    },
    'consultant with 2 workers': {
      'shops-act': 'not-needed',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
    },
  },
  calendar: {},
  waits: {
    'shops-act': 'the first day of the Act of 2025 was not found',
    'trade-licence': 'the same rule as in every other town',
    'professional-tax':
      'the line is one of a year’s income, and the finder asks for a month’s wage',
    'professional-tax-own': 'the register does not have the rates of Bihar',
  },
};
