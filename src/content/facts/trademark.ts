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

const fee = (id: string, label: string, amount: number, confidence: 'V' | 'S' = 'V') =>
  figure(`trademark.fee.${id}`, label, rupees(amount), {
    source: schedule,
    confidence,
    review: fees,
  });
const stated = (id: string, label: string, value: FactValue, from: Source, confidence: 'V' | 'S') =>
  figure(`trademark.${id}`, label, value, { source: from, confidence });
const classOf = (id: string, label: string, number: number) =>
  stated(`class.${id}`, label, count('class', number), classification, 'S');

/** Every figure of the trademark guide. */
export const trademarkFacts = [
  stated('classes', 'Classes of goods and services', count('classes', 45), classification, 'V'),
  stated('classes.goods', 'Classes of goods', count('classes', 1, 34), classification, 'V'),
  stated('classes.services', 'Classes of services', count('classes', 35, 45), classification, 'V'),
  classOf('spices', 'Tea, coffee, spices, rice, bread, sweets', 30),
  classOf('pickles', 'Pickles, dairy, cooked vegetables, dried fruit', 29),
  classOf('drinks', 'Soft drinks, juices, bottled water', 32),
  classOf('clothes', 'Clothes and footwear', 25),
  classOf('soap', 'Soap, incense, cosmetics', 3),
  classOf('shop', 'Running a shop, online or on the street', 35),
  classOf('restaurant', 'Restaurants, tiffin, catering', 43),

  fee('low', 'Application, per mark and class: individual, startup, small enterprise', 4500),
  fee('high', 'Application, per mark and class: everyone else', 9000),
  fee('low-paper', 'The same on paper: individual, startup, small enterprise', 5000),
  fee('high-paper', 'The same on paper: everyone else', 10_000),
  stated('fee-reduction', 'The lower fee is lower by', percent(50), schedule, 'V'),
  fee('expedited-low', 'Fast examination: individual, startup, small enterprise', 20_000),
  fee('expedited-high', 'Fast examination: everyone else', 40_000),
  fee('opposition', 'Opposing someone else’s mark, online', 2700),
  fee('renewal', 'Renewal, per class, online', 9000),
  fee('renewal-late', 'Added when renewed in the months of grace, online', 4500),
  fee('restoration', 'Restoring a mark after the grace, besides the renewal', 9000, 'S'),

  stated('reply', 'Reply to the examination report', days(30), rule('rule 33'), 'S'),
  stated('expedited', 'Fast examination, after the request', months(3), rule('rule 34'), 'S'),
  stated('opposition', 'Time in which others may oppose', months(4), act('section 21'), 'V'),
  stated('counter', 'Answer to an opposition', months(2), act('section 21(2)'), 'S'),
  stated('term', 'A registration lasts', years(10), renewal, 'S'),
  stated('renewal.opens', 'Renewal opens before the end', years(1), renewal, 'S'),
  stated('renewal.grace', 'Grace after the end, with a surcharge', months(6), renewal, 'S'),
  stated('restoration', 'Restoration after the end', years(1), renewal, 'S'),

  ourEstimate('trademark.time', 'Whole process, to plan with', months(18, 24)),
  ourEstimate('trademark.time.unopposed', 'Whole process if nobody objects', months(8, 18)),
  ourEstimate('trademark.time.fast', 'Examination with the fast request', months(6, 8)),
  ourEstimate('trademark.time.ordinary', 'Examination without it', months(18)),

  stated(
    'madrid',
    'The Madrid System covers more countries than',
    count('countries', 120),
    madrid,
    'V',
  ),
  figure(
    'trademark.false-penalty',
    'Calling a mark registered when it is not: at most',
    rupees(500_000),
    { source: falseMark, confidence: 'V', from: '2024-08-01' },
  ),
  figure(
    'trademark.false-penalty-share',
    'The same, as a share of the turnover, if that is less',
    percent(0.5),
    { source: falseMark, confidence: 'V', from: '2024-08-01' },
  ),
  stated(
    'ai-search',
    'AI search and IP Saarthi were launched in',
    { unit: 'words', key: 'september-2024' },
    launch,
    'V',
  ),
  stated('reforms', 'Year of the reforms', { unit: 'words', key: 'year-2024' }, falseMark, 'V'),
  stated(
    'small-limits',
    'The limits of a small enterprise rose',
    date('2025-04-01'),
    smallFirms,
    'V',
  ),
] as const satisfies readonly Fact[];
