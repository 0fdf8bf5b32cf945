import { count, days, percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, FactValue, Document, Source } from './types.ts';

const { reported } = readOn('2026-11-20');
const professions = readOn('2026-11-23');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/**
 * Figures that only sums need: tax slabs, interest, shares and steps that no guide speaks of. Source of
 * every row: the fact file, 1.3, 1.5, 1.7 and 4.1 to 4.16.
 */
const incomeTax = (where: string): Document => ({
  title: `Income-tax Act, 2025, ${where}`,
  publisher: 'Income Tax Department',
  url: 'https://www.incometax.gov.in',
});
const slabs = incomeTax('new regime; rates left as they were by the Budget of 2026');
const deposit: Document = { ...incomeTax(''), title: 'Income-tax Rules, 2026, rule 218' };
const gratuity: Document = {
  title: 'Code on Social Security, 2020, Chapter V',
  publisher: 'Ministry of Labour and Employment',
  url: 'https://labour.gov.in',
};
const turnoverMethod: Document = {
  title: 'RBI directions on working capital of small firms (turnover method)',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};
const trademarkSchedule: Document = {
  title: 'Trade Marks Rules, 2017, First Schedule',
  publisher: 'Controller General of Patents, Designs and Trade Marks',
  url: 'https://ipindia.gov.in',
};
const llpRules: Document = {
  title: 'LLP (Amendment) Rules, 2022',
  publisher: 'Ministry of Corporate Affairs',
  url: 'https://www.mca.gov.in',
};
const constitution: Document = {
  title: 'Constitution of India, Article 276(2), explained',
  publisher: 'r2b.in',
  url: 'https://www.r2b.in/pt-return-filing',
};
const andhra: Document = {
  title: 'Andhra Pradesh professional tax, rates',
  publisher: 'Andhra Pradesh Commercial Taxes',
  url: 'https://apct.gov.in/gstportal/GST_Portal/AboutAPPT/R_Tarrifs.aspx',
};
const karnataka: Document = {
  title: 'Karnataka Act 33 of 2025, professional tax',
  publisher: 'Karnataka Gazette, copy of taxguru.in',
  url: 'https://taxguru.in/corporate-law/karnataka-tax-profession-trades-callings-employments-amendment-act2025.html',
};
const karnatakaFree: Document = {
  title: 'Karnataka professional tax from 1 April 2025',
  publisher: 'Lexplosion',
  url: 'https://lexplosion.in/?p=142885',
};
const maharashtra: Document = {
  title: 'Maharashtra profession tax, Schedule I, from 1 April 2023',
  publisher: 'mptinformation.in',
  url: 'https://mptinformation.in/showchart.asp?str=mptratsal',
};

/** A fee, rate or limit that moves often. */
const fee = <Id extends string>(id: Id, value: FactValue, source: Source) =>
  figure(id, value, { source, reviewBy: fees });

/** A slice of income in the new regime: up to where it goes, and its rate. */
const slab = <Step extends number>(number: Step, upTo: number, rate: number) => [
  fee(`income-tax.slab.${number}.up-to`, rupees(upTo), unconfirmed(slabs)),
  fee(`income-tax.slab.${number}.rate`, percent(rate), unconfirmed(slabs)),
];

/** How many normal fees a late LLP form costs up to a day: of a small LLP, and of any other. */
const lateLlp = <Step extends number>(
  step: Step,
  lastDay: number,
  small: number,
  other: number,
) => [
  fee(`company.llp.late.${step}.days`, days(lastDay), reported(llpRules)),
  fee(`company.llp.late.${step}.small`, count('normal-fees', small), reported(llpRules)),
  fee(`company.llp.late.${step}.other`, count('normal-fees', other), reported(llpRules)),
];

/** Professional tax that rises with pay: nothing up to one wage, so much a month above it. */
const monthlyTax = <Id extends string>(
  id: Id,
  amounts: { free: number; month: number; february: number },
  source: Source,
  freeSource = source,
) => [
  fee(`professional-tax.${id}.free`, rupees(amounts.free), freeSource),
  fee(`professional-tax.${id}.month`, rupees(amounts.month), source),
  fee(`professional-tax.${id}.february`, rupees(amounts.february), source),
];

/** Every figure that is for sums alone. */
export const financeFacts = [
  ...slab(1, 400_000, 0),
  ...slab(2, 800_000, 5),
  ...slab(3, 1_200_000, 10),
  ...slab(4, 1_600_000, 15),
  ...slab(5, 2_000_000, 20),
  ...slab(6, 2_400_000, 25),
  fee('income-tax.slab.top.rate', percent(30), unconfirmed(slabs)),
  fee('income-tax.rebate.up-to', rupees(1_200_000), unconfirmed(slabs)),
  fee('income-tax.rebate.max', rupees(60_000), unconfirmed(slabs)),
  fee('income-tax.cess', percent(4), unconfirmed(slabs)),
  fee('income-tax.surcharge.above', rupees(5_000_000), unconfirmed(slabs)),

  fee(
    'income-tax.tds.late-deduction',
    percent(1),
    unconfirmed(incomeTax('interest on late deduction, as in section 201(1A) of the Act of 1961')),
  ),
  fee(
    'income-tax.tds.late-deposit',
    percent(1.5),
    unconfirmed(incomeTax('interest on late deposit, as in section 201(1A) of the Act of 1961')),
  ),
  figure(
    'income-tax.tds.deposit-march',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: reported(deposit), reviewBy: rules },
  ),
  fee('income-tax.tds.statement-day', rupees(200), reported(incomeTax('section 427'))),

  figure('labour.gratuity.season-days', days(7), { source: unconfirmed(gratuity) }),
  figure(
    'labour.gratuity.part-year',
    { unit: 'months', amount: 6 },
    { source: unconfirmed(gratuity) },
  ),

  fee('working-capital.max', rupees(50_000_000), unconfirmed(turnoverMethod)),

  fee('trademark.fee.opposition-paper', rupees(3000), reported(trademarkSchedule)),
  fee('trademark.fee.renewal-paper', rupees(10_000), reported(trademarkSchedule)),
  fee('trademark.fee.renewal-late-paper', rupees(5000), reported(trademarkSchedule)),
  fee('trademark.fee.restoration-paper', rupees(10_000), unconfirmed(trademarkSchedule)),

  ...lateLlp(1, 15, 1, 1),
  ...lateLlp(2, 30, 2, 4),
  ...lateLlp(3, 60, 4, 8),
  ...lateLlp(4, 90, 6, 12),
  ...lateLlp(5, 180, 10, 20),
  ...lateLlp(6, 360, 15, 30),
  fee('company.llp.late.day-small', rupees(10), reported(llpRules)),
  fee('company.llp.late.day-other', rupees(20), reported(llpRules)),

  fee('professional-tax.max', rupees(2500), professions.reported(constitution)),
  fee('professional-tax.andhra.free', rupees(15_000), professions.official(andhra)),
  fee('professional-tax.andhra.middle-max', rupees(20_000), professions.official(andhra)),
  fee('professional-tax.andhra.middle', rupees(150), professions.official(andhra)),
  fee('professional-tax.andhra.high', rupees(200), professions.official(andhra)),
  ...monthlyTax(
    'karnataka',
    { free: 25_000, month: 200, february: 300 },
    professions.law(karnataka),
    professions.reported(karnatakaFree),
  ),
  fee('professional-tax.maharashtra.free', rupees(7500), professions.reported(maharashtra)),
  fee('professional-tax.maharashtra.middle', rupees(175), professions.reported(maharashtra)),
  ...monthlyTax(
    'maharashtra-men',
    { free: 10_000, month: 200, february: 300 },
    professions.reported(maharashtra),
  ),
  ...monthlyTax(
    'maharashtra-women',
    { free: 25_000, month: 200, february: 300 },
    professions.reported(maharashtra),
  ),
] as const satisfies readonly Fact[];
