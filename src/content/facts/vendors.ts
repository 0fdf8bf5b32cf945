import { copyOfAct } from './sources.ts';
import { readOn, reviewedBefore, rupees, unconfirmed, years } from './make.ts';
import type { Document, Fact } from './types.ts';

const { law, reported } = readOn('2026-11-23');

/** Copies of single sections of the Street Vendors Act, on the pages where we read them. */
const act = (where: string, copyOn: string, url: Document['url']): Document => ({
  title: `Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, ${where}`,
  publisher: `Parliament of India, copy of ${copyOn}`,
  url,
});
const survey = (where: string): Document =>
  act(
    where,
    'lawgist.in',
    'https://lawgist.in/street-vendors-protection-of-livelihood-and-regulation-of-street-vending-act/3',
  );
const relocation = (where: string): Document =>
  act(
    where,
    'aaptaxlaw.com',
    'https://www.aaptaxlaw.com/street-vendors-act-2014/section-18-street-vendors-act-relocation-or-eviction-of-street-vendors-section-18-of-street-vendors-act-2014.html',
  );
const committee: Document = act(
  'section 22(2)(d)',
  'actsofindia.in',
  'https://actsofindia.in/section-details/?sectionid=8763',
);
const seizure = copyOfAct(
  'Street Vendors (Protection of Livelihood and Regulation of Street Vending) Act, 2014, section 19(2)',
  'the-street-vendors-protection-of-livelihood-and-regulation-of-street-vending-act-2014/part-001.md#section-19---seizure-and-reclaiming-of-goods',
);

const ages: Document = {
  title: 'Street Vendors Act, 2014: matrix of the rules of the states, age under section 36(2)(a)',
  publisher: 'Centre for Civil Society',
  url: 'https://imgcdn.ccs.in/svm_matrix/SVA_Rules_Matrix.html',
};
const telanganaScheme: Document = {
  title:
    'Telangana State Street Vending Scheme, 2016 (G.O. Ms. No. 11 of 5 January 2016), registration fee and renewal',
  publisher: 'The Hans India, 6 January 2016',
  url: 'https://www.thehansindia.com/posts/index/Telangana/2016-01-06/Govt-to-regularise-street-vendors-in-TS/198240',
};
const cashback: Document = {
  title: 'PM SVANidhi, as restructured in August 2025: cashback for digital payments',
  publisher: 'Angel One',
  url: 'https://www.angelone.in/news/government-schemes/pm-svanidhi-credit-card-launched-eligibility-rewards-cashback-and-application-process-explained',
};
const loan: Document = {
  title: 'PM SVANidhi, as restructured by the Union Cabinet in August 2025',
  publisher: 'Ministry of Housing and Urban Affairs',
  url: 'https://pmsvanidhi.mohua.gov.in',
};
const scales: Document = {
  title: 'Legal Metrology (General) Rules, 2011, Rule 27',
  publisher: 'legalmetrology.in, a private firm',
  url: 'https://www.legalmetrology.in/registration/legal-metrology-stamping/',
};

/** Amounts move more often than the text of an Act, so they are looked at again sooner. */
const amounts = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

/** Every figure about street vending. The amounts of the vendors' loan stand with the other loans, in `msme.ts`. */
export const vendorFacts = [
  figure('vendor.survey-years', years(5), { source: law(survey('section 3(1)')) }),
  figure(
    'vendor.zone-share',
    { unit: 'percent', amount: 2.5 },
    { source: law(survey('section 3(2)')) },
  ),
  figure('vendor.age-min', years(14), {
    source: law(
      act(
        'section 4(1)',
        'casemine.com',
        'https://www.casemine.com/act/in/64b63c935240a75ca51e7da6/amp',
      ),
    ),
  }),
  figure('vendor.age.telangana', years(18), { source: reported(ages) }),
  figure('vendor.age.andhra', years(18), { source: reported(ages) }),
  figure(
    'vendor.notice',
    { unit: 'days', amount: 30 },
    { source: law(relocation('section 18(3)')) },
  ),
  figure('vendor.default-penalty', rupees(250), {
    source: law(relocation('section 18(5)')),
    reviewBy: amounts,
  }),
  figure('vendor.return-goods', { unit: 'working-days', amount: 2 }, { source: law(seizure) }),
  figure('vendor.return-perishable', { unit: 'words', key: 'same-day' }, { source: law(seizure) }),
  figure('vendor.committee-vendors', { unit: 'percent', amount: 40 }, { source: law(committee) }),
  figure('vendor.committee-women', { unit: 'words', key: 'one-third' }, { source: law(committee) }),
  figure('vendor.plan-years', years(5), {
    source: law(
      act(
        'section 21(1)',
        'indianlawsinfo.com',
        'https://www.indianlawsinfo.com/Home/Section/6071/Section-21-in-The-Street-Vendors-(Protection-of-Livelihood-and-Regulation-of-Street-Vending)-Act,-2014/Plan-for-street-vending%5E',
      ),
    ),
  }),
  figure('vendor.penalty', rupees(2000), {
    source: law(
      act(
        'section 28',
        'advocatekhoj.com',
        'https://www.advocatekhoj.com/library/bareacts/streetvendors/28.php?Title=The%20Street%20Vendors%20%28Protection%20of%20Livelihood%20and%20Regulation%20of%20Street%20Vending%29%20Act,%202014&STitle=Penalty%20for%20contraventions',
      ),
    ),
    reviewBy: amounts,
  }),
  figure('vendor.telangana.fee.town', rupees(100), {
    source: reported(telanganaScheme),
    reviewBy: amounts,
  }),
  figure('vendor.telangana.fee.corporation', rupees(150), {
    source: reported(telanganaScheme),
    reviewBy: amounts,
  }),
  figure('vendor.telangana.fee.mission-city', rupees(200), {
    source: reported(telanganaScheme),
    reviewBy: amounts,
  }),
  figure('vendor.telangana.years', years(3), { source: reported(telanganaScheme) }),
  figure('vendor.loan.cashback', rupees(1600), {
    source: reported(cashback),
    reviewBy: amounts,
  }),
  figure(
    'vendor.loan.fee',
    { unit: 'words', key: 'nothing' },
    { source: unconfirmed(loan), reviewBy: amounts },
  ),
  figure('vendor.scale.electronic', { unit: 'months', amount: 12 }, { source: reported(scales) }),
  figure('vendor.scale.beam', { unit: 'months', amount: 24 }, { source: reported(scales) }),
] as const satisfies readonly Fact[];
