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
const fee = (
  id: string,
  label: string,
  value: FactValue,
  source: Source,
  confidence: 'V' | 'S',
): Fact => figure(id, label, value, { source, confidence, review: fees });

/** A slice of income in the new regime: up to where it goes, and its rate. */
const slab = (number: number, upTo: number, rate: number): readonly Fact[] => [
  fee(
    `income-tax.slab.${number}.up-to`,
    `Income tax, slice ${number}: income up to`,
    rupees(upTo),
    slabs,
    'S',
  ),
  fee(
    `income-tax.slab.${number}.rate`,
    `Income tax, slice ${number}: rate`,
    percent(rate),
    slabs,
    'S',
  ),
];

/** How many normal fees a late LLP form costs up to a day: of a small LLP, and of any other. */
const lateLlp = (step: number, lastDay: number, small: number, other: number): readonly Fact[] => [
  fee(
    `company.llp.late.${step}.days`,
    `LLP form, step ${step} of lateness: up to`,
    days(lastDay),
    llpRules,
    'V',
  ),
  fee(
    `company.llp.late.${step}.small`,
    `LLP form, step ${step}: a small LLP adds`,
    count('normal fees', small),
    llpRules,
    'V',
  ),
  fee(
    `company.llp.late.${step}.other`,
    `LLP form, step ${step}: any other LLP adds`,
    count('normal fees', other),
    llpRules,
    'V',
  ),
];

/** Professional tax that rises with pay: nothing up to one wage, so much a month above it. */
const monthlyTax = (
  id: string,
  label: string,
  amounts: { free: number; month: number; february: number },
  source: Source,
  confidence: 'V' | 'S',
): readonly Fact[] => [
  fee(
    `professional-tax.${id}.free`,
    `${label}: the limit`,
    rupees(amounts.free),
    source,
    confidence,
  ),
  fee(
    `professional-tax.${id}.month`,
    `${label}: tax a month`,
    rupees(amounts.month),
    source,
    confidence,
  ),
  fee(
    `professional-tax.${id}.february`,
    `${label}: tax in February`,
    rupees(amounts.february),
    source,
    confidence,
  ),
];

/** Every figure that is for sums alone. */
export const financeFacts: readonly Fact[] = [
  fee('gst.rate.bricks', 'Building bricks, without credit for tax paid', percent(6), bricks, 'S'),
  fee('gst.rate.bricks-credit', 'Building bricks, with credit', percent(12), bricks, 'S'),
  fee('gst.late-fee.gstr7-day', 'Late fee a day for GSTR-7', rupees(50), deductors, 'S'),
  fee(
    'gst.late-fee.gstr7-cap',
    'Most the late fee for GSTR-7 can be',
    rupees(2000),
    deductors,
    'S',
  ),

  ...slab(1, 400_000, 0),
  ...slab(2, 800_000, 5),
  ...slab(3, 1_200_000, 10),
  ...slab(4, 1_600_000, 15),
  ...slab(5, 2_000_000, 20),
  ...slab(6, 2_400_000, 25),
  fee('income-tax.slab.top.rate', 'Income tax above the last slice: rate', percent(30), slabs, 'S'),
  fee(
    'income-tax.rebate.up-to',
    'No income tax up to this ordinary income',
    rupees(1_200_000),
    slabs,
    'S',
  ),
  fee('income-tax.rebate.max', 'The rebate behind that, at most', rupees(60_000), slabs, 'S'),
  fee('income-tax.cess', 'Health and education cess on the tax', percent(4), slabs, 'S'),
  fee(
    'income-tax.surcharge.above',
    'A surcharge is added above this income',
    rupees(5_000_000),
    slabs,
    'S',
  ),

  fee(
    'income-tax.tds.late-deduction',
    'Interest a month or part of it on tax deducted late',
    percent(1),
    incomeTax('interest on late deduction, as in section 201(1A) of the Act of 1961'),
    'S',
  ),
  fee(
    'income-tax.tds.late-deposit',
    'Interest a month or part of it on tax deducted and paid in late',
    percent(1.5),
    incomeTax('interest on late deposit, as in section 201(1A) of the Act of 1961'),
    'S',
  ),
  figure(
    'income-tax.tds.deposit-march',
    'Tax deducted in March is paid in by',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: deposit, confidence: 'V', review: rules },
  ),
  fee(
    'income-tax.tds.statement-day',
    'Fee a day for a late TDS statement, never above the tax',
    rupees(200),
    incomeTax('section 427'),
    'V',
  ),

  figure(
    'labour.gratuity.season-days',
    'Gratuity for seasonal work: days of wages for each season',
    days(7),
    { source: gratuity, confidence: 'S' },
  ),
  figure(
    'labour.gratuity.part-year',
    'Gratuity: a part of a year counts as a year above',
    { unit: 'months', amount: 6 },
    { source: gratuity, confidence: 'S' },
  ),

  fee(
    'working-capital.max',
    'This way of reckoning is for limits up to',
    rupees(50_000_000),
    turnoverMethod,
    'S',
  ),

  fee(
    'trademark.fee.opposition-paper',
    'Opposing someone else’s mark, on paper',
    rupees(3000),
    trademarkSchedule,
    'V',
  ),
  fee(
    'trademark.fee.renewal-paper',
    'Renewal, per class, on paper',
    rupees(10_000),
    trademarkSchedule,
    'V',
  ),
  fee(
    'trademark.fee.renewal-late-paper',
    'Added when renewed in the months of grace, on paper',
    rupees(5000),
    trademarkSchedule,
    'V',
  ),
  fee(
    'trademark.fee.restoration-paper',
    'Restoring a mark after the grace, besides the renewal, on paper',
    rupees(10_000),
    trademarkSchedule,
    'S',
  ),

  ...lateLlp(1, 15, 1, 1),
  ...lateLlp(2, 30, 2, 4),
  ...lateLlp(3, 60, 4, 8),
  ...lateLlp(4, 90, 6, 12),
  ...lateLlp(5, 180, 10, 20),
  ...lateLlp(6, 360, 15, 30),
  fee(
    'company.llp.late.day-small',
    'LLP form, after the last step: a small LLP adds for each day',
    rupees(10),
    llpRules,
    'V',
  ),
  fee(
    'company.llp.late.day-other',
    'LLP form, after the last step: any other LLP adds for each day',
    rupees(20),
    llpRules,
    'V',
  ),

  fee('professional-tax.max', 'Professional tax: most in a year', rupees(2500), constitution, 'S'),
  fee(
    'professional-tax.andhra.free',
    'Andhra Pradesh: no professional tax on monthly pay up to',
    rupees(15_000),
    andhra,
    'S',
  ),
  fee(
    'professional-tax.andhra.middle-max',
    'Andhra Pradesh: the smaller tax up to monthly pay of',
    rupees(20_000),
    andhra,
    'S',
  ),
  fee(
    'professional-tax.andhra.middle',
    'Andhra Pradesh: the smaller tax a month',
    rupees(150),
    andhra,
    'S',
  ),
  fee(
    'professional-tax.andhra.high',
    'Andhra Pradesh: tax a month above that pay',
    rupees(200),
    andhra,
    'S',
  ),
  ...monthlyTax(
    'karnataka',
    'Karnataka, monthly pay of this or more',
    { free: 25_000, month: 200, february: 300 },
    karnataka,
    'V',
  ),
  fee(
    'professional-tax.maharashtra.free',
    'Maharashtra, men: no professional tax on monthly pay up to',
    rupees(7500),
    maharashtra,
    'S',
  ),
  fee(
    'professional-tax.maharashtra.middle',
    'Maharashtra, men: the smaller tax a month',
    rupees(175),
    maharashtra,
    'S',
  ),
  ...monthlyTax(
    'maharashtra-men',
    'Maharashtra, men, monthly pay above this',
    { free: 10_000, month: 200, february: 300 },
    maharashtra,
    'S',
  ),
  ...monthlyTax(
    'maharashtra-women',
    'Maharashtra, women, monthly pay above this',
    { free: 25_000, month: 200, february: 300 },
    maharashtra,
    'S',
  ),
];
