import { readOn, unconfirmed } from '../../../../content/facts/make.ts';
import { above, all, any, has, is, not } from '../condition.ts';
import { rule, type Rule } from '../rule.ts';
import { fssai } from './sources.ts';
import { inStreet } from './street.ts';

const { reported } = readOn('2026-11-20');

/** Food (fact file LF-02, LF-04 to LF-06). */
const withFood = not(is('food', 'no'));
const vendorInTown = all(inStreet, not(is('place', 'village')));
const aboveRegistration = above('turnover', 'fssai.registration.turnover-max');
const aboveState = above('turnover', 'fssai.state.turnover-max');

const regulations = fssai(
  'Food Safety and Standards Act, 2006, section 31; Licensing and Registration (Amendment) Regulations, 2026',
);

const vendorPapers = fssai(
  'Licensing and Registration (Amendment) Regulations, 2026; PIB release of 13 March 2026',
);

export const foodRules = [
  rule({
    id: 'LF-02',
    need: 'fssai',
    level: 'must',
    when: all(vendorInTown, withFood, not(aboveRegistration)),
    source: reported(vendorPapers),
    fee: ['fssai.vendor.fee'],
    facts: ['fssai.vendor.fee'],
  }),
  rule({
    id: 'LF-04',
    need: 'fssai',
    level: 'must',
    when: all(withFood, not(vendorInTown), not(aboveRegistration)),
    source: reported(regulations),
    fee: ['fssai.registration.fee'],
    facts: ['fssai.registration.fee'],
  }),
  rule({
    id: 'LF-05',
    need: 'fssai',
    level: 'must',
    when: all(withFood, aboveRegistration, not(aboveState)),
    source: reported(regulations),
    fee: ['fssai.state.fee'],
    facts: ['fssai.state.fee'],
  }),
  rule({
    id: 'LF-06',
    need: 'fssai',
    level: 'must',
    when: all(withFood, aboveState),
    source: reported(regulations),
    fee: ['fssai.central.fee'],
    facts: ['fssai.central.fee'],
  }),
  rule({
    id: 'LF-06b',
    need: 'fssai-central',
    level: 'likely',
    when: all(
      withFood,
      not(aboveState),
      any(is('kind', 'importer', 'exporter'), has('reach', 'imports')),
    ),
    source: unconfirmed(
      fssai(
        'Licensing and Registration Regulations, 2011, before the change of 2026; whether the new text keeps it is not known',
      ),
    ),
  }),
  // Sales that nobody knows do not take the vendor's paper away.
  rule({
    id: 'LF-02c',
    need: 'fssai',
    level: 'must',
    when: all(vendorInTown, withFood),
    source: reported(vendorPapers),
    general: true,
    fee: ['fssai.vendor.fee'],
    facts: ['fssai.vendor.fee'],
  }),
  rule({
    id: 'LF-04c',
    need: 'fssai',
    level: 'must',
    when: withFood,
    source: reported(regulations),
    general: true,
    facts: ['fssai.registration.turnover-max', 'fssai.state.turnover-max'],
  }),
] as const satisfies readonly Rule[];
