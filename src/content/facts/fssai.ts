import { count, days, everyYear, months, reviewedBefore, rupees, years, readOn } from './make.ts';
import { copyOfAct } from './sources.ts';
import type { Document, Fact, FactValue, IsoDate, Source } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');

const licenceDecision = readOn('2026-11-24').law(
  copyOfAct(
    'Food Safety and Standards Act, 2006, section 31(4), proviso',
    'the-food-safety-and-standards-act-2006/part-001.md#section-31---licensing-and-registration-of-food-business',
  ),
);

/** Food safety registration and licences. What was read, and what was not found: docs/law-review/food-goods.md. */
const reform: Document = {
  title: 'Release of 13 March 2026 on food licences (order of FSSAI RCD-01002/1/2021-Regulatory)',
  publisher: 'Press Information Bureau, copy of pibtracker.com',
  url: 'https://pibtracker.com/release/2026/mar/13/health/union-health-ministry-approves-major-regulatory-reforms-promote-ease-doing-2239834',
};
const oldRegulations: Document = {
  title: 'Limits, fees, validity and renewal under the Regulations of 2011',
  publisher: 'quickcompany.in',
  url: 'https://quickcompany.in/articles/fssai-registration-licensing-process',
};
const schedule: Document = {
  title: 'Fees of Schedule 3 of the Regulations of 2011, by kind of business',
  publisher: 'lenstax.com',
  url: 'https://lenstax.com/l/fssai-food-category-code-and-fees-structure',
};
const usualStateFee: Document = {
  title: 'Fees of the Regulations of 2011, in short',
  publisher: 'chennairegistration.in',
  url: 'https://chennairegistration.in/blog/business/understanding-difference-between-fssai-registration-and-license/',
};
const hawkers: Document = {
  title: 'Order of FSSAI RCD-01003/1/2024-Regulatory, 30 September 2024',
  publisher: 'legalitysimplified.com',
  url: 'https://legalitysimplified.com/fssai-waives-registration-fees-for-hawkers',
};
const fairs: Document = {
  title: 'Order of FSSAI 15(31)2020/FoSCoS/RCD, 15 October 2025',
  publisher: '1-comply.com',
  url: 'https://1-comply.com/provision-for-granting-registration-certificate-for-seasonal-food-businesses-on-foscos',
};
const annualReturn: Document = {
  title: 'Regulation 2.1.13 and the order of FSSAI of 10 November 2022',
  publisher: 'legalitysimplified.com',
  url: 'https://legalitysimplified.com/2022/11/12/fssai-caps-the-penalty-for-delay-in-submission-of-annual-returns/',
};
const act = (where: string, publisher: string, url: Document['url']): Document => ({
  title: `Food Safety and Standards Act, 2006, ${where}`,
  publisher,
  url,
});
const sections51To53 = act(
  'sections 51 to 53',
  'Copy of the Act on statutes.roopslawassist.com',
  'https://statutes.roopslawassist.com/acts/850f1f1d4eb97f1358a8d8224b7603cd80673d56/sections/6b67e8ad6b7b0e1c82c048e6e8aaf9ad7914893d',
);
const section56 = act(
  'section 56',
  'kaanoon.com',
  'https://kaanoon.com/448628/fssai-show-cause-notice',
);
const improvement = (where: string): Document =>
  act(
    where,
    'Copy of the Act on lawgist.in',
    'https://lawgist.in/food-safety-and-standards-act/32',
  );
const sampling = act(
  'section 47(1)',
  'Copy of the Act on advocatekhoj.com',
  'https://advocatekhoj.com/library/bareActs/foodsafety/47.php?STitle=Sampling+and+analysis&Title=Food+Safety+and+Standards+Act%2C+2006',
);
const section58 = act(
  'section 58 (Hindi text)',
  'Copy of the Act on ajinkyainnovations.com',
  'https://ajinkyainnovations.com/fssai-धारा-५८-ऐसे-उल्लंघन-के-लि/',
);
const section59 = act(
  'section 59(i), as amended in 2023 (Marathi text)',
  'Copy of the Act on ajinkyainnovations.com',
  'https://ajinkyainnovations.com/fssai-कलम-५९-असुरक्षित-अन्नासा/',
);
const section63 = act(
  'section 63, as amended by the Jan Vishwas Act, 2023',
  'legalitysimplified.com',
  'https://legalitysimplified.com/2023/11/09/central-government-sets-date-for-jan-vishwas-act-amendment-on-food-safety/',
);

const reformDay = '2026-04-01';
/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(fees);

/** A fee of the schedule that ended with the 2026 change. The schedule after it was not seen. */
const oldFee = <Id extends string>(id: Id, value: FactValue, from = schedule) =>
  figure(id, value, { source: reported(from), until: '2026-03-31' });

/** A rule that the 2026 change replaced. */
const reformed = <Id extends string>(
  id: Id,
  before: FactValue,
  now: FactValue,
  reviewBy: IsoDate = fees,
) =>
  changed(
    id,
    [
      { value: before, source: reported(oldRegulations) },
      { value: now, from: reformDay },
    ],
    { source: official(reform), reviewBy },
  );

/** The highest fine that a section of the Act allows. */
const penalty = <Id extends string>(id: Id, amount: number, source: Source) =>
  figure(`fssai.penalty.${id}`, rupees(amount), { source, reviewBy: rules });

/** Every figure of the FSSAI guide. */
export const fssaiFacts = [
  reformed('fssai.registration.turnover-max', rupees(1_200_000), rupees(15_000_000)),
  reformed('fssai.state.turnover-max', rupees(200_000_000), rupees(500_000_000)),
  reformed('fssai.validity', years(1, 5), { unit: 'words', key: 'no-end-date' }, rules),
  reformed('fssai.renewal', days(30), { unit: 'words', key: 'no-renewal' }, rules),
  figure(
    'fssai.vendor.fee',
    { unit: 'words', key: 'nothing' },
    { source: official(reform), from: reformDay },
  ),
  figure(
    'fssai.hawker.fee',
    { unit: 'words', key: 'nothing' },
    { source: reported(hawkers), from: '2024-09-28' },
  ),
  figure('fssai.licence.decision', months(2), { source: licenceDecision, reviewBy: rules }),
  figure('fssai.seasonal.validity', months(3), { source: reported(fairs), from: '2025-08-01' }),
  figure('fssai.seasonal.fee', rupees(100), { source: reported(fairs), from: '2025-08-01' }),
  oldFee('fssai.registration.fee', rupees(100), oldRegulations),
  oldFee('fssai.state.fee', rupees(2000, 5000)),
  oldFee('fssai.state.fee.most', rupees(2000), usualStateFee),
  oldFee('fssai.state.fee.small-maker', rupees(3000)),
  oldFee('fssai.state.fee.large-maker', rupees(5000)),
  oldFee('fssai.central.fee', rupees(7500), oldRegulations),
  figure('fssai.annual-return.due', everyYear(31, 5), {
    source: reported(annualReturn),
    reviewBy: rules,
  }),
  figure('fssai.annual-return.late-fee', rupees(100), {
    source: reported(annualReturn),
  }),
  figure('fssai.annual-return.late-fee-cap', count('annual-licence-fees', 5), {
    source: reported(annualReturn),
  }),
  figure('fssai.notice.days', days(14), {
    source: law(improvement('section 32(1)(d)')),
    reviewBy: rules,
  }),
  figure('fssai.notice.appeal', days(15), {
    source: law(improvement('section 32(5)')),
    reviewBy: rules,
  }),
  figure('fssai.sample.parts', count('parts', 4), { source: law(sampling), reviewBy: rules }),
  penalty('no-licence', 1_000_000, reported(section63)),
  penalty('sub-standard', 500_000, law(sections51To53)),
  penalty('misbranded', 300_000, law(sections51To53)),
  penalty('misleading-advertisement', 1_000_000, law(sections51To53)),
  penalty('unhygienic', 100_000, reported(section56)),
  penalty('unsafe', 300_000, law(section59)),
  figure('fssai.penalty.unsafe-prison', months(3), { source: law(section59), reviewBy: rules }),
  penalty('other', 200_000, law(section58)),
] as const satisfies readonly Fact[];
