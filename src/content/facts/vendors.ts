import { reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/**
 * The Street Vendors Act and what else meets a stall. The amounts of the vendors' loan stand with the other
 * loans, in `msme.ts`. Source: the fact file, 6.2, 3.1 and 1.8.
 */
const act = (where: string): Document => ({
  title: `Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, ${where}`,
  publisher: 'Parliament of India',
  url: 'https://www.indiacode.nic.in',
});
const loan: Document = {
  title: 'PM SVANidhi, as restructured by the Union Cabinet in August 2025',
  publisher: 'Ministry of Housing and Urban Affairs',
  url: 'https://pmsvanidhi.mohua.gov.in',
};
const scales: Document = {
  title: 'Legal Metrology (General) Rules, 2011, Rule 27',
  publisher: 'Department of Consumer Affairs',
  url: 'https://consumeraffairs.nic.in',
};

/** Amounts move more often than the text of an Act, so they are looked at again sooner. */
const amounts = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Every figure about street vending. */
export const vendorFacts = [
  figure(
    'vendor.survey-years',
    { unit: 'years', amount: 5 },
    { source: reported(act('section 3(1)')) },
  ),
  figure(
    'vendor.zone-share',
    { unit: 'percent', amount: 2.5 },
    { source: reported(act('section 3(2)')) },
  ),
  figure('vendor.age-min', { unit: 'years', amount: 14 }, { source: reported(act('section 4')) }),
  figure('vendor.notice', { unit: 'days', amount: 30 }, { source: reported(act('section 18(3)')) }),
  figure('vendor.default-penalty', rupees(250), {
    source: reported(act('section 18')),
    reviewBy: amounts,
  }),
  figure(
    'vendor.return-goods',
    { unit: 'working-days', amount: 2 },
    { source: unconfirmed(act('section 19')) },
  ),
  figure(
    'vendor.return-perishable',
    { unit: 'words', key: 'same-day' },
    { source: unconfirmed(act('section 19')) },
  ),
  figure(
    'vendor.committee-vendors',
    { unit: 'percent', amount: 40 },
    { source: unconfirmed(act('section 22')) },
  ),
  figure(
    'vendor.committee-women',
    { unit: 'words', key: 'one-third' },
    { source: unconfirmed(act('section 22')) },
  ),
  figure(
    'vendor.plan-years',
    { unit: 'years', amount: 5 },
    { source: unconfirmed(act('section 21')) },
  ),
  figure('vendor.penalty', rupees(2000), {
    source: reported(act('section 28')),
    reviewBy: amounts,
  }),
  figure('vendor.loan.cashback', rupees(1600), { source: reported(loan), reviewBy: amounts }),
  figure(
    'vendor.loan.fee',
    { unit: 'words', key: 'nothing' },
    { source: unconfirmed(loan), reviewBy: amounts },
  ),
  figure(
    'vendor.scale.electronic',
    { unit: 'months', amount: 12 },
    { source: unconfirmed(scales) },
  ),
  figure('vendor.scale.beam', { unit: 'months', amount: 24 }, { source: unconfirmed(scales) }),
] as const satisfies readonly Fact[];
