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

const fee = (id: string, label: string, amount: number) =>
  figure(`bis.fee.${id}`, label, rupees(amount), {
    source: feeStructure,
    confidence: 'V',
    review: fees,
  });
const reported = (id: string, label: string, value: FactValue, from: Source, since?: IsoDate) =>
  figure(`bis.${id}`, label, value, {
    source: from,
    confidence: 'V',
    ...(since ? { from: since } : {}),
  });
const rule = (id: string, label: string, value: FactValue, from = regulations) =>
  figure(`bis.${id}`, label, value, { source: from, confidence: 'S' });
/** A concession whose end was announced for 31 May 2026; what holds since was not found. */
const untilJune = (id: string, label: string, value: FactValue) =>
  figure(`bis.concession.${id}`, label, value, {
    source: concession,
    confidence: 'V',
    until: '2026-05-31',
    review: fees,
  });

/** Every figure of the BIS guide. */
export const bisFacts = [
  ourEstimate('bis.cost.isi', 'ISI mark: all costs together', rupees(25_000, 100_000)),
  ourEstimate(
    'bis.cost.crs',
    'Compulsory registration: all costs together',
    rupees(50_000, 200_000),
  ),
  ourEstimate('bis.cost.foreign', 'Foreign makers: all costs together', rupees(100_000, 500_000)),
  ourEstimate('bis.cost.haccp', 'HACCP certificate: all costs together', rupees(75_000, 250_000)),
  ourEstimate('bis.time', 'From application to licence', days(30, 90)),
  ourEstimate('bis.validity.offers', 'Validity that offers name', years(1, 3)),

  fee('application', 'Application for a licence', 1000),
  fee('inspection', 'Inspection, for each officer and day', 7000),
  fee('licence-year', 'Licence, a year', 1000),
  reported('time.simplified', 'What the simplified procedure aims at', days(30), simplified),
  rule('licence.first', 'A licence is first given for', years(1, 2)),
  rule('licence.renewed', 'A licence is renewed for', years(1, 5)),
  rule('registration.first', 'A registration is first given for', years(2)),
  rule('registration.renewed', 'A registration is renewed for at most', years(5)),
  rule(
    'hallmark.turnover',
    'Jewellers up to this turnover are let off',
    rupees(4_000_000),
    hallmarking,
  ),

  untilJune('micro', 'Off the least marking fee: micro units', percent(80)),
  untilJune('small', 'Off the least marking fee: small and medium units, as reports differ', {
    unit: 'percent',
    from: 20,
    to: 50,
  }),
  untilJune('extra', 'Further off: north-east, and units owned by women', percent(10)),
  reported('concession.next', 'Announced for all small units from June', percent(20), notice2023),
  reported('concession.next-from', 'Day announced for that', date('2026-06-01'), notice2023),

  reported('relief.micro', 'More time under an order: micro units', months(6), parliament),
  reported('relief.small', 'More time under an order: small units', months(3), parliament),
  reported('relief.stock', 'Time to sell stock made before an order', months(6), parliament),
  reported('water.free', 'Packed water needs no BIS mark since', date('2024-10-17'), water),
  reported(
    'withdrawn.day',
    'Orders on chemicals and polymers withdrawn',
    date('2025-11-12'),
    withdrawn,
  ),
  reported('withdrawn.count', 'Orders withdrawn that day', count('orders', 14), withdrawn),

  reported('news.portal', 'Digital portal', { unit: 'words', key: 'december-2024' }, officeNews),
  reported(
    'news.vehicles',
    'Electric vehicles',
    { unit: 'words', key: 'november-2024' },
    officeNews,
  ),
  reported('vehicles.day', 'Two standards for electric vehicles', date('2024-06-22'), vehicles),
  reported('vehicles.count', 'Indian standards on them', count('standards', 30), vehicles),
  reported(
    'portal.beta',
    'First version of the new standards portal',
    date('2026-01-06'),
    foundationDay,
  ),
] as const satisfies readonly Fact[];
