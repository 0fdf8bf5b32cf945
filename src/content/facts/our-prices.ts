import { business } from '../business.ts';
import { reviewedOn, rupees } from './make.ts';
import type { Fact, Source } from './types.ts';

const { figure } = reviewedOn({ checkedOn: '2026-11-20', reviewBy: '2027-02-18' });

/** Our own fees: the price ranges of the specification's service catalogue. The government's fee is apart. */
const priceList: Source = {
  title: `${business.name} price list`,
  publisher: business.name,
  url: `${business.origin}/pricing`,
};

const price = (id: string, label: string, from: number, to: number): Fact =>
  figure(`price.${id}`, label, rupees(from, to), { source: priceList, confidence: 'V' });

export const ourPrices: readonly Fact[] = [
  price('fssai', 'Our fee for help with FSSAI', 0, 2000),
  price('gst', 'Our fee for help with GST', 0, 5000),
  price('company', 'Our fee for forming a company or LLP', 5000, 25_000),
  price('trade-licence', 'Our fee for help with a trade licence', 500, 2000),
  price('msme', 'Our fee for help around Udyam, which itself is free', 0, 1000),
  price('esi', 'Our fee for help with ESI registration', 1500, 5000),
  price('epf', 'Our fee for help with PF registration', 2000, 8000),
  price('fire-a', 'Our estimate for a fire clearance, category A', 5000, 15_000),
  price('fire-b', 'Our estimate for a fire clearance, category B', 15_000, 50_000),
  price('fire-c', 'Our estimate for a fire clearance, category C', 50_000, 200_000),
];
