import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, has, is, needed, not } from '../condition.ts';
import { foodFees } from '../fees-by-size.ts';
import { registration } from '../record.ts';
import { fssai, scheme, statedIn } from '../sources.ts';
import { inVillage, movesAbout, personPapers, vendorInTown, withFood } from '../terms.ts';

const { reported } = readOn('2026-11-23');

const aboveRegistration = above('turnover', foodFees.registration.upTo);
const aboveState = above('turnover', foodFees.state.upTo);
/** The order on hawkers is for all of them; in towns the vendor's paper goes first. */
const villageHawker = all(movesAbout, inVillage);
/** Nothing with the vendor's paper; until then, for who moves about, what the order on hawkers says. */
const vendorFee = [foodFees.vendor, { fact: foodFees.hawker, when: movesAbout }] as const;
const limits = statedIn('fssai.registration.turnover-max');

export const fssaiRecord = registration({
  id: 'fssai',
  office: 'online',
  page: 'guides/fssai-compliance',
  steps: { page: 'how-to/fssai-registration' },
  portal: 'foscos',
  fee: [foodFees.registration.fee],
  feeTable: [
    foodFees.vendor,
    foodFees.hawker,
    foodFees.registration.fee,
    ...Object.values(foodFees.state.byKind),
    foodFees.central.fee,
  ],
  documents: [...personPapers, 'premises', 'food-list'],
  common: true,
  needed: [
    {
      id: 'LF-02',
      level: 'must',
      when: all(vendorInTown, withFood, not(aboveRegistration)),
      source: statedIn('fssai.vendor.fee'),
      fee: vendorFee,
      facts: ['fssai.vendor.fee'],
    },
    {
      id: 'LF-02d',
      level: 'must',
      when: all(villageHawker, withFood, not(aboveRegistration)),
      source: statedIn('fssai.hawker.fee'),
      from: '2024-09-28',
      fee: [foodFees.hawker],
      facts: ['fssai.hawker.fee'],
    },
    {
      id: 'LF-04',
      level: 'must',
      when: all(withFood, not(vendorInTown), not(villageHawker), not(aboveRegistration)),
      source: limits,
      fee: [foodFees.registration.fee],
      facts: ['fssai.registration.fee'],
    },
    // Before the order on hawkers.
    {
      id: 'LF-04b',
      level: 'must',
      when: all(villageHawker, withFood, not(aboveRegistration)),
      source: limits,
      until: '2024-09-27',
      fee: [foodFees.registration.fee],
      facts: ['fssai.registration.fee'],
    },
    {
      id: 'LF-05',
      level: 'must',
      when: all(withFood, aboveRegistration, not(aboveState)),
      source: limits,
      fee: [foodFees.state.fee],
      facts: ['fssai.state.fee'],
    },
    {
      id: 'LF-06',
      level: 'must',
      when: all(withFood, aboveState),
      source: limits,
      fee: [foodFees.central.fee],
      facts: ['fssai.central.fee'],
    },
    {
      id: 'LF-04d',
      level: 'optional',
      when: all(withFood, has('does', 'fairs')),
      source: statedIn('fssai.seasonal.fee'),
      from: '2025-08-01',
      facts: ['fssai.seasonal.validity', 'fssai.seasonal.fee'],
    },
    {
      id: 'LF-04e',
      level: 'likely',
      when: all(withFood, has('does', 'loose-oil')),
      source: reported(
        scheme(
          'foodtestingindia.com',
          'https://www.foodtestingindia.com/fssai-orders-sale-of-edible-oil-through-tamper-proof-vending-machines/',
        )('Order of FSSAI on loose edible oil and on vending machines'),
      ),
    },
    // Sales that nobody knows do not take the vendor's paper away.
    {
      id: 'LF-02c',
      level: 'must',
      when: all(vendorInTown, withFood),
      source: statedIn('fssai.vendor.fee'),
      general: true,
      fee: vendorFee,
      facts: ['fssai.vendor.fee'],
    },
    {
      id: 'LF-04c',
      level: 'must',
      when: withFood,
      source: limits,
      general: true,
      facts: ['fssai.registration.turnover-max', 'fssai.state.turnover-max'],
    },
  ],
  duties: [
    {
      id: 'FS-01',
      topic: 'food',
      when: all(not(vendorInTown), not(villageHawker), needed()),
      due: { from: 'fssai-paid-until' },
      penalty: [],
      source: reported(
        scheme(
          'FnB News, 27 April 2026',
          'https://www.fnbnews.com/Top-News/98-fbos-under-state-govts-clarify-fssai-faqs-serving-as-vital-guide-86649',
        )('Questions and answers of FSSAI on the rules of 2026: the annual fee goes on'),
      ),
      page: 'how-to/fssai-annual-fee',
    },
    {
      id: 'FS-02',
      topic: 'food',
      when: all(
        needed(),
        is('kind', 'food-making', 'importer'),
        above('turnover', 'fssai.registration.turnover-max'),
      ),
      due: { every: 'year', facts: ['fssai.annual-return.due'] },
      penalty: ['fssai.annual-return.late-fee', 'fssai.annual-return.late-fee-cap'],
      source: statedIn('fssai.annual-return.due'),
    },
  ],
});

export const fssaiCentralRecord = registration({
  id: 'fssai-central',
  office: 'online',
  page: 'guides/fssai-compliance',
  portal: 'foscos',
  fee: [foodFees.central.fee],
  documents: [],
  needed: [
    {
      id: 'LF-06b',
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
    },
  ],
  duties: [],
});
