import { copyOfAct } from '../../content/facts/sources.ts';
import { readOn } from '../../content/facts/make.ts';
import { all, is, needed, not } from '../condition.ts';
import { registration } from '../record.ts';
import { statedIn } from '../sources.ts';
import { hyderabadPortals, inHyderabad, vendorInTown } from '../terms.ts';

const { law } = readOn('2026-11-23');
const vendorsAct = (section: string, at: string) =>
  law(
    copyOfAct(
      `Street Vendors Act, 2014, section ${section}`,
      `the-street-vendors-protection-of-livelihood-and-regulation-of-street-vending-act-2014/part-001.md#section-${section}---${at}`,
    ),
  );

export const vendingCertificateRecord = registration({
  id: 'vending-certificate',
  office: 'vending',
  page: 'blog/street-vendor-compliance-india',
  steps: { page: 'how-to/vending-certificate' },
  portalByPlace: hyderabadPortals,
  documents: ['identity', 'photo', 'mobile', 'vending-proof'],
  needed: [
    {
      id: 'LF-01',
      level: 'must',
      when: all(vendorInTown, not(is('state', 'tg', 'ap'))),
      source: statedIn('vendor.age-min'),
      facts: ['vendor.age-min'],
    },
    {
      id: 'LF-01b',
      level: 'must',
      when: all(vendorInTown, is('state', 'tg')),
      source: statedIn('vendor.age-min'),
      fee: [
        { fact: 'vendor.telangana.fee.town', when: not(inHyderabad) },
        // Which cities are mission cities was not read.
        'vendor.telangana.fee.corporation',
        'vendor.telangana.fee.mission-city',
      ],
      facts: ['vendor.age.telangana', 'vendor.telangana.years'],
    },
    {
      id: 'LF-01c',
      level: 'must',
      when: all(vendorInTown, is('state', 'ap')),
      source: statedIn('vendor.age-min'),
      facts: ['vendor.age.andhra'],
    },
  ],
  duties: [
    {
      id: 'SV-01',
      topic: 'papers',
      when: needed(),
      due: { from: 'vending-until' },
      penalty: [],
      source: vendorsAct('9', 'validity-and-renewal-of-certificate-of-vending'),
      page: 'how-to/vending-certificate',
    },
    {
      id: 'SV-02',
      topic: 'papers',
      when: needed(),
      due: { every: 'ask' },
      penalty: [],
      source: vendorsAct('8', 'vending-fees'),
      page: 'how-to/vending-certificate',
    },
  ],
});

export const svanidhiRecord = registration({
  id: 'svanidhi',
  office: 'vending',
  page: 'blog/pm-svanidhi-loan',
  steps: { page: 'how-to/svanidhi-loan' },
  portal: 'pmsvanidhi',
  fee: ['vendor.loan.fee'],
  documents: ['identity', 'mobile', 'bank', 'vending-certificate'],
  needed: [
    {
      id: 'LF-03',
      level: 'optional',
      when: vendorInTown,
      source: statedIn('msme.svanidhi.first'),
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
