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
import type { Fact, FactValue, Source } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

/** Trademarks. Source of every row: the fact file, A.6, 1.8 (TM) and 4.13; class numbers: Nice Classification. */
const ipIndia = 'Controller General of Patents, Designs and Trade Marks';
const url = 'https://ipindia.gov.in';
const source = (title: string): Source => ({ title, publisher: ipIndia, url });

const schedule = source('Trade Marks Rules, 2017, First Schedule');
const act = (where: string) => source(`Trade Marks Act, 1999, ${where}`);
const rule = (where: string) => source(`Trade Marks Rules, 2017, ${where}`);
const renewal = source(
  'Trade Marks Act, 1999, section 25; Trade Marks Rules, 2017, rules 57 to 60',
);
const classification = source('Nice Classification, as the Trade Marks Rules, 2017 adopt it');
const madrid: Source = {
  title: 'Members of the Madrid System',
  publisher: 'World Intellectual Property Organization',
  url: 'https://www.wipo.int/madrid',
};
const falseMark = act('section 107, as amended by the Jan Vishwas Act, 2023');
const launch = source('Launch of the AI trademark search and IP Saarthi, September 2024');
const smallFirms: Source = {
  title: 'S.O. 1364(E) of 21 March 2025',
  publisher: 'Ministry of MSME',
  url: 'https://udyamregistration.gov.in',
};

const fee = <Id extends string>(id: Id, amount: number, confidence: 'V' | 'S' = 'V') =>
  figure(`trademark.fee.${id}`, rupees(amount), {
    source: schedule,
    confidence,
    review: fees,
  });
const stated = <Id extends string>(id: Id, value: FactValue, from: Source, confidence: 'V' | 'S') =>
  figure(`trademark.${id}`, value, { source: from, confidence });
const classOf = <Id extends string>(id: Id, number: number) =>
  stated(`class.${id}`, count('class', number), classification, 'S');

/** Every figure of the trademark guide. */
export const trademarkFacts = [
  stated('classes', count('classes', 45), classification, 'V'),
  stated('classes.goods', count('classes', 1, 34), classification, 'V'),
  stated('classes.services', count('classes', 35, 45), classification, 'V'),
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
  stated('fee-reduction', percent(50), schedule, 'V'),
  fee('expedited-low', 20_000),
  fee('expedited-high', 40_000),
  fee('opposition', 2700),
  fee('renewal', 9000),
  fee('renewal-late', 4500),
  fee('restoration', 9000, 'S'),

  stated('reply', days(30), rule('rule 33'), 'S'),
  stated('expedited', months(3), rule('rule 34'), 'S'),
  stated('opposition', months(4), act('section 21'), 'V'),
  stated('counter', months(2), act('section 21(2)'), 'S'),
  stated('term', years(10), renewal, 'S'),
  stated('renewal.opens', years(1), renewal, 'S'),
  stated('renewal.grace', months(6), renewal, 'S'),
  stated('restoration', years(1), renewal, 'S'),

  ourEstimate('trademark.time', months(18, 24)),
  ourEstimate('trademark.time.unopposed', months(8, 18)),
  ourEstimate('trademark.time.fast', months(6, 8)),
  ourEstimate('trademark.time.ordinary', months(18)),

  stated('madrid', count('countries', 120), madrid, 'V'),
  figure('trademark.false-penalty', rupees(500_000), {
    source: falseMark,
    confidence: 'V',
    from: '2024-08-01',
  }),
  figure('trademark.false-penalty-share', percent(0.5), {
    source: falseMark,
    confidence: 'V',
    from: '2024-08-01',
  }),
  stated('ai-search', { unit: 'words', key: 'september-2024' }, launch, 'V'),
  stated('reforms', { unit: 'words', key: 'year-2024' }, falseMark, 'V'),
  stated('small-limits', date('2025-04-01'), smallFirms, 'V'),
] as const satisfies readonly Fact[];
