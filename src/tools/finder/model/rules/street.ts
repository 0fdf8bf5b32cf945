import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { all, always, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { incomeTax, scheme, vendorsAct } from './sources.ts';

const { reported } = readOn('2026-11-20');

/** Selling in the street (fact file LF-01, LF-03), and the number everybody needs (LF-48). */
export const inStreet = is('kind', 'street-fixed', 'street-mobile');
const inTown = not(is('place', 'village'));

export const streetRules = [
  rule({
    id: 'LF-01',
    need: 'vending-certificate',
    level: 'must',
    when: all(inStreet, inTown),
    source: reported(
      vendorsAct(
        'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, sections 3 to 6',
      ),
    ),
    facts: ['vendor.age-min'],
  }),
  rule({
    id: 'LF-03',
    need: 'svanidhi',
    level: 'optional',
    when: all(inStreet, inTown),
    source: reported(
      scheme(
        'Ministry of Housing and Urban Affairs',
        'https://pmsvanidhi.mohua.gov.in',
      )('PM SVANidhi, as restructured by the Union Cabinet in August 2025'),
    ),
    facts: [
      'msme.svanidhi.first',
      'msme.svanidhi.second',
      'msme.svanidhi.third',
      'msme.svanidhi.ends',
    ],
  }),
  rule({
    id: 'LF-48',
    need: 'pan',
    level: 'must',
    when: always,
    source: unconfirmed(incomeTax('Income-tax Act, 2025, on the permanent account number')),
  }),
] as const satisfies readonly Rule[];
