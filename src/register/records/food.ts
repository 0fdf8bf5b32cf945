import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { above, all, any, has, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { fssai } from '../sources.ts';
import { vendorInTown, withFood, personPapers } from '../terms.ts';

const { reported } = readOn('2026-11-20');

const aboveRegistration = above('turnover', 'fssai.registration.turnover-max');
const aboveState = above('turnover', 'fssai.state.turnover-max');
const regulations = fssai(
  'Food Safety and Standards Act, 2006, section 31; Licensing and Registration (Amendment) Regulations, 2026',
);
const vendorPapers = fssai(
  'Licensing and Registration (Amendment) Regulations, 2026; PIB release of 13 March 2026',
);

export const fssaiRecord = registration({
  id: 'fssai',
  office: 'online',
  page: 'guides/fssai-compliance',
  portal: 'foscos',
  fee: ['fssai.registration.fee'],
  documents: [...personPapers, 'premises', 'food-list'],
  common: true,
  needed: [
    {
      id: 'LF-02',
      level: 'must',
      when: all(vendorInTown, withFood, not(aboveRegistration)),
      source: reported(vendorPapers),
      fee: ['fssai.vendor.fee'],
      facts: ['fssai.vendor.fee'],
    },
    {
      id: 'LF-04',
      level: 'must',
      when: all(withFood, not(vendorInTown), not(aboveRegistration)),
      source: reported(regulations),
      fee: ['fssai.registration.fee'],
      facts: ['fssai.registration.fee'],
    },
    {
      id: 'LF-05',
      level: 'must',
      when: all(withFood, aboveRegistration, not(aboveState)),
      source: reported(regulations),
      fee: ['fssai.state.fee'],
      facts: ['fssai.state.fee'],
    },
    {
      id: 'LF-06',
      level: 'must',
      when: all(withFood, aboveState),
      source: reported(regulations),
      fee: ['fssai.central.fee'],
      facts: ['fssai.central.fee'],
    },
    // Sales that nobody knows do not take the vendor's paper away.
    {
      id: 'LF-02c',
      level: 'must',
      when: all(vendorInTown, withFood),
      source: reported(vendorPapers),
      general: true,
      fee: ['fssai.vendor.fee'],
      facts: ['fssai.vendor.fee'],
    },
    {
      id: 'LF-04c',
      level: 'must',
      when: withFood,
      source: reported(regulations),
      general: true,
      facts: ['fssai.registration.turnover-max', 'fssai.state.turnover-max'],
    },
  ],
  duties: [
    {
      id: 'FS-01',
      topic: 'food',
      when: all(not(vendorInTown), needed()),
      due: { from: 'fssai-paid-until' },
      penalty: [],
      source: reported(
        fssai('Food Safety and Standards (Licensing and Registration) Amendment, 2026'),
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
      source: reported(fssai('FSSAI Licensing Regulations, 2.1.13; order of November 2022')),
      page: 'guides/fssai-compliance',
    },
  ],
});

export const fssaiCentralRecord = registration({
  id: 'fssai-central',
  office: 'online',
  page: 'guides/fssai-compliance',
  portal: 'foscos',
  fee: ['fssai.central.fee'],
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
