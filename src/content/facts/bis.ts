import {
  count,
  date,
  days,
  months,
  ourEstimate,
  percent,
  reviewedOn,
  rupees,
  years,
} from './make.ts';
import type { Fact, FactValue, IsoDate, Source } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

/** BIS licences and marks. Source of the rows: the fact file, A.10, 1.8 (BIS) and 2.2; newer rows name theirs. */
const bis = 'Bureau of Indian Standards';
const url = 'https://www.bis.gov.in';
const source = (title: string): Source => ({ title, publisher: bis, url });

const feeStructure = source('BIS fees under Scheme I, as BIS told the press');
const regulations = source('BIS (Conformity Assessment) Regulations, 2018');
const simplified = source('BIS simplified procedure for a licence');
const concession = source(
  'BIS concessions: Gazette of June 2023, BIS in January 2024 and December 2025',
);
const notice2023 = source('Gazette notification of 21 June 2023 on BIS fees');
const parliament: Source = {
  title: 'Answer to the Lok Sabha on quality control orders, December 2025',
  publisher: 'Department of Consumer Affairs',
  url,
};
const water: Source = {
  title:
    'Food Safety and Standards (Prohibition and Restrictions on Sales) First Amendment Regulations, 2024',
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
};
const withdrawn: Source = {
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
    source: feeStructure,
    confidence: 'V',
    review: fees,
  });
const reported = <Id extends string>(id: Id, value: FactValue, from: Source, since?: IsoDate) =>
  figure(`bis.${id}`, value, {
    source: from,
    confidence: 'V',
    ...(since ? { from: since } : {}),
  });
const rule = <Id extends string>(id: Id, value: FactValue, from = regulations) =>
  figure(`bis.${id}`, value, { source: from, confidence: 'S' });
/** A concession whose end was announced for 31 May 2026; what holds since was not found. */
const untilJune = <Id extends string>(id: Id, value: FactValue) =>
  figure(`bis.concession.${id}`, value, {
    source: concession,
    confidence: 'V',
    until: '2026-05-31',
    review: fees,
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
  reported('time.simplified', days(30), simplified),
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
  reported('concession.next', percent(20), notice2023),
  reported('concession.next-from', date('2026-06-01'), notice2023),

  reported('relief.micro', months(6), parliament),
  reported('relief.small', months(3), parliament),
  reported('relief.stock', months(6), parliament),
  reported('water.free', date('2024-10-17'), water),
  reported('withdrawn.day', date('2025-11-12'), withdrawn),
  reported('withdrawn.count', count('orders', 14), withdrawn),

  reported('news.portal', { unit: 'words', key: 'december-2024' }, officeNews),
  reported('news.vehicles', { unit: 'words', key: 'november-2024' }, officeNews),
  reported('vehicles.day', date('2024-06-22'), vehicles),
  reported('vehicles.count', count('standards', 30), vehicles),
  reported('portal.beta', date('2026-01-06'), foundationDay),
] as const satisfies readonly Fact[];
