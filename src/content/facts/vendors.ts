import { reviewedOn, rupees } from './make.ts';
import type { Fact, Source } from './types.ts';

/**
 * The Street Vendors Act and what else meets a stall. The amounts of the vendors' loan stand with the other
 * loans, in `msme.ts`. Source: the fact file, 6.2, 3.1 and 1.8.
 */
const act = (where: string): Source => ({
  title: `Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, ${where}`,
  publisher: 'Parliament of India',
  url: 'https://www.indiacode.nic.in',
});
const loan: Source = {
  title: 'PM SVANidhi, as restructured by the Union Cabinet in August 2025',
  publisher: 'Ministry of Housing and Urban Affairs',
  url: 'https://pmsvanidhi.mohua.gov.in',
};
const scales: Source = {
  title: 'Legal Metrology (General) Rules, 2011, Rule 27',
  publisher: 'Department of Consumer Affairs',
  url: 'https://consumeraffairs.nic.in',
};

/** Amounts move more often than the text of an Act, so they are looked at again sooner. */
const amounts = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

/** Every figure about street vending. */
export const vendorFacts: readonly Fact[] = [
  figure(
    'vendor.survey-years',
    'The Town Vending Committee surveys the vendors again at least after',
    { unit: 'years', amount: 5 },
    { source: act('section 3(1)'), confidence: 'V' },
  ),
  figure(
    'vendor.zone-share',
    'Vendors to be fitted into the vending zones: share of the people of the ward, zone or town, at most',
    { unit: 'percent', amount: 2.5 },
    { source: act('section 3(2)'), confidence: 'V' },
  ),
  figure(
    'vendor.age-min',
    'Age from which the Act gives a certificate; a state may ask for more',
    { unit: 'years', amount: 14 },
    { source: act('section 4'), confidence: 'V' },
  ),
  figure(
    'vendor.notice',
    'Notice before a certificate holder has to move',
    { unit: 'days', amount: 30 },
    { source: act('section 18(3)'), confidence: 'V' },
  ),
  figure(
    'vendor.default-penalty',
    'Penalty a day for not moving after the notice has run out, at most',
    rupees(250),
    { source: act('section 18'), confidence: 'V', review: amounts },
  ),
  figure(
    'vendor.return-goods',
    'Seized goods that do not spoil must be given back within',
    { unit: 'working-days', amount: 2 },
    { source: act('section 19'), confidence: 'S' },
  ),
  figure(
    'vendor.return-perishable',
    'Seized goods that spoil must be given back',
    { unit: 'words', key: 'same-day' },
    { source: act('section 19'), confidence: 'S' },
  ),
  figure(
    'vendor.committee-vendors',
    'Share of the committee’s members that vendors elect from among themselves, at least',
    { unit: 'percent', amount: 40 },
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'vendor.committee-women',
    'Share of women among the vendors on the committee',
    { unit: 'words', key: 'one-third' },
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'vendor.plan-years',
    'The town makes a new vending plan every',
    { unit: 'years', amount: 5 },
    { source: act('section 21'), confidence: 'S' },
  ),
  figure(
    'vendor.penalty',
    'Vending without a certificate or against its terms: for each offence, at most',
    rupees(2000),
    { source: act('section 28'), confidence: 'V', review: amounts },
  ),
  figure(
    'vendor.loan.cashback',
    'PM SVANidhi: cashback for taking digital payments, at most',
    rupees(1600),
    { source: loan, confidence: 'V', review: amounts },
  ),
  figure(
    'vendor.loan.fee',
    'Government fee for a PM SVANidhi application',
    { unit: 'words', key: 'nothing' },
    { source: loan, confidence: 'S', review: amounts },
  ),
  figure(
    'vendor.scale.electronic',
    'An electronic scale is to be checked and stamped again after',
    { unit: 'months', amount: 12 },
    { source: scales, confidence: 'S' },
  ),
  figure(
    'vendor.scale.beam',
    'Weights, measures and a beam scale are to be checked and stamped again after',
    { unit: 'months', amount: 24 },
    { source: scales, confidence: 'S' },
  ),
];
