import {
  count,
  days,
  everyYear,
  months,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
} from './make.ts';
import type { Fact, FactValue, IsoDate, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Food safety registration and licences. Source of every row: the fact file, A.2, 1.8 (FS), 2.2 and 4.13. */
const reform: Document = {
  title:
    'Food Safety and Standards (Licensing and Registration of Food Businesses) Amendment Regulations, 2026; PIB release of 13 March 2026',
  publisher: 'Press Information Bureau',
  url: 'https://www.fssai.gov.in',
};
const oldRegulations: Document = {
  title:
    'Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, before the 2026 change',
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
};
const schedule: Document = {
  title: 'Schedule 3 of the Licensing and Registration Regulations, 2011, before the 2026 change',
  publisher: 'FSSAI',
  url: 'https://foscos.fssai.gov.in',
};
const annualReturn: Document = {
  title: 'Regulation 2.1.13 and the order of 10 November 2022',
  publisher: 'FSSAI',
  url: 'https://foscos.fssai.gov.in',
};
const act = (where: string): Document => ({
  title: `Food Safety and Standards Act, 2006, ${where}`,
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
});

const reformDay = '2026-04-01';
/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(fees);

/** A fee of the schedule that ended with the 2026 change. The schedule after it was not seen. */
const oldFee = <Id extends string>(id: Id, value: FactValue) =>
  figure(id, value, { source: reported(schedule), until: '2026-03-31' });

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
      { value: before, source: unconfirmed(oldRegulations) },
      { value: now, from: reformDay },
    ],
    { source: reported(reform), reviewBy },
  );

/** The highest fine that a section of the Act allows. */
const penalty = <Id extends string>(id: Id, amount: number, where: string) =>
  figure(`fssai.penalty.${id}`, rupees(amount), {
    source: unconfirmed(act(where)),
    reviewBy: rules,
  });

/** Every figure of the FSSAI guide. */
export const fssaiFacts = [
  reformed('fssai.registration.turnover-max', rupees(1_200_000), rupees(15_000_000)),
  reformed('fssai.state.turnover-max', rupees(200_000_000), rupees(500_000_000)),
  reformed('fssai.validity', years(1, 5), { unit: 'words', key: 'no-end-date' }, rules),
  reformed('fssai.renewal', days(30), { unit: 'words', key: 'no-renewal' }, rules),
  figure(
    'fssai.vendor.fee',
    { unit: 'words', key: 'nothing' },
    { source: reported(reform), from: reformDay },
  ),
  oldFee('fssai.registration.fee', rupees(100)),
  oldFee('fssai.state.fee', rupees(2000, 5000)),
  oldFee('fssai.state.fee.most', rupees(2000)),
  oldFee('fssai.state.fee.small-maker', rupees(3000)),
  oldFee('fssai.state.fee.large-maker', rupees(5000)),
  oldFee('fssai.central.fee', rupees(7500)),
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
  figure('fssai.penalty.no-licence', rupees(1_000_000), {
    source: reported(act('section 63, as amended by the Jan Vishwas Act, 2023')),
    reviewBy: rules,
  }),
  penalty('sub-standard', 500_000, 'section 51'),
  penalty('misbranded', 300_000, 'section 52'),
  penalty('misleading-advertisement', 1_000_000, 'section 53'),
  penalty('unhygienic', 100_000, 'section 56'),
  penalty('unsafe', 300_000, 'section 59(i)'),
  figure('fssai.penalty.unsafe-prison', months(3), {
    source: unconfirmed(act('section 59(i)')),
    reviewBy: rules,
  }),
  penalty('other', 200_000, 'section 58'),
] as const satisfies readonly Fact[];
