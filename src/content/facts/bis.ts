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
import type { Document, Fact, FactValue, Source } from './types.ts';

const { reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-28');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

/** BIS licences and marks. What was read, and what was not found: docs/law-review/food-goods.md. */
const bis = 'Bureau of Indian Standards';
const bisNews = (title: string): Document => ({
  title,
  publisher: bis,
  url: 'https://www.bis.gov.in',
});

const feeStructure: Document = {
  title: 'BIS fees under Scheme I, as BIS told the press, March 2023',
  publisher: 'Financial Express',
  url: 'https://www.financialexpress.com/industry/sme/msme-eodb-bis-offers-80-concession-on-certificationmarking-fee-for-micro-enterprises/3000193/',
};
const regulations = bisNews(
  'BIS (Conformity Assessment) Regulations, 2018, before the change of February 2026',
);
const amendment: Document = {
  title: 'BIS (Conformity Assessment) Amendment Regulations, 2026, BS/XI/11/01/2025-26, summary',
  publisher: 'Gazette of India, copy of gazettetracker.com',
  url: 'https://gazettetracker.com/g/CG-DL-E-26022026-270512',
};
const longerLicences: Document = {
  title: 'Report of 10 March 2026 on the Amendment Regulations, 2026',
  publisher: 'KNN India, copy of htsyndication.com',
  url: 'https://htsyndication.com/knn--knowledge-and-news-network-/article/bis-extends-standard-mark-license-validity-to-5-years%2C-industry-body-hails-move/98285101',
};
const schemeTwo: Document = {
  title: 'Report of 2 March 2026 on the fees of the new Scheme II',
  publisher: 'Mint',
  url: 'https://www.livemint.com/economy/india-bis-certification-self-declaration-manufacturing-compliance-rules-government/amp-11772352099081.html',
};
const simplified: Document = {
  title: 'Report of April 2021 on the simplified procedure of BIS',
  publisher: 'NVI',
  url: 'https://newsvibesofindia.com/govt-slashes-annual-marking-fee-of-bis-licence-to-50-for-start-ups-and-women-entrepreneurs-59877/',
};
const parliament: Document = {
  title: 'Answer to the Lok Sabha on quality control orders, December 2025',
  publisher: 'DD India',
  url: 'https://ddindia.co.in/2025/12/govt-implements-quality-control-orders-with-relaxations-to-protect-msme-production',
};
const notice2023: Document = {
  title: 'Gazette notification of 21 June 2023 on BIS fees',
  publisher: 'c-prav.com',
  url: 'https://c-prav.com/2023/07/12/relaxation-in-bis-govt-fee-for-scheme-ii-scheme-iv/',
};
const water: Document = {
  title: 'Order of FSSAI RCD-02001/9/2021-Regulatory, 29 November 2024',
  publisher: 'lexcomply.com',
  url: 'https://lexcomply.com/blog/fssai-classifies-packaged-drinking-water-as-high-risk-food-category-post-omission-of-mandates-bis-certification',
};
const withdrawn: Document = {
  title: 'Report of 13 November 2025 on the withdrawal of quality control orders',
  publisher: 'India Today',
  url: 'https://www.indiatoday.in/business/story/centre-withdraws-14-bis-norms-relief-for-chemical-plastics-textile-sectors-2819316-2025-11-13',
};
const hallmarking: Document = {
  title: 'Release of 15 June 2021 on hallmarking',
  publisher: 'mondaq.com',
  url: 'https://www.mondaq.com/india/consumer-law/1087766/bis-exempts-official-fees-for-jewellers-registration',
};
const vehicles: Document = {
  title: 'Release on IS 18590 and IS 18606 for electric vehicles, as reported on 23 June 2024',
  publisher: 'The Statesman',
  url: 'https://www.thestatesman.com/technology/centre-introduces-2-new-standards-to-boost-safety-of-evs-1503312800.html',
};
const foundationDay: Document = {
  title: 'BIS foundation day of 6 January 2026: beta of its portal',
  publisher: 'mehnatt.com',
  url: 'https://mehnatt.com/?p=7450',
};
const longerRegistrations: Document = {
  title: 'Notice of BIS of 27 May 2026 on the term of a registration, as reported',
  publisher: 'bisregistrationcertificate.com',
  url: 'https://bisregistrationcertificate.com/blog/bis-announces-5-year-validity-for-crs-registrations/4/',
};
const officeNews = bisNews('Our own list of news; the notice of BIS was not found');

const stated = <Id extends string>(id: Id, value: FactValue, from: Document) =>
  figure(`bis.${id}`, value, { source: reported(from) });
const notFound = <Id extends string>(id: Id, value: FactValue, from: Document) =>
  figure(`bis.${id}`, value, { source: unconfirmed(from) });
const foundLater = <Id extends string>(id: Id, value: FactValue, from: Document) =>
  figure(`bis.${id}`, value, { source: readNow.reported(from) });
const fee = <Id extends string>(id: Id, amount: number, from: Document) =>
  figure(`bis.fee.${id}`, rupees(amount), { source: reported(from), reviewBy: fees });
/** The term of a licence by the regulations of 2018, and since they were changed. */
const term = <Id extends string>(id: Id, until: FactValue) =>
  changed(
    `bis.licence.${id}`,
    [
      { value: until, source: unconfirmed(regulations) },
      { value: years(5), from: '2026-02-26' },
    ],
    { source: reported(longerLicences) },
  );
/** The term of a registration, before the notice of May 2026 and since. */
const registration = <Id extends string>(id: Id, until: FactValue, since: Source) =>
  changed(
    `bis.registration.${id}`,
    [
      { value: until, source: since },
      { value: years(5), from: '2026-05-27' },
    ],
    { source: readNow.reported(longerRegistrations) },
  );
/** A concession whose end was announced for 31 May 2026; what holds since was not found. */
const untilJune = <Id extends string>(id: Id, value: FactValue) =>
  figure(`bis.concession.${id}`, value, {
    source: reported(parliament),
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

  fee('application', 1000, feeStructure),
  fee('inspection', 7000, feeStructure),
  fee('licence-year', 1000, feeStructure),
  fee('late', 5000, amendment),
  fee('registration-application', 1000, schemeTwo),
  fee('registration-year', 1000, schemeTwo),
  fee('registration-resource', 25_000, schemeTwo),
  stated('suspension', days(90), amendment),
  stated('time.simplified', days(30), simplified),
  term('first', years(1, 2)),
  term('renewed', years(1, 5)),
  registration('first', years(2), readNow.reported(longerRegistrations)),
  registration('renewed', years(5), unconfirmed(regulations)),
  stated('hallmark.turnover', rupees(4_000_000), hallmarking),

  untilJune('micro', percent(80)),
  untilJune('small', percent(50)),
  untilJune('medium', percent(20)),
  untilJune('extra', percent(10)),
  stated('concession.next', percent(20), notice2023),
  stated('concession.next-from', date('2026-06-01'), notice2023),

  stated('relief.micro', months(6), parliament),
  stated('relief.small', months(3), parliament),
  stated('relief.stock', months(6), parliament),
  stated('water.free', date('2024-10-17'), water),
  stated('withdrawn.day', date('2025-11-12'), withdrawn),
  stated('withdrawn.count', count('orders', 14), withdrawn),

  notFound('news.portal', { unit: 'words', key: 'december-2024' }, officeNews),
  notFound('news.vehicles', { unit: 'words', key: 'november-2024' }, officeNews),
  foundLater('vehicles.day', date('2024-06-22'), vehicles),
  foundLater('vehicles.count', count('standards', 30), vehicles),
  foundLater('portal.beta', date('2026-01-06'), foundationDay),
] as const satisfies readonly Fact[];
