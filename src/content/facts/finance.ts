import { count, days, percent, reviewedOn, rupees } from './make.ts';
import type { Fact, FactValue, Source } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

/**
 * Figures that only sums need: tax slabs, interest, shares and steps that no guide speaks of. Source of
 * every row: the fact file, 1.3, 1.5, 1.7 and 4.1 to 4.16.
 */
const gst = (title: string): Source => ({
  title,
  publisher: 'Central Board of Indirect Taxes and Customs',
  url: 'https://cbic-gst.gov.in',
});
const incomeTax = (where: string): Source => ({
  title: `Income-tax Act, 2025, ${where}`,
  publisher: 'Income Tax Department',
  url: 'https://www.incometax.gov.in',
});
const bricks = gst('Rate notifications, building bricks');
const deductors = gst('CGST Act, 2017, section 47, and its late fee notifications');
const slabs = incomeTax('new regime; rates left as they were by the Budget of 2026');
const deposit: Source = { ...incomeTax(''), title: 'Income-tax Rules, 2026, rule 218' };
const gratuity: Source = {
  title: 'Code on Social Security, 2020, Chapter V',
  publisher: 'Ministry of Labour and Employment',
  url: 'https://labour.gov.in',
};
const turnoverMethod: Source = {
  title: 'RBI directions on working capital of small firms (turnover method)',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};
const trademarkSchedule: Source = {
  title: 'Trade Marks Rules, 2017, First Schedule',
  publisher: 'Controller General of Patents, Designs and Trade Marks',
  url: 'https://ipindia.gov.in',
};
const llpRules: Source = {
  title: 'LLP (Amendment) Rules, 2022',
  publisher: 'Ministry of Corporate Affairs',
  url: 'https://www.mca.gov.in',
};
const constitution: Source = {
  title: 'Constitution of India, Article 276(2)',
  publisher: 'Legislative Department',
  url: 'https://legislative.gov.in',
};
const andhra: Source = {
  title: 'Andhra Pradesh professional tax, slabs for employees',
  publisher: 'Government of Andhra Pradesh, Commercial Taxes',
  url: 'https://www.indiacode.nic.in',
};
const karnataka: Source = {
  title: 'Karnataka Act 33 of 2025, professional tax',
  publisher: 'Government of Karnataka, Commercial Taxes',
  url: 'https://www.indiacode.nic.in',
};
const maharashtra: Source = {
  title: 'Maharashtra State Tax on Professions Act, 1975, schedule',
  publisher: 'Government of Maharashtra, GST Department',
  url: 'https://www.indiacode.nic.in',
};

/** A fee, rate or limit that moves often. */
const fee = <Id extends string>(id: Id, value: FactValue, source: Source, confidence: 'V' | 'S') =>
  figure(id, value, { source, confidence, review: fees });

/** A slice of income in the new regime: up to where it goes, and its rate. */
const slab = <Step extends number>(number: Step, upTo: number, rate: number) => [
  fee(`income-tax.slab.${number}.up-to`, rupees(upTo), slabs, 'S'),
  fee(`income-tax.slab.${number}.rate`, percent(rate), slabs, 'S'),
];

/** How many normal fees a late LLP form costs up to a day: of a small LLP, and of any other. */
const lateLlp = <Step extends number>(
  step: Step,
  lastDay: number,
  small: number,
  other: number,
) => [
  fee(`company.llp.late.${step}.days`, days(lastDay), llpRules, 'V'),
  fee(`company.llp.late.${step}.small`, count('normal-fees', small), llpRules, 'V'),
  fee(`company.llp.late.${step}.other`, count('normal-fees', other), llpRules, 'V'),
];

/** Professional tax that rises with pay: nothing up to one wage, so much a month above it. */
const monthlyTax = <Id extends string>(
  id: Id,
  amounts: { free: number; month: number; february: number },
  source: Source,
  confidence: 'V' | 'S',
) => [
  fee(`professional-tax.${id}.free`, rupees(amounts.free), source, confidence),
  fee(`professional-tax.${id}.month`, rupees(amounts.month), source, confidence),
  fee(`professional-tax.${id}.february`, rupees(amounts.february), source, confidence),
];

/** Every figure that is for sums alone. */
export const financeFacts = [
  fee('gst.rate.bricks', percent(6), bricks, 'S'),
  fee('gst.rate.bricks-credit', percent(12), bricks, 'S'),
  fee('gst.late-fee.gstr7-day', rupees(50), deductors, 'S'),
  fee('gst.late-fee.gstr7-cap', rupees(2000), deductors, 'S'),

  ...slab(1, 400_000, 0),
  ...slab(2, 800_000, 5),
  ...slab(3, 1_200_000, 10),
  ...slab(4, 1_600_000, 15),
  ...slab(5, 2_000_000, 20),
  ...slab(6, 2_400_000, 25),
  fee('income-tax.slab.top.rate', percent(30), slabs, 'S'),
  fee('income-tax.rebate.up-to', rupees(1_200_000), slabs, 'S'),
  fee('income-tax.rebate.max', rupees(60_000), slabs, 'S'),
  fee('income-tax.cess', percent(4), slabs, 'S'),
  fee('income-tax.surcharge.above', rupees(5_000_000), slabs, 'S'),

  fee(
    'income-tax.tds.late-deduction',
    percent(1),
    incomeTax('interest on late deduction, as in section 201(1A) of the Act of 1961'),
    'S',
  ),
  fee(
    'income-tax.tds.late-deposit',
    percent(1.5),
    incomeTax('interest on late deposit, as in section 201(1A) of the Act of 1961'),
    'S',
  ),
  figure(
    'income-tax.tds.deposit-march',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: deposit, confidence: 'V', review: rules },
  ),
  fee('income-tax.tds.statement-day', rupees(200), incomeTax('section 427'), 'V'),

  figure('labour.gratuity.season-days', days(7), { source: gratuity, confidence: 'S' }),
  figure(
    'labour.gratuity.part-year',
    { unit: 'months', amount: 6 },
    { source: gratuity, confidence: 'S' },
  ),

  fee('working-capital.max', rupees(50_000_000), turnoverMethod, 'S'),

  fee('trademark.fee.opposition-paper', rupees(3000), trademarkSchedule, 'V'),
  fee('trademark.fee.renewal-paper', rupees(10_000), trademarkSchedule, 'V'),
  fee('trademark.fee.renewal-late-paper', rupees(5000), trademarkSchedule, 'V'),
  fee('trademark.fee.restoration-paper', rupees(10_000), trademarkSchedule, 'S'),

  ...lateLlp(1, 15, 1, 1),
  ...lateLlp(2, 30, 2, 4),
  ...lateLlp(3, 60, 4, 8),
  ...lateLlp(4, 90, 6, 12),
  ...lateLlp(5, 180, 10, 20),
  ...lateLlp(6, 360, 15, 30),
  fee('company.llp.late.day-small', rupees(10), llpRules, 'V'),
  fee('company.llp.late.day-other', rupees(20), llpRules, 'V'),

  fee('professional-tax.max', rupees(2500), constitution, 'S'),
  fee('professional-tax.andhra.free', rupees(15_000), andhra, 'S'),
  fee('professional-tax.andhra.middle-max', rupees(20_000), andhra, 'S'),
  fee('professional-tax.andhra.middle', rupees(150), andhra, 'S'),
  fee('professional-tax.andhra.high', rupees(200), andhra, 'S'),
  ...monthlyTax('karnataka', { free: 25_000, month: 200, february: 300 }, karnataka, 'V'),
  fee('professional-tax.maharashtra.free', rupees(7500), maharashtra, 'S'),
  fee('professional-tax.maharashtra.middle', rupees(175), maharashtra, 'S'),
  ...monthlyTax('maharashtra-men', { free: 10_000, month: 200, february: 300 }, maharashtra, 'S'),
  ...monthlyTax('maharashtra-women', { free: 25_000, month: 200, february: 300 }, maharashtra, 'S'),
] as const satisfies readonly Fact[];
