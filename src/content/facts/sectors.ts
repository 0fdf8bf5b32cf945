import { count, everyYear, percent, reviewedOn, rupees } from './make.ts';
import type { Fact, Source } from './types.ts';

/**
 * Figures that belong to one line of business, or to starting one, and to none of the guides.
 * Source of every row: the fact file, 1.3, 1.8, 2.2, 4.8, 4.12 and 6.4.
 */
const india = 'https://www.indiacode.nic.in';
const law = (title: string): Source => ({ title, publisher: 'India Code', url: india });
const incomeTax = (title: string): Source => ({
  title,
  publisher: 'Income Tax Department',
  url: 'https://www.incometax.gov.in',
});
const metrology = (title: string): Source => ({
  title,
  publisher: 'Department of Consumer Affairs',
  url: 'https://consumeraffairs.nic.in',
});
const packets = metrology('Legal Metrology (Packaged Commodities) Rules, 2011');
const realEstate = law('Real Estate (Regulation and Development) Act, 2016, section 3');
const drugs = law('Drugs Rules, 1945');
const factories = law('Occupational Safety, Health and Working Conditions Code, 2020, section 2');
const dataLaw: Source = {
  title: 'Digital Personal Data Protection Act, 2023, and Rules, 2025',
  publisher: 'Ministry of Electronics and Information Technology',
  url: 'https://www.meity.gov.in',
};
const foreignTrade: Source = {
  title: 'Foreign Trade Policy, 2023, and DGFT notification of 2021 on the yearly update',
  publisher: 'Directorate General of Foreign Trade',
  url: 'https://www.dgft.gov.in',
};
const advanceTax = incomeTax('Income-tax Act, 2025, sections 404 and 408');
const presumptive = incomeTax('Income-tax Act, 2025, section 58');
const deductedTax = incomeTax('Income-tax Rules, 2026, rules 218 and 219');
const workingCapital: Source = {
  title: 'Turnover method for the working capital of micro and small enterprises',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

const packing = { source: packets, confidence: 'V' } as const;
const advance = { source: advanceTax, confidence: 'V' } as const;
const estimated = { source: presumptive, confidence: 'V', review: limits } as const;
const deducted = { source: deductedTax, confidence: 'V' } as const;
const credit = { source: workingCapital, confidence: 'S' } as const;
const dataProtection = { source: dataLaw, confidence: 'V' } as const;

const shops = [
  figure('sectors.scales.fine', rupees(100_000), {
    source: metrology('Legal Metrology Act, 2009, as amended in 2023'),
    confidence: 'V',
  }),
  figure('sectors.packer.weight', count('kilograms-or-litres', 25), packing),
  figure('sectors.packer.sack', count('kilograms', 50), packing),
  figure('sectors.bag.thickness', count('microns', 120), {
    source: law('Plastic Waste Management Rules, 2016, as amended'),
    confidence: 'S',
  }),
];

const places = [
  figure('sectors.rera.area', count('square-metres', 500), { source: realEstate, confidence: 'S' }),
  figure('sectors.rera.flats', count('flats', 8), {
    source: realEstate,
    confidence: 'S',
  }),
  figure('sectors.building-cess', percent(1), {
    source: law('Code on Social Security, 2020, building workers'),
    confidence: 'V',
  }),
  figure('sectors.drugs.shop-area', count('square-metres', 10), { source: drugs, confidence: 'S' }),
  figure('sectors.drugs.both-area', count('square-metres', 15), { source: drugs, confidence: 'S' }),
  figure('sectors.factory.with-power', count('workers', 20), {
    source: factories,
    confidence: 'S',
    from: '2025-11-21',
  }),
  figure('sectors.factory.without-power', count('workers', 40), {
    source: factories,
    confidence: 'S',
    from: '2025-11-21',
  }),
  figure('sectors.environment-statement.due', everyYear(30, 9), {
    source: law('Environment (Protection) Rules, 1986, rule 14'),
    confidence: 'S',
  }),
  figure('sectors.take-back.due', everyYear(30, 6), {
    source: law(
      'Rules on plastic waste and on e-waste under the Environment (Protection) Act, 1986',
    ),
    confidence: 'S',
  }),
];

const roads = [
  figure('sectors.permit.weight', count('kilograms', 3000), {
    source: law('Motor Vehicles Act, 1988, section 66'),
    confidence: 'S',
  }),
  figure('sectors.tax.vehicles', count('vehicles', 10), estimated),
  figure('sectors.tax.vehicle-month', rupees(7500), estimated),
  figure('sectors.tax.heavy-tonne', rupees(1000), estimated),
  figure('sectors.tax.heavy-from', count('tonnes', 12), estimated),
];

const abroad = [
  figure('sectors.iec.fee', rupees(500), {
    source: foreignTrade,
    confidence: 'V',
    review: limits,
  }),
  figure('sectors.iec.confirm-from', everyYear(1, 4), { source: foreignTrade, confidence: 'V' }),
  figure('sectors.iec.confirm-by', everyYear(30, 6), { source: foreignTrade, confidence: 'V' }),
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
