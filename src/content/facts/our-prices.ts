import { business } from '../business.ts';
import { reviewedBefore, rupees } from './make.ts';
import type { Fact, OurSource } from './types.ts';

const { figure } = reviewedBefore('2027-02-18');

/** Our own fees: the price ranges of the specification's service catalogue. The government's fee is apart. */
const priceList: OurSource = {
  ours: 'prices',
  url: `${business.origin}/pricing`,
  readOn: '2026-11-20',
};

const price = <Id extends string>(id: Id, from: number, to: number) =>
  figure(`price.${id}`, rupees(from, to), { source: priceList });

export const ourPrices = [
  price('fssai', 0, 2000),
  price('gst', 0, 5000),
  price('company', 5000, 25_000),
  price('trade-licence', 500, 2000),
  price('msme', 0, 1000),
  price('esi', 1500, 5000),
  price('epf', 2000, 8000),
  price('fire-a', 5000, 15_000),
  price('fire-b', 15_000, 50_000),
  price('fire-c', 50_000, 200_000),
] as const satisfies readonly Fact[];
