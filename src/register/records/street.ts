import { readOn, unconfirmed } from '../../content/facts/make.ts';
import { all, needed } from '../condition.ts';
import { registration } from '../record.ts';
import { vendorsAct, scheme } from '../sources.ts';
import { inStreet, inTown, hyderabadPortals } from '../terms.ts';

const { reported } = readOn('2026-11-20');

export const vendingCertificateRecord = registration({
  id: 'vending-certificate',
  office: 'vending',
  page: 'blog/street-vendor-compliance-india',
  portalByPlace: hyderabadPortals,
  documents: ['identity', 'photo', 'mobile', 'vending-proof'],
  needed: [
    {
      id: 'LF-01',
      level: 'must',
      when: all(inStreet, inTown),
      source: reported(
        vendorsAct(
          'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, sections 3 to 6',
        ),
      ),
      facts: ['vendor.age-min'],
    },
  ],
  duties: [
    {
      id: 'SV-01',
      topic: 'papers',
      when: needed(),
      due: { from: 'vending-until' },
      penalty: [],
      source: unconfirmed(vendorsAct('Street Vendors Act, 2014, section 9')),
      page: 'how-to/vending-certificate',
    },
    {
      id: 'SV-02',
      topic: 'papers',
      when: needed(),
      due: { every: 'ask' },
      penalty: [],
      source: unconfirmed(vendorsAct('Street Vendors Act, 2014, section 8')),
      page: 'how-to/vending-certificate',
    },
  ],
});

export const svanidhiRecord = registration({
  id: 'svanidhi',
  office: 'vending',
  page: 'blog/pm-svanidhi-loan',
  portal: 'pmsvanidhi',
  fee: ['vendor.loan.fee'],
  documents: ['identity', 'mobile', 'bank', 'vending-certificate'],
  needed: [
    {
      id: 'LF-03',
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
    },
  ],
  duties: [],
});
