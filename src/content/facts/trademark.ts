import { copyOfAct } from './sources.ts';
import {
  count,
  date,
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

const { law, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');
const readNow = readOn('2026-11-24');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Trademarks. What was read: `docs/law-review/tax.md`. */
type Url = Document['url'];
const document = (title: string, publisher: string, url: Url): Document => ({
  title,
  publisher,
  url,
});
const registry = 'Controller General of Patents, Designs and Trade Marks';
const rule = (number: number): Document =>
  document(
    `Trade Marks Rules, 2017, rule ${number}`,
    'InvnTree (copy of the rules)',
    `https://www.invntree.com/resources/india-trademark-act-and-rules/rule-${number}`,
  );
const feesAt = (publisher: string, url: Url): Document =>
  document('Trade Marks Rules, 2017, First Schedule', publisher, url);
const applications = feesAt(
  'BananaIP',
  'https://www.bananaip.com/ip-news-center/highlights-trademark-rules-2017-part-1-revised-trademark-fees-comparison-trademark-rules-2002/',
);
const opposing = feesAt(
  'Trademark Bazaar',
  'https://trademarkbazaar.com/blog/trademark-fee-trademark-rules-2017',
);
const faster = feesAt(
  'LegalXCode',
  'https://legalxcode.com/blogs/trademark-registration-fees-structure-in-india-a-guide',
);
const schedule = feesAt(
  'Mumbai Trademark, copy of the schedule',
  'https://mumbaitrademark.com/download-forms/',
);
const replies: Document = {
  title: 'Trade Marks Rules, 2017, rule 33(4): reply within one month of receipt, as of May 2026',
  publisher: 'Intepat IP',
  url: 'https://www.intepat.com/blog/trademark-objection-reply-examination-report-india',
};
const opposition = document(
  'Trade Marks Act, 1999, section 21',
  'Legal Cliniq',
  'https://legalcliniq.com/trademark-opposition',
);
const renewal = document(
  'Trade Marks Act, 1999, section 25',
  'indianconstitution.in (copy of the Act)',
  'https://www.indianconstitution.in/2021/12/section-25-trade-marks-act-1999.html',
);
const classesAt = (publisher: string, url: Url): Document =>
  document('Nice Classification, as the Trade Marks Rules, 2017 adopt it', publisher, url);
const classification = classesAt(
  'CA Guruji',
  'https://taxupdates.cagurujiclasses.com/trademark-class-search',
);
const foodClasses = classesAt(
  'Enterslice',
  'https://enterslice.com/learning/trademark-class-registration/',
);
const otherClasses = classesAt(registry, 'https://ipindia.gov.in');
const shopClasses = classesAt(
  'SecureTrademark',
  'https://www.securetrademark.in/blog/trademark-classes-explained-choosing-right-class',
);
const restaurantClass = classesAt(
  'Trademark in Gurgaon',
  'https://trademarkingurgaon.pages.dev/insights/trademark-classes/',
);
const madrid = document(
  'Countries of the Madrid System',
  'BACT',
  'https://bact.ae/what-is-wipo-and-the-madrid-system',
);
const falseMark = copyOfAct(
  'Trade Marks Act, 1999, section 107(2)',
  'the-trade-marks-act-1999/part-002.md#section-107---penalty-for-falsely-representing-a-trade-mark-as-registered',
);
const reforms = document(
  'Jan Vishwas Act, 2023, for trade marks from 1 August 2024',
  'Fox Mandal',
  'https://foxmandal.in/News/jan-vishwas-amendment-to-ip-laws-to-come-into-effect-on-aug-1',
);
const launch = document(
  'Launch of the AI trademark search and IP Saarthi, September 2024',
  'aitrademarkreview.com',
  'https://aitrademarkreview.com/blog/recent_changes_to_india_s_trademark_search_requirements_a_de.php',
);
const smallFirms: Document = {
  title: 'S.O. 1364(E) of 21 March 2025, from 1 April 2025',
  publisher: 'Economic Laws Practice',
  url: 'https://elplaw.in/leadership/msme-definition-expanded-government-enhances-investment-and-turnover-limits/',
};

const fee = <Id extends string>(id: Id, amount: number, source: Source) =>
  figure(`trademark.fee.${id}`, rupees(amount), { source, reviewBy: fees });
const stated = <Id extends string>(id: Id, value: FactValue, source: Source) =>
  figure(`trademark.${id}`, value, { source });
const classOf = <Id extends string>(id: Id, number: number, source: Source) =>
  stated(`class.${id}`, count('class', number), source);

/** Every figure of the trademark guide. */
export const trademarkFacts = [
  stated('classes', count('classes', 45), reported(classification)),
  stated('classes.goods', count('classes', 1, 34), reported(classification)),
  stated('classes.services', count('classes', 35, 45), reported(classification)),
  classOf('spices', 30, reported(foodClasses)),
  classOf('pickles', 29, reported(foodClasses)),
  classOf('drinks', 32, unconfirmed(otherClasses)),
  classOf('clothes', 25, later.reported(shopClasses)),
  classOf('soap', 3, reported(classification)),
  classOf('shop', 35, later.reported(shopClasses)),
  classOf('restaurant', 43, later.reported(restaurantClass)),

  fee('low', 4500, reported(applications)),
  fee('high', 9000, reported(applications)),
  fee('low-paper', 5000, reported(applications)),
  fee('high-paper', 10_000, reported(applications)),
  stated('fee-reduction', percent(50), reported(applications)),
  fee('expedited-low', 20_000, reported(faster)),
  fee('expedited-high', 40_000, reported(faster)),
  fee('opposition', 2700, reported(opposing)),
  fee('renewal', 9000, reported(opposing)),
  fee('renewal-late', 4500, reported(faster)),
  fee('restoration', 9000, later.reported(schedule)),

  stated('reply', months(1), readNow.reported(replies)),
  stated('expedited', months(3), law(rule(34))),
  stated('opposition', months(4), reported(opposition)),
  stated('counter', months(2), reported(opposition)),
  stated('term', years(10), law(renewal)),
  stated('renewal.opens', years(1), law(rule(57))),
  stated('renewal.grace', months(6), law(renewal)),
  stated('restoration', years(1), law(renewal)),

  ourEstimate('trademark.time', months(18, 24)),
  ourEstimate('trademark.time.unopposed', months(8, 18)),
  ourEstimate('trademark.time.fast', months(6, 8)),
  ourEstimate('trademark.time.ordinary', months(18)),

  stated('madrid', count('countries', 120), reported(madrid)),
  figure('trademark.false-penalty', rupees(500_000), {
    source: law(falseMark),
    from: '2024-08-01',
  }),
  figure('trademark.false-penalty-share', percent(0.5), {
    source: law(falseMark),
    from: '2024-08-01',
  }),
  stated('ai-search', { unit: 'words', key: 'september-2024' }, later.reported(launch)),
  stated('reforms', { unit: 'words', key: 'year-2024' }, reported(reforms)),
  stated('small-limits', date('2025-04-01'), readNow.reported(smallFirms)),
] as const satisfies readonly Fact[];
