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
export const vendorFacts = [
  figure(
    'vendor.survey-years',
    { unit: 'years', amount: 5 },
    { source: act('section 3(1)'), confidence: 'V' },
  ),
  figure(
    'vendor.zone-share',
    { unit: 'percent', amount: 2.5 },
    { source: act('section 3(2)'), confidence: 'V' },
  ),
  figure(
    'vendor.age-min',
    { unit: 'years', amount: 14 },
    { source: act('section 4'), confidence: 'V' },
  ),
  figure(
    'vendor.notice',
    { unit: 'days', amount: 30 },
    { source: act('section 18(3)'), confidence: 'V' },
  ),
  figure('vendor.default-penalty', rupees(250), {
    source: act('section 18'),
    confidence: 'V',
    review: amounts,
  }),
  figure(
    'vendor.return-goods',
    { unit: 'working-days', amount: 2 },
    { source: act('section 19'), confidence: 'S' },
  ),
  figure(
    'vendor.return-perishable',
    { unit: 'words', key: 'same-day' },
    { source: act('section 19'), confidence: 'S' },
  ),
  figure(
    'vendor.committee-vendors',
    { unit: 'percent', amount: 40 },
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'vendor.committee-women',
    { unit: 'words', key: 'one-third' },
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'vendor.plan-years',
    { unit: 'years', amount: 5 },
    { source: act('section 21'), confidence: 'S' },
  ),
  figure('vendor.penalty', rupees(2000), {
    source: act('section 28'),
    confidence: 'V',
    review: amounts,
  }),
  figure('vendor.loan.cashback', rupees(1600), { source: loan, confidence: 'V', review: amounts }),
  figure(
    'vendor.loan.fee',
    { unit: 'words', key: 'nothing' },
    { source: loan, confidence: 'S', review: amounts },
  ),
  figure(
    'vendor.scale.electronic',
    { unit: 'months', amount: 12 },
    { source: scales, confidence: 'S' },
  ),
  figure('vendor.scale.beam', { unit: 'months', amount: 24 }, { source: scales, confidence: 'S' }),
] as const satisfies readonly Fact[];
