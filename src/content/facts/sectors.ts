import {
  count,
  date,
  days,
  months,
  everyYear,
  percent,
  readOn,
  reviewedBefore,
  rupees,
  years,
  dayOfMonth,
} from './make.ts';
import { copyOfAct } from './sources.ts';
import type { Document, Fact } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');
const readNow = readOn('2026-11-24');

const clinicDecision = copyOfAct(
  'Clinical Establishments (Registration and Regulation) Act, 2010, section 15',
  'the-clinical-establishments-registration-and-regulation-act-2010/part-001.md#section-15---provisional-certificate',
);
const clinicProvisional = copyOfAct(
  'Clinical Establishments (Registration and Regulation) Act, 2010, section 17',
  'the-clinical-establishments-registration-and-regulation-act-2010/part-001.md#section-17---validity-of-provisional-registration',
);
const clinicPermanent = copyOfAct(
  'Clinical Establishments (Registration and Regulation) Act, 2010, section 30(2)',
  'the-clinical-establishments-registration-and-regulation-act-2010/part-001.md#section-30---certificate-of-permanent-registration',
);
const waterConsent = copyOfAct(
  'Water (Prevention and Control of Pollution) Act, 1974, section 25(7); Air Act, 1981, section 21(4), says the same',
  'the-water-prevention-and-control-of-pollution-act-1974/part-001.md#section-25---restrictions-on-new-outlets-and-new-discharges',
);
const permitDuration = copyOfAct(
  'Motor Vehicles Act, 1988, section 81(1)',
  'the-motor-vehicles-act-1988/part-003.md#section-81---duration-and-renewal-of-permits',
);

/**
 * Figures that belong to one line of business, or to starting one, and to none of the guides.
 * What was read, and what was not found: docs/law-review/food-goods.md.
 */
const scales: Document = {
  title: 'Legal Metrology Act, 2009, section 25, as amended in 2023',
  publisher: 'legalitysimplified.com',
  url: 'https://www.legalitysimplified.com/ministry-announces-amendment-to-legal-metrology-act/',
};
const improvementNotice: Document = {
  title: 'Legal Metrology Act, 2009, section 15(6), inserted by the Jan Vishwas Act, 2026',
  publisher: 'NationPress',
  url: 'https://www.nationpress.com/business/govt-introduces-improvement-notice-mechanism-to-boost-ease-of-doing-business',
};
const packets: Document = {
  title: 'Legal Metrology (Packaged Commodities) Rules, 2011, rule 3',
  publisher: 'Fox Mandal',
  url: 'https://foxmandal.in/News/amendments-proposed-to-packaged-commodities-rules',
};
const packers: Document = {
  title: 'Legal Metrology (Packaged Commodities) Rules, 2011, rule 27',
  publisher: 'Legal Metrology Department of Kerala',
  url: 'https://lmd.kerala.gov.in/?p=793',
};
const originFilter: Document = {
  title: 'Legal Metrology (Packaged Commodities) Amendment Rules, 2026, G.S.R. 128(E), rule 6(10A)',
  publisher: 'Copy of the notification on taxguru.in',
  url: 'https://taxguru.in/?p=1026657',
};
const carryBags: Document = {
  title: 'Release of 25 July 2024 on thin plastic bags (in Telugu)',
  publisher: 'Press Information Bureau',
  url: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2037218',
};
const waste: Document = {
  title: 'Solid Waste Management Rules, 2026, S.O. 388(E), rule 1(2)',
  publisher: 'Gazette of India, copy of gazettetracker.com',
  url: 'https://www.gazettetracker.com/gazette/CG-DL-E-28012026-269620',
};
const cosmetics: Document = {
  title: 'Cosmetics Rules, 2020, rule 23',
  publisher: 'Copy of the rule on rajpharmaconsultancy.com',
  url: 'https://rajpharmaconsultancy.com/manufacturing-marketing-2/',
};
const tobacco: Document = {
  title: 'Cigarettes and Other Tobacco Products Act, 2003, section 6 (in Hindi)',
  publisher: 'District of Deoghar',
  url: 'https://deoghar.nic.in/hi/राष्ट्रीय-तंबाकू-नियंत्र',
};
const realEstate: Document = {
  title: 'Real Estate (Regulation and Development) Act, 2016, section 3(2)(a)',
  publisher: 'Copy of the section in a paper of Argus Partners',
  url: 'https://www.argus-p.com/papers-publications/thought-paper/rera-regime-the-exemption-conundrum/',
};
const realEstateDecision: Document = {
  title: 'Real Estate (Regulation and Development) Act, 2016, section 5',
  publisher: 'Copy of the section on lawcodehub.com',
  url: 'https://www.lawcodehub.com/rera/5',
};
const buildingCess: Document = {
  title: 'Code on Social Security, 2020: cess on building, and houses that are let off',
  publisher: 'Onmanorama',
  url: 'https://www.onmanorama.com/news/kerala/2025/11/24/construction-cess-exemption-labour-codes-kerala.html',
};
const drugs: Document = {
  title: 'Floor of a medicine shop under the Drugs Rules, 1945',
  publisher: 'psrcompliance.com',
  url: 'https://www.psrcompliance.com/blog/drug-license-checklist-for-small-pharmacies',
};
const drugFees: Document = {
  title: 'Drugs Rules, 1945: licences to sell medicines, forms and fees',
  publisher: 'drugscontrol.org',
  url: 'https://drugscontrol.org/sale-applications-licenses-fees-penalty.php',
};
const factories: Document = {
  title: 'Occupational Safety, Health and Working Conditions Code, 2020, section 2, “factory”',
  publisher: 'simpliance.in',
  url: 'https://www.simpliance.in/blog/definition-of-factory-under-the-oshwc-code-2020/',
};
const environment: Document = {
  title: 'Environment (Protection) Rules, 1986, rule 14',
  publisher: 'spans.co.in',
  url: 'https://spans.co.in/knowledge/form-v-annual-environmental-return/',
};
const takeBack: Document = {
  title: 'Plastic Waste Management Rules, 2016: yearly return',
  publisher: 'filemyepr.in',
  url: 'https://filemyepr.in/faq/plastics/compliance-and-reporting/',
};
const permits: Document = {
  title: 'Motor Vehicles Act, 1988, section 66',
  publisher: 'Transport Department of Goa',
  url: 'https://goatransport.gov.in/permit_types.php',
};
const usedVehicles: Document = {
  title: 'Central Motor Vehicles Rules, 1989, rule 55A',
  publisher: 'Copy of the rules by Commercial Law Publishers',
  url: 'https://ebook.commerciallawpublishers.com/fa/cmvr/files/basic-html/page103.html',
};
const codeFee: Document = {
  title: 'Fee for the import-export code, 2026',
  publisher: 'jscertification.in',
  url: 'https://jscertification.in/?p=7144',
};
const codeTerm: Document = {
  title: 'Import-export code: fee, time and validity',
  publisher: 'RegisterKaro',
  url: 'https://www.registerkaro.in/post/how-to-register-for-an-import-export-license',
};
const codeUpdate: Document = {
  title: 'DGFT notification 58/2015-2020, S.O. 656(E), 12 February 2021, paragraph 2.05',
  publisher: 'Copy of the notification on abcaus.in',
  url: 'https://abcaus.in/dgft/iec-data-updated-electronically-yearly-avoid-deactivation.html/amp',
};
const dataPenalty: Document = {
  title: 'Digital Personal Data Protection Act, 2023, section 8(5) and the Schedule',
  publisher: 'getastra.com',
  url: 'https://www.getastra.com/blog/compliance/dpdp-compliance/',
};
const incomeTax = (title: string, publisher: string, url: Document['url']): Document => ({
  title: `Income-tax Act, 2025, ${title}`,
  publisher,
  url,
});
const advanceTax = incomeTax(
  'section 408',
  'Copy of the section on aubsp.com',
  'https://www.aubsp.com/income-tax-act-2025-section-408/',
);
const advanceTaxFrom = incomeTax('section 404', 'aubsp.com', 'https://www.aubsp.com/2025/02/14/');
const goodsCarriages = incomeTax(
  'section 58(2), serial number 2',
  'Copy of the section on bagrodiaconsultants.com',
  'https://www.bagrodiaconsultants.com/detail/55551.aspx',
);
const professions = incomeTax(
  'section 58(2), serial number 3',
  'Copy of the section on eztax.in',
  'https://eztax.in/income-tax-act-2025/section-58',
);
const transporters = incomeTax(
  'section 58(2), serial number 2, explained',
  'Ready Filing, 14 February 2026',
  'https://readyfiling.com/2026/02/14/navigating-the-shift-presumptive-taxation-under-the-income-tax-act-2025',
);
const heavyVehicles: Document = {
  title:
    'Circular on section 44AE of the Act of 1961, which section 58 of the Act of 2025 replaced',
  publisher: 'TaxTMI',
  url: 'https://www.taxtmi.com/circulars?id=67277',
};
const professionLimits = incomeTax(
  'section 58, explained from the Bill',
  'Taxvic',
  'https://blog.taxvic.com/presumptive-taxation-section-58-under-budget-2025/',
);
const deductedTax: Document = {
  title: 'Income-tax Rules, 2026, rules 218 and 219',
  publisher: 'TaxHeal',
  url: 'https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html',
};
const workingCapital: Document = {
  title: 'Circular of the Reserve Bank of India on working capital, as quoted in a question paper',
  publisher: 'ixambee.com',
  url: 'https://ixambee.com/questions/finance-and-management/financial-management/297100',
};

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

const packing = { source: reported(packets) } as const;
const advance = { source: law(advanceTax) } as const;
const profession = { source: later.reported(professionLimits), reviewBy: limits } as const;
const deducted = { source: reported(deductedTax) } as const;
const credit = { source: reported(workingCapital) } as const;

const shops = [
  figure('sectors.scales.fine', rupees(100_000), { source: reported(scales) }),
  figure('sectors.scales.notice-since', date('2026-06-29'), {
    source: reported(improvementNotice),
  }),
  figure('sectors.packer.weight', count('kilograms-or-litres', 25), packing),
  figure('sectors.packer.sack', count('kilograms', 50), packing),
  figure('sectors.packer.fee', rupees(500), { source: law(packers), reviewBy: limits }),
  figure('sectors.origin-filter.since', date('2026-07-01'), { source: law(originFilter) }),
  figure('sectors.bag.thickness', count('microns', 120), { source: official(carryBags) }),
  figure('sectors.waste.four-kinds-since', date('2026-04-01'), { source: law(waste) }),
  figure('sectors.cosmetics.decision', days(45), { source: law(cosmetics) }),
  figure('sectors.tobacco.age', years(18), { source: official(tobacco) }),
  figure('sectors.tobacco.school', count('yards', 100), { source: official(tobacco) }),
];

const places = [
  figure('sectors.rera.area', count('square-metres', 500), { source: law(realEstate) }),
  figure('sectors.rera.flats', count('flats', 8), { source: law(realEstate) }),
  figure('sectors.rera.decision', days(30), { source: law(realEstateDecision) }),
  figure('sectors.clinic.decision', days(10), { source: readNow.law(clinicDecision) }),
  figure('sectors.clinic.provisional', months(12), { source: readNow.law(clinicProvisional) }),
  figure('sectors.clinic.permanent', years(5), { source: readNow.law(clinicPermanent) }),
  figure('sectors.pollution.decision', months(4), { source: readNow.law(waterConsent) }),
  figure('sectors.building-cess', percent(1), { source: reported(buildingCess) }),
  figure('sectors.building-cess.house', rupees(5_000_000), {
    source: reported(buildingCess),
    from: '2025-11-21',
  }),
  figure('sectors.drugs.shop-area', count('square-metres', 10), { source: reported(drugs) }),
  figure('sectors.drugs.both-area', count('square-metres', 15), { source: reported(drugs) }),
  figure('sectors.drugs.fee', rupees(1500), { source: reported(drugFees), reviewBy: limits }),
  figure('sectors.factory.with-power', count('workers', 20), {
    source: reported(factories),
    from: '2025-11-21',
  }),
  figure('sectors.factory.without-power', count('workers', 40), {
    source: reported(factories),
    from: '2025-11-21',
  }),
  figure('sectors.environment-statement.due', everyYear(30, 9), { source: reported(environment) }),
  figure('sectors.take-back.due', everyYear(30, 6), { source: reported(takeBack) }),
];

const roads = [
  figure('sectors.permit.weight', count('kilograms', 3000), { source: official(permits) }),
  figure('sectors.permit.validity', years(5), { source: readNow.law(permitDuration) }),
  figure('sectors.used-vehicles.validity', years(5), { source: law(usedVehicles) }),
  figure('sectors.used-vehicles.decision', days(30), { source: law(usedVehicles) }),
  figure('sectors.tax.vehicles', count('vehicles', 10), {
    source: law(goodsCarriages),
    reviewBy: limits,
  }),
  figure('sectors.tax.vehicle-month', rupees(7500), {
    source: later.reported(transporters),
    reviewBy: limits,
  }),
  figure('sectors.tax.heavy-tonne', rupees(1000), {
    source: law(goodsCarriages),
    reviewBy: limits,
  }),
  figure('sectors.tax.heavy-from', count('tonnes', 12), {
    source: later.reported(heavyVehicles),
    reviewBy: limits,
  }),
];

const abroad = [
  figure('sectors.iec.fee', rupees(500), { source: reported(codeFee), reviewBy: limits }),
  figure(
    'sectors.iec.validity',
    { unit: 'words', key: 'no-end-date' },
    { source: reported(codeTerm) },
  ),
  figure('sectors.iec.confirm-from', everyYear(1, 4), { source: law(codeUpdate) }),
  figure('sectors.iec.confirm-by', everyYear(30, 6), { source: law(codeUpdate) }),
];

const personalData = [
  figure('sectors.data.penalty', rupees(2_500_000_000), { source: reported(dataPenalty) }),
];

/** What nearly every business owes the income-tax office; the guides deal with GST and wages. */
const incomeTaxDates = [
  figure('sectors.tax.advance-above', rupees(10_000), { source: reported(advanceTaxFrom) }),
  figure('sectors.tax.advance-june', everyYear(15, 6), advance),
  figure('sectors.tax.advance-september', everyYear(15, 9), advance),
  figure('sectors.tax.advance-december', everyYear(15, 12), advance),
  figure('sectors.tax.advance-march', everyYear(15, 3), advance),
  figure('sectors.tax.deducted-day', dayOfMonth(7), deducted),
  figure('sectors.tax.deducted-july', everyYear(31, 7), deducted),
  figure('sectors.tax.deducted-october', everyYear(31, 10), deducted),
  figure('sectors.tax.deducted-january', everyYear(31, 1), deducted),
  figure('sectors.tax.deducted-may', everyYear(31, 5), deducted),
  figure('sectors.tax.profession-limit', rupees(5_000_000), profession),
  figure('sectors.tax.profession-limit-digital', rupees(7_500_000), profession),
  figure('sectors.tax.profession-share', percent(50), {
    source: law(professions),
    reviewBy: limits,
  }),
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
