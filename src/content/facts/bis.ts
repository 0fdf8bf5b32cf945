import {
  count,
  date,
  days,
  months,
  ourEstimate,
  percent,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
} from './make.ts';
import type { Fact, FactValue, IsoDate, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** BIS licences and marks. Source of the rows: the fact file, A.10, 1.8 (BIS) and 2.2; newer rows name theirs. */
const bis = 'Bureau of Indian Standards';
const url = 'https://www.bis.gov.in';
const source = (title: string): Document => ({ title, publisher: bis, url });

const feeStructure = source('BIS fees under Scheme I, as BIS told the press');
const regulations = source('BIS (Conformity Assessment) Regulations, 2018');
const simplified = source('BIS simplified procedure for a licence');
const concession = source(
  'BIS concessions: Gazette of June 2023, BIS in January 2024 and December 2025',
);
const notice2023 = source('Gazette notification of 21 June 2023 on BIS fees');
const parliament: Document = {
  title: 'Answer to the Lok Sabha on quality control orders, December 2025',
  publisher: 'Department of Consumer Affairs',
  url,
};
const water: Document = {
  title:
    'Food Safety and Standards (Prohibition and Restrictions on Sales) First Amendment Regulations, 2024',
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
};
const withdrawn: Document = {
  title: 'Orders of the Ministry of Chemicals and Fertilisers of 12 November 2025',
  publisher: 'Ministry of Chemicals and Fertilisers',
  url,
};
const hallmarking = source('Hallmarking of Gold Jewellery Order');
const vehicles = source('Release on IS 18590 and IS 18606 for electric vehicles');
const foundationDay = source('BIS foundation day, January 2026');
const officeNews = source('Our own list of news; the notice of BIS was not found');

const fee = <Id extends string>(id: Id, amount: number) =>
  figure(`bis.fee.${id}`, rupees(amount), {
    source: reported(feeStructure),
    reviewBy: fees,
  });
const stated = <Id extends string>(id: Id, value: FactValue, from: Document, since?: IsoDate) =>
  figure(`bis.${id}`, value, {
    source: reported(from),
    ...(since ? { from: since } : {}),
  });
const rule = <Id extends string>(id: Id, value: FactValue, from = regulations) =>
  figure(`bis.${id}`, value, { source: unconfirmed(from) });
/** A concession whose end was announced for 31 May 2026; what holds since was not found. */
const untilJune = <Id extends string>(id: Id, value: FactValue) =>
  figure(`bis.concession.${id}`, value, {
    source: reported(concession),
    until: '2026-05-31',
    reviewBy: fees,
  });

/** Every figure of the BIS guide. */
export const bisFacts = [
  ourEstimate('bis.cost.isi', rupees(25_000, 100_000)),
  ourEstimate('bis.cost.crs', rupees(50_000, 200_000)),
  ourEstimate('bis.cost.foreign', rupees(100_000, 500_000)),
  ourEstimate('bis.cost.haccp', rupees(75_000, 250_000)),
  ourEstimate('bis.time', days(30, 90)),
  ourEstimate('bis.validity.offers', years(1, 3)),

  fee('application', 1000),
  fee('inspection', 7000),
  fee('licence-year', 1000),
  stated('time.simplified', days(30), simplified),
  rule('licence.first', years(1, 2)),
  rule('licence.renewed', years(1, 5)),
  rule('registration.first', years(2)),
  rule('registration.renewed', years(5)),
  rule('hallmark.turnover', rupees(4_000_000), hallmarking),

  untilJune('micro', percent(80)),
  untilJune('small', {
    unit: 'percent',
    from: 20,
    to: 50,
  }),
  untilJune('extra', percent(10)),
  stated('concession.next', percent(20), notice2023),
  stated('concession.next-from', date('2026-06-01'), notice2023),

  stated('relief.micro', months(6), parliament),
  stated('relief.small', months(3), parliament),
  stated('relief.stock', months(6), parliament),
  stated('water.free', date('2024-10-17'), water),
  stated('withdrawn.day', date('2025-11-12'), withdrawn),
  stated('withdrawn.count', count('orders', 14), withdrawn),

  stated('news.portal', { unit: 'words', key: 'december-2024' }, officeNews),
  stated('news.vehicles', { unit: 'words', key: 'november-2024' }, officeNews),
  stated('vehicles.day', date('2024-06-22'), vehicles),
  stated('vehicles.count', count('standards', 30), vehicles),
  stated('portal.beta', date('2026-01-06'), foundationDay),
] as const satisfies readonly Fact[];
