import { count, everyYear, percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/**
 * Figures that belong to one line of business, or to starting one, and to none of the guides.
 * Source of every row: the fact file, 1.3, 1.8, 2.2, 4.8, 4.12 and 6.4.
 */
const india = 'https://www.indiacode.nic.in';
const law = (title: string): Document => ({ title, publisher: 'India Code', url: india });
const incomeTax = (title: string): Document => ({
  title,
  publisher: 'Income Tax Department',
  url: 'https://www.incometax.gov.in',
});
const metrology = (title: string): Document => ({
  title,
  publisher: 'Department of Consumer Affairs',
  url: 'https://consumeraffairs.nic.in',
});
const packets = metrology('Legal Metrology (Packaged Commodities) Rules, 2011');
const realEstate = law('Real Estate (Regulation and Development) Act, 2016, section 3');
const drugs = law('Drugs Rules, 1945');
const factories = law('Occupational Safety, Health and Working Conditions Code, 2020, section 2');
const dataLaw: Document = {
  title: 'Digital Personal Data Protection Act, 2023, and Rules, 2025',
  publisher: 'Ministry of Electronics and Information Technology',
  url: 'https://www.meity.gov.in',
};
const foreignTrade: Document = {
  title: 'Foreign Trade Policy, 2023, and DGFT notification of 2021 on the yearly update',
  publisher: 'Directorate General of Foreign Trade',
  url: 'https://www.dgft.gov.in',
};
const advanceTax = incomeTax('Income-tax Act, 2025, sections 404 and 408');
const presumptive = incomeTax('Income-tax Act, 2025, section 58');
const deductedTax = incomeTax('Income-tax Rules, 2026, rules 218 and 219');
const workingCapital: Document = {
  title: 'Turnover method for the working capital of micro and small enterprises',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

const packing = { source: reported(packets) } as const;
const advance = { source: reported(advanceTax) } as const;
const estimated = { source: reported(presumptive), reviewBy: limits } as const;
const deducted = { source: reported(deductedTax) } as const;
const credit = { source: unconfirmed(workingCapital) } as const;
const dataProtection = { source: reported(dataLaw) } as const;

const shops = [
  figure('sectors.scales.fine', rupees(100_000), {
    source: reported(metrology('Legal Metrology Act, 2009, as amended in 2023')),
  }),
  figure('sectors.packer.weight', count('kilograms-or-litres', 25), packing),
  figure('sectors.packer.sack', count('kilograms', 50), packing),
  figure('sectors.bag.thickness', count('microns', 120), {
    source: unconfirmed(law('Plastic Waste Management Rules, 2016, as amended')),
  }),
];

const places = [
  figure('sectors.rera.area', count('square-metres', 500), { source: unconfirmed(realEstate) }),
  figure('sectors.rera.flats', count('flats', 8), {
    source: unconfirmed(realEstate),
  }),
  figure('sectors.building-cess', percent(1), {
    source: reported(law('Code on Social Security, 2020, building workers')),
  }),
  figure('sectors.drugs.shop-area', count('square-metres', 10), { source: unconfirmed(drugs) }),
  figure('sectors.drugs.both-area', count('square-metres', 15), { source: unconfirmed(drugs) }),
  figure('sectors.factory.with-power', count('workers', 20), {
    source: unconfirmed(factories),
    from: '2025-11-21',
  }),
  figure('sectors.factory.without-power', count('workers', 40), {
    source: unconfirmed(factories),
    from: '2025-11-21',
  }),
  figure('sectors.environment-statement.due', everyYear(30, 9), {
    source: unconfirmed(law('Environment (Protection) Rules, 1986, rule 14')),
  }),
  figure('sectors.take-back.due', everyYear(30, 6), {
    source: unconfirmed(
      law('Rules on plastic waste and on e-waste under the Environment (Protection) Act, 1986'),
    ),
  }),
];

const roads = [
  figure('sectors.permit.weight', count('kilograms', 3000), {
    source: unconfirmed(law('Motor Vehicles Act, 1988, section 66')),
  }),
  figure('sectors.tax.vehicles', count('vehicles', 10), estimated),
  figure('sectors.tax.vehicle-month', rupees(7500), estimated),
  figure('sectors.tax.heavy-tonne', rupees(1000), estimated),
  figure('sectors.tax.heavy-from', count('tonnes', 12), estimated),
];

const abroad = [
  figure('sectors.iec.fee', rupees(500), {
    source: reported(foreignTrade),
    reviewBy: limits,
  }),
  figure('sectors.iec.confirm-from', everyYear(1, 4), { source: reported(foreignTrade) }),
  figure('sectors.iec.confirm-by', everyYear(30, 6), { source: reported(foreignTrade) }),
];

const personalData = [figure('sectors.data.penalty', rupees(2_500_000_000), dataProtection)];

/** What nearly every business owes the income-tax office; the guides deal with GST and wages. */
const incomeTaxDates = [
  figure('sectors.tax.advance-above', rupees(10_000), advance),
  figure('sectors.tax.advance-june', everyYear(15, 6), advance),
  figure('sectors.tax.advance-september', everyYear(15, 9), advance),
  figure('sectors.tax.advance-december', everyYear(15, 12), advance),
  figure('sectors.tax.advance-march', everyYear(15, 3), advance),
  figure('sectors.tax.deducted-day', count('day-of-the-next-month', 7), deducted),
  figure('sectors.tax.deducted-july', everyYear(31, 7), deducted),
  figure('sectors.tax.deducted-october', everyYear(31, 10), deducted),
  figure('sectors.tax.deducted-january', everyYear(31, 1), deducted),
  figure('sectors.tax.deducted-may', everyYear(31, 5), deducted),
  figure('sectors.tax.profession-limit', rupees(5_000_000), estimated),
  figure('sectors.tax.profession-limit-digital', rupees(7_500_000), estimated),
  figure('sectors.tax.profession-share', percent(50), estimated),
];

const starting = [
  figure('start.working-capital.need', percent(25), credit),
  figure('start.working-capital.bank', percent(20), credit),
  figure('start.working-capital.own', percent(5), credit),
];

/** Every figure of the sector pages and of the steps of starting a business. */
export const sectorFacts = [
  ...shops,
  ...places,
  ...roads,
  ...abroad,
  ...personalData,
  ...incomeTaxDates,
  ...starting,
] as const satisfies readonly Fact[];
