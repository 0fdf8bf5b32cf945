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
import type { Fact, FactValue, Document, Source } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Trademarks. Source of every row: the fact file, A.6, 1.8 (TM) and 4.13; class numbers: Nice Classification. */
const ipIndia = 'Controller General of Patents, Designs and Trade Marks';
const url = 'https://ipindia.gov.in';
const source = (title: string): Document => ({ title, publisher: ipIndia, url });

const schedule = source('Trade Marks Rules, 2017, First Schedule');
const act = (where: string) => source(`Trade Marks Act, 1999, ${where}`);
const rule = (where: string) => source(`Trade Marks Rules, 2017, ${where}`);
const renewal = source(
  'Trade Marks Act, 1999, section 25; Trade Marks Rules, 2017, rules 57 to 60',
);
const classification = source('Nice Classification, as the Trade Marks Rules, 2017 adopt it');
const madrid: Document = {
  title: 'Members of the Madrid System',
  publisher: 'World Intellectual Property Organization',
  url: 'https://www.wipo.int/madrid',
};
const falseMark = act('section 107, as amended by the Jan Vishwas Act, 2023');
const launch = source('Launch of the AI trademark search and IP Saarthi, September 2024');
const smallFirms: Document = {
  title: 'S.O. 1364(E) of 21 March 2025',
  publisher: 'Ministry of MSME',
  url: 'https://udyamregistration.gov.in',
};

const fee = <Id extends string>(id: Id, amount: number, source: Source = reported(schedule)) =>
  figure(`trademark.fee.${id}`, rupees(amount), {
    source,
    reviewBy: fees,
  });
const stated = <Id extends string>(id: Id, value: FactValue, source: Source) =>
  figure(`trademark.${id}`, value, { source });
const classOf = <Id extends string>(id: Id, number: number) =>
  stated(`class.${id}`, count('class', number), unconfirmed(classification));

/** Every figure of the trademark guide. */
export const trademarkFacts = [
  stated('classes', count('classes', 45), reported(classification)),
  stated('classes.goods', count('classes', 1, 34), reported(classification)),
  stated('classes.services', count('classes', 35, 45), reported(classification)),
  classOf('spices', 30),
  classOf('pickles', 29),
  classOf('drinks', 32),
  classOf('clothes', 25),
  classOf('soap', 3),
  classOf('shop', 35),
  classOf('restaurant', 43),

  fee('low', 4500),
  fee('high', 9000),
  fee('low-paper', 5000),
  fee('high-paper', 10_000),
  stated('fee-reduction', percent(50), reported(schedule)),
  fee('expedited-low', 20_000),
  fee('expedited-high', 40_000),
  fee('opposition', 2700),
  fee('renewal', 9000),
  fee('renewal-late', 4500),
  fee('restoration', 9000, unconfirmed(schedule)),

  stated('reply', days(30), unconfirmed(rule('rule 33'))),
  stated('expedited', months(3), unconfirmed(rule('rule 34'))),
  stated('opposition', months(4), reported(act('section 21'))),
  stated('counter', months(2), unconfirmed(act('section 21(2)'))),
  stated('term', years(10), unconfirmed(renewal)),
  stated('renewal.opens', years(1), unconfirmed(renewal)),
  stated('renewal.grace', months(6), unconfirmed(renewal)),
  stated('restoration', years(1), unconfirmed(renewal)),

  ourEstimate('trademark.time', months(18, 24)),
  ourEstimate('trademark.time.unopposed', months(8, 18)),
  ourEstimate('trademark.time.fast', months(6, 8)),
  ourEstimate('trademark.time.ordinary', months(18)),

  stated('madrid', count('countries', 120), reported(madrid)),
  figure('trademark.false-penalty', rupees(500_000), {
    source: reported(falseMark),
    from: '2024-08-01',
  }),
  figure('trademark.false-penalty-share', percent(0.5), {
    source: reported(falseMark),
    from: '2024-08-01',
  }),
  stated('ai-search', { unit: 'words', key: 'september-2024' }, reported(launch)),
  stated('reforms', { unit: 'words', key: 'year-2024' }, reported(falseMark)),
  stated('small-limits', date('2025-04-01'), reported(smallFirms)),
] as const satisfies readonly Fact[];
