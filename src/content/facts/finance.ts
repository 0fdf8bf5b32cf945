import { copyOfAct } from './sources.ts';
import { count, days, percent, reviewedBefore, rupees, readOn } from './make.ts';
import type { Fact, FactValue, Document, Source } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-28');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/**
 * Figures that only sums need: tax slabs, interest, shares and steps that no guide speaks of.
 * docs/law-review/schemes.md tells what was read and what was not found.
 */
const slabs: Document = {
  title: 'Income-tax Act, 2025, section 202: rates of the new regime',
  publisher: 'Upstox',
  url: 'https://upstox.com/news/personal-finance/tax/new-tax-regime-section-115-bac-becomes-section-202-in-the-new-tax-bill-slabs-rates-details-here/article-146273',
};
const rebate: Document = {
  title: 'Income-tax Act, 2025, section 156: rebate',
  publisher: 'CA Study',
  url: 'https://castudyweb.com/income-tax-section-202',
};
const cess: Document = {
  title: 'Finance Bill, 2026: health and education cess',
  publisher: 'TaxTMI',
  url: 'https://www.taxtmi.com/tmi_notes?id=2467',
};
/** The Finance Bill, 2026 left the rates as they were: https://www.taxtmi.com/tmi_notes?id=2469. */
const surcharge: Document = {
  title: 'Surcharge before the Budget of 2026, which left its rates as they were',
  publisher: 'Upstox, 20 January 2026',
  url: 'https://upstox.com/news/personal-finance/tax/surcharge-for-fy-2026-27-icai-suggests-raising-new-tax-regime-threshold-to-75-lakh-here-s-why/article-188044',
};
const lateTax: Document = {
  title: 'Income-tax Act, 2025, section 398(3)(a)(i)',
  publisher: 'AUBSP, copy of the section',
  url: 'https://www.aubsp.com/income-tax-act-2025-section-398/',
};
const lateDeposit: Document = {
  title: 'Income-tax Act, 2025, section 398(3)(a)(ii), as a calculator names it',
  publisher: 'CA Dattani Patel',
  url: 'https://www.cadattanipatel.com/TDSCalculator.aspx',
};
const lateStatement: Document = {
  title: 'Income-tax Act, 2025, section 427(1), as the Finance Bill, 2026 puts it',
  publisher: 'Sundeep Bimal & Associates, copy of the section',
  url: 'https://sundeepbimal.com/detail/55928.aspx',
};
const deposit: Document = {
  title: 'Income-tax Rules, 2026, rule 218',
  publisher: 'TaxHeal',
  url: 'https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html',
};
const gratuity = copyOfAct(
  'Code on Social Security, 2020, section 53(2)',
  'the-code-on-social-security-2020/part-002.md#section-53---payment-of-gratuity',
);
const turnoverMethod: Document = {
  title: 'Turnover method of the Nayak Committee: limits up to 5 crore',
  publisher: 'Bank Promotion Exam Guide',
  url: 'https://bankpromotionexamguide.com/q/iibf-msme-exam-top-190-questions-for-iibf-certificate-course-on-msme-2026/32/turnover-method-assessment-recommended-nayak-committee/',
};
const trademarkFees: Document = {
  title: 'Trade Marks Rules, 2017: fees of the First Schedule',
  publisher: 'Trademark Bazaar',
  url: 'https://www.trademarkbazaar.com/blog/trademark-fee-trademark-rules-2017',
};
const trademarkLate: Document = {
  title: 'Trade Marks Rules, 2017, First Schedule, late renewal on paper',
  publisher: 'LegalXCode',
  url: 'https://legalxcode.com/blogs/trademark-registration-fees-structure-in-india-a-guide',
};
const trademarkSchedule: Document = {
  title: 'Trade Marks Rules, 2017, First Schedule',
  publisher: 'Mumbai Trademark, copy of the schedule',
  url: 'https://mumbaitrademark.com/download-forms/',
};
const llpRules: Document = {
  title: 'LLP (Amendment) Rules, 2022, table of additional fees',
  publisher: 'TaxConcept',
  url: 'https://taxconcept.net/corporate-compliance-calendar/reduced-additional-fees-for-filing-of-annual-returns-of-llp/',
};
const constitution: Document = {
  title: 'Constitution of India, Article 276(2)',
  publisher: 'Tax Management India, copy of the article',
  url: 'https://www.taxmanagementindia.com/visitor/detail_act.asp?ID=9357&kw=Taxes-on-professions-trades-callings-and-employments',
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
const karnatakaShops: Document = {
  title: 'Karnataka professional tax, Schedule of 2023: employers of more than five',
  publisher: 'knowinfonow.com',
  url: 'https://www.knowinfonow.com/2023/03/no-professional-tax-payable-upto-rs-25000-00-pm-in-karnataka.html',
};
const maharashtra: Document = {
  title: 'Maharashtra State Tax on Professions Act, 1975, Schedule I, entry 1, since 1 April 2023',
  publisher: 'CAP India, copy of the entry',
  url: 'https://capindia.in/amendment-under-maharashtra-profession-tax',
};

/** A fee, rate or limit that moves often. */
const fee = <Id extends string>(id: Id, value: FactValue, source: Source) =>
  figure(id, value, { source, reviewBy: fees });

/** A slice of income in the new regime: up to where it goes, and its rate. */
const slab = <Step extends number>(number: Step, upTo: number, rate: number) => [
  fee(`income-tax.slab.${number}.up-to`, rupees(upTo), reported(slabs)),
  fee(`income-tax.slab.${number}.rate`, percent(rate), reported(slabs)),
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
  fee('income-tax.slab.top.rate', percent(30), reported(slabs)),
  fee('income-tax.rebate.up-to', rupees(1_200_000), reported(rebate)),
  fee('income-tax.rebate.max', rupees(60_000), reported(rebate)),
  fee('income-tax.cess', percent(4), readNow.reported(cess)),
  fee('income-tax.surcharge.above', rupees(5_000_000), readNow.reported(surcharge)),

  fee('income-tax.tds.late-deduction', percent(1), law(lateTax)),
  fee('income-tax.tds.late-deposit', percent(1.5), reported(lateDeposit)),
  figure(
    'income-tax.tds.deposit-march',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: reported(deposit), reviewBy: rules },
  ),
  fee('income-tax.tds.statement-day', rupees(200), law(lateStatement)),

  figure('labour.gratuity.season-days', days(7), { source: law(gratuity) }),
  figure('labour.gratuity.part-year', { unit: 'months', amount: 6 }, { source: law(gratuity) }),

  fee('working-capital.max', rupees(50_000_000), reported(turnoverMethod)),

  fee('trademark.fee.opposition-paper', rupees(3000), reported(trademarkFees)),
  fee('trademark.fee.renewal-paper', rupees(10_000), reported(trademarkFees)),
  fee('trademark.fee.renewal-late-paper', rupees(5000), reported(trademarkLate)),
  fee('trademark.fee.restoration-paper', rupees(10_000), readNow.reported(trademarkSchedule)),

  ...lateLlp(1, 15, 1, 1),
  ...lateLlp(2, 30, 2, 4),
  ...lateLlp(3, 60, 4, 8),
  ...lateLlp(4, 90, 6, 12),
  ...lateLlp(5, 180, 10, 20),
  ...lateLlp(6, 360, 15, 30),
  fee('company.llp.late.day-small', rupees(10), reported(llpRules)),
  fee('company.llp.late.day-other', rupees(20), reported(llpRules)),

  fee('professional-tax.max', rupees(2500), law(constitution)),
  fee('professional-tax.andhra.free', rupees(15_000), official(andhra)),
  fee('professional-tax.andhra.middle-max', rupees(20_000), official(andhra)),
  fee('professional-tax.andhra.middle', rupees(150), official(andhra)),
  fee('professional-tax.andhra.high', rupees(200), official(andhra)),
  ...monthlyTax(
    'karnataka',
    { free: 25_000, month: 200, february: 300 },
    law(karnataka),
    reported(karnatakaFree),
  ),
  fee('professional-tax.karnataka.shop-workers', count('workers', 6), reported(karnatakaShops)),
  fee('professional-tax.maharashtra.free', rupees(7500), law(maharashtra)),
  fee('professional-tax.maharashtra.middle', rupees(175), law(maharashtra)),
  ...monthlyTax('maharashtra-men', { free: 10_000, month: 200, february: 300 }, law(maharashtra)),
  ...monthlyTax('maharashtra-women', { free: 25_000, month: 200, february: 300 }, law(maharashtra)),
] as const satisfies readonly Fact[];
