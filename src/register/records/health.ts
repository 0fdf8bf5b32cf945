import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, any, has, is, not } from '../condition.ts';
import { registration } from '../record.ts';
import { centralAct, scheme, statedIn } from '../sources.ts';

const later = readOn('2026-11-28');

const mayMake = is('kind', 'home-business');

export const clinicRecord = registration({
  id: 'clinic',
  office: 'health',
  page: 'sectors/healthcare-compliance',
  documents: [],
  needed: [
    {
      id: 'LF-50',
      level: 'must',
      when: has('health', 'clinic'),
      source: unconfirmed(
        centralAct(
          'Clinical Establishments Act, 2010, or the state’s own Act; Bio-Medical Waste Management Rules, 2016',
        ),
      ),
    },
  ],
  duties: [],
});

export const drugLicenceRecord = registration({
  id: 'drug-licence',
  office: 'drugs',
  page: 'sectors/healthcare-compliance',
  documents: ['premises'],
  needed: [
    {
      id: 'LF-51',
      level: 'must',
      when: any(has('health', 'pharmacy'), has('products', 'medicines')),
      source: statedIn('sectors.drugs.shop-area'),
      facts: ['sectors.drugs.shop-area', 'sectors.drugs.both-area'],
    },
  ],
  duties: [],
});

export const cosmeticsRecord = registration({
  id: 'cosmetics',
  office: 'drugs',
  page: 'sectors/healthcare-compliance',
  documents: [],
  needed: [
    {
      id: 'LF-52',
      level: 'must',
      when: all(has('products', 'cosmetics'), is('kind', 'making')),
      source: statedIn('sectors.cosmetics.decision'),
      facts: ['sectors.cosmetics.decision'],
    },
    {
      id: 'LF-52b',
      level: 'likely',
      when: all(has('products', 'cosmetics'), mayMake),
      source: statedIn('sectors.cosmetics.decision'),
      facts: ['sectors.cosmetics.decision'],
    },
    // Whether filling bought goods anew needs the licence of a maker was not found.
    {
      id: 'LF-52c',
      level: 'likely',
      when: all(
        has('products', 'cosmetics'),
        has('does', 'packs'),
        not(is('kind', 'making', 'home-business')),
      ),
      source: statedIn('sectors.cosmetics.decision'),
      facts: ['sectors.cosmetics.decision'],
    },
  ],
  duties: [],
});

export const medicalDevicesRecord = registration({
  id: 'medical-devices',
  office: 'drugs',
  page: 'sectors/healthcare-compliance',
  portal: 'cdsco',
  documents: [],
  needed: [
    {
      id: 'LF-53',
      level: 'must',
      when: any(has('health', 'devices'), has('products', 'devices')),
      source: later.official(
        scheme(
          'Department of Information, Goa',
          'https://dip.goa.gov.in/2022/11/09/mandatory-registration-certificate-to-sell-stock-exhibit-offer-for-sale-distribute-medical-devices/',
        )('Medical Devices Rules, 2017, rule 87; G.S.R. 754(E) of 30 September 2022'),
      ),
    },
  ],
  duties: [],
});
