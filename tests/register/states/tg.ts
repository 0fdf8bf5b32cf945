import type { StateProfiles } from './profiles.ts';

/**
 * Sources, read on 23 November 2026:
 * - Street vendors: Street Vendors Act, sections 3 and 4: who sells in the street of a town has a certificate of vending.
 *   Section 2(1)(c): no certificate of vending in a village.
 * - `shops-act`: labour.telangana.gov.in/ProcedureChecklist.do: a fee for a shop without workers too; yearly fee by 1 December. Every village: not said.
 * - `trade-licence`: GHMC; other towns: e-municipal portal; villages: G.O.Ms. 52 of 2020, ask the panchayat.
 * - `professional-tax`: First Schedule, tgct.gov.in: nil up to ₹15,000 a month, then ₹150 and ₹200.
 * - `professional-tax-own`: The line for shopkeepers was not read.
 * - `fire-noc`: Act of 1999, section 13: business above 15 m. Hotels: a licence by rule 19(1) of the rules of 2006, as a
 *   report of 2012 says (hyderabad-india-online.com); the list was not read.
 */
export const telangana: StateProfiles = {
  state: 'tg',
  city: 'ghmc',
  expected: {
    'tea cart in a town': { 'vending-certificate': 'must', 'trade-licence': 'not-needed' },
    'fruit barrow in a village': { 'vending-certificate': 'not-needed' },
    'shop without workers': {
      'shops-act': 'must',
      'trade-licence': 'must',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
    'village shop without workers': {
      'trade-licence': 'likely',
      'professional-tax': 'not-needed',
      'fire-noc': 'not-needed',
    },
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
      'fire-noc': 'likely',
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
    'shop without workers': { 'shops-act': true, 'trade-licence': true },
    'shop with 6 workers, wages to 14,000': { 'shops-act': true, 'professional-tax': false },
    'shop with 12 workers, wages to 22,000': { 'professional-tax': true },
  },
  waits: { 'trade-licence': 'the finder says “likely” in towns outside Hyderabad' },
};
