import type { Confidence, Fact, FactValue, FactVersion, Source } from './types.ts';

/** Food safety registration and licences. Source of every row: the fact file, A.2, 1.8 (FS), 2.2 and 4.13. */
const reform: Source = {
  title:
    'Food Safety and Standards (Licensing and Registration of Food Businesses) Amendment Regulations, 2026; PIB release of 13 March 2026',
  publisher: 'Press Information Bureau',
  url: 'https://www.fssai.gov.in',
};
const oldRegulations: Source = {
  title:
    'Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, before the 2026 change',
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
};
const schedule: Source = {
  title: 'Schedule 3 of the Licensing and Registration Regulations, 2011, before the 2026 change',
  publisher: 'FSSAI',
  url: 'https://foscos.fssai.gov.in',
};
const annualReturn: Source = {
  title: 'Regulation 2.1.13 and the order of 10 November 2022',
  publisher: 'FSSAI',
  url: 'https://foscos.fssai.gov.in',
};
const act = (where: string): Source => ({
  title: `Food Safety and Standards Act, 2006, ${where}`,
  publisher: 'FSSAI',
  url: 'https://www.fssai.gov.in',
});

const lastDayBefore = '2026-03-31';
const reformDay = '2026-04-01';
/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;

const rupees = (amount: number): FactValue => ({ unit: 'rupees', amount });

/** A fee of the schedule that ended with the 2026 change. The schedule after it was not seen. */
const oldFee = (value: FactValue): FactVersion => ({
  value,
  from: null,
  until: lastDayBefore,
  source: schedule,
  confidence: 'V',
  ...fees,
});
/** A rule that the 2026 change ended. */
const beforeReform = (value: FactValue, review: typeof fees | typeof rules): FactVersion => ({
  value,
  from: null,
  until: lastDayBefore,
  source: oldRegulations,
  confidence: 'S',
  ...review,
});
/** A rule that the 2026 change brought. */
const sinceReform = (value: FactValue, review: typeof fees | typeof rules): FactVersion => ({
  value,
  from: reformDay,
  until: null,
  source: reform,
  confidence: 'V',
  ...review,
});
/** A rule that this change did not touch. */
const standing = (
  value: FactValue,
  source: Source,
  confidence: Confidence,
  review: typeof fees | typeof rules,
): FactVersion => ({ value, from: null, until: null, source, confidence, ...review });

/** The highest fine that a section of the Act allows. */
const penalty = (
  id: string,
  label: string,
  amount: number,
  where: string,
  confidence: Confidence = 'S',
): Fact => ({
  id: `fssai.penalty.${id}`,
  label,
  versions: [standing(rupees(amount), act(where), confidence, rules)],
});

/** Every figure of the FSSAI guide. */
export const fssaiFacts = [
  {
    id: 'fssai.registration.turnover-max',
    label: 'Registration is enough up to this turnover in a year',
    versions: [beforeReform(rupees(1_200_000), fees), sinceReform(rupees(15_000_000), fees)],
  },
  {
    id: 'fssai.state.turnover-max',
    label: 'A state licence is enough up to this turnover in a year',
    versions: [beforeReform(rupees(200_000_000), fees), sinceReform(rupees(500_000_000), fees)],
  },
  {
    id: 'fssai.validity',
    label: 'How long a certificate or licence is valid',
    versions: [
      beforeReform({ unit: 'years', from: 1, to: 5 }, rules),
      sinceReform({ unit: 'words', key: 'no-end-date' }, rules),
    ],
  },
  {
    id: 'fssai.renewal',
    label: 'When to renew before the certificate ends',
    versions: [
      beforeReform({ unit: 'days', amount: 30 }, rules),
      sinceReform({ unit: 'words', key: 'no-renewal' }, rules),
    ],
  },
  {
    id: 'fssai.vendor.fee',
    label: 'Fee for a street vendor who counts as registered',
    versions: [sinceReform({ unit: 'words', key: 'nothing' }, fees)],
  },
  {
    id: 'fssai.registration.fee',
    label: 'Government fee for registration, a year',
    versions: [oldFee(rupees(100))],
  },
  {
    id: 'fssai.state.fee',
    label: 'Government fee for a state licence, a year, by kind of business',
    versions: [oldFee({ unit: 'rupees', from: 2000, to: 5000 })],
  },
  {
    id: 'fssai.state.fee.most',
    label: 'State licence fee a year: restaurants, shops and most others',
    versions: [oldFee(rupees(2000))],
  },
  {
    id: 'fssai.state.fee.small-maker',
    label: 'State licence fee a year: makers of less than a tonne a day',
    versions: [oldFee(rupees(3000))],
  },
  {
    id: 'fssai.state.fee.large-maker',
    label: 'State licence fee a year: makers of more than a tonne a day, and hotels',
    versions: [oldFee(rupees(5000))],
  },
  {
    id: 'fssai.central.fee',
    label: 'Government fee for a central licence, a year',
    versions: [oldFee(rupees(7500))],
  },
  {
    id: 'fssai.annual-return.due',
    label: 'Annual return of licensed makers and importers, for the year before',
    versions: [standing({ unit: 'day-of-year', month: 5, day: 31 }, annualReturn, 'V', rules)],
  },
  {
    id: 'fssai.annual-return.late-fee',
    label: 'Late fee for the annual return, a day',
    versions: [standing(rupees(100), annualReturn, 'V', fees)],
  },
  {
    id: 'fssai.annual-return.late-fee-cap',
    label: 'Most the late fee can come to, in annual licence fees',
    versions: [
      standing({ unit: 'count', amount: 5, of: 'annual licence fees' }, annualReturn, 'V', fees),
    ],
  },
  penalty(
    'no-licence',
    'Running a business that needs a licence without one',
    1_000_000,
    'section 63, as amended by the Jan Vishwas Act, 2023',
    'V',
  ),
  penalty('sub-standard', 'Selling sub-standard food', 500_000, 'section 51'),
  penalty('misbranded', 'Selling misbranded food', 300_000, 'section 52'),
  penalty(
    'misleading-advertisement',
    'A misleading advertisement for food',
    1_000_000,
    'section 53',
  ),
  penalty('unhygienic', 'Making or handling food in unclean conditions', 100_000, 'section 56'),
  penalty('unsafe', 'Selling unsafe food, even when nobody was hurt', 300_000, 'section 59(i)'),
  {
    id: 'fssai.penalty.unsafe-prison',
    label: 'Prison for unsafe food, even when nobody was hurt: at most',
    versions: [standing({ unit: 'months', amount: 3 }, act('section 59(i)'), 'S', rules)],
  },
  penalty('other', 'A breach for which the Act names no penalty of its own', 200_000, 'section 58'),
] as const satisfies readonly Fact[];
