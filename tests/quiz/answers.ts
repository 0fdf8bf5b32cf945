import type { QuestionId } from './questions.ts';

/** What a reader of the built site finds. */
export type Answer =
  | PageAnswer
  /** No page says it, but the finder applies it: `finder-checks.ts` has a business on each side of the line. */
  | { verdict: 'right'; by: 'finder' }
  | { verdict: 'missing'; note: string };

/** An answer that stands on a page. */
export interface PageAnswer {
  /** not-confirmed: the page itself says that it could not confirm the answer. */
  verdict: 'right' | 'wrong' | 'not-confirmed';
  page: `/${string}`;
  /** The section with the answer; absent where it stands at the top of the page. */
  anchor?: string;
  /** Words of the page, with their figures, that decide the verdict. */
  words: readonly [string, ...string[]];
  note?: string;
}

/**
 * The answers of the site, read on the built pages on 23 November 2026. When a test says that words are gone, read the
 * page again and compare it with the expected answer and its source; never copy the new words without that.
 */
export const answers: Readonly<Record<QuestionId, Answer>> = {
  'vending/age': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['The Act sets the age at 14 years'],
  },
  'vending/age-state': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['Telangana and Andhra Pradesh ask for 18 years'],
  },
  'vending/legal-aid': {
    verdict: 'right',
    page: '/how-to-guides/free-lawyer',
    anchor: 'call',
    words: ['National legal aid: 15100'],
  },
  'vending/evict-before': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'if-an-officer-comes',
    words: [
      'Until it is, and certificates are given to all, nobody may be evicted or relocated (section 3(3))',
    ],
  },
  'vending/survey': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['The committee surveys all vendors, and again at least every 5 years'],
  },
  'vending/zone': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['up to 2.5% of the people of the ward, zone or town'],
  },
  'vending/notice': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'if-an-officer-comes',
    words: ['A certificate holder has 30 days from the notice'],
  },
  'vending/stay': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'your-duties',
    words: [
      'Staying after the notice to move has run out, a day ₹250 Never more than the value of the goods seized',
    ],
  },
  'vending/fine': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'your-duties',
    words: ['Vending without a certificate, or against its terms ₹2,000'],
  },
  'vending/committee': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['At least 40% of its members are vendors, elected by vendors'],
  },
  'vending/women': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'survey-and-certificate',
    words: ['one third of those are women'],
  },
  'vending/plan': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'your-rights',
    words: ['A new vending plan for the town every 5 years'],
  },
  'vending/police': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'if-an-officer-comes',
    words: ['Then neither police nor anyone else may stop you from vending (section 27)'],
  },
  'vending/ownership': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'your-duties',
    words: ['The certificate never makes the place your property (section 29)'],
  },
  'vending/loan-first': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'in-short',
    words: ['First loan, up to ₹15,000'],
  },
  'vending/loan-next': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'in-short',
    words: ['Second loan, up to ₹25,000', 'Third loan, up to ₹50,000'],
  },
  'vending/loan-until': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    words: ['without security, until 31 Mar 2030'],
  },
  'vending/loan-interest': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'in-short',
    words: ['Interest a year that comes back if you pay on time 7%'],
  },
  'vending/card': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'in-short',
    words: [
      'After the second loan is paid back on time there is also a RuPay credit card of up to ₹30,000',
    ],
  },
  'vending/cashback': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'in-short',
    words: ['Cashback for taking digital payments, up to ₹1,600'],
  },
  'vending/recommend': {
    verdict: 'right',
    page: '/blog/pm-svanidhi-loan',
    anchor: 'who',
    words: [
      'your name in the survey of vendors',
      'if you have neither, a Letter of Recommendation from the municipal body or the Town Vending Committee',
    ],
  },
  'vending/fee-telangana': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'questions',
    words: [
      '₹100 in towns, ₹150 in cities with a corporation and ₹200 in mission cities, and again after 3 years',
    ],
  },
  'vending/seized': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'if-an-officer-comes',
    words: [
      'What spoils comes back the same day, other goods within 2 working days, once you claim them and pay the fee (section 19)',
    ],
  },
  'vending/village': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    words: ['It is for towns and cities, not for railway land. In a village ask the panchayat'],
  },
  'vending/scale': {
    verdict: 'right',
    page: '/blog/street-vendor-compliance-india',
    anchor: 'tax-and-scales',
    words: [
      'Electronic scales are checked again after 12 months, weights and beam scales after 24 months',
    ],
  },
  'food/basic-limit': {
    verdict: 'right',
    page: '/fssai-compliance',
    words: ['Up to ₹1.5 crore a year, registration is enough'],
  },
  'food/state-limit': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'which-tier',
    words: ['State licence: from there up to ₹50 crore'],
  },
  'food/central': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'which-tier',
    words: ['Above this amount you need a central licence'],
  },
  'food/expires': {
    verdict: 'right',
    page: '/how-to-guides/fssai-annual-fee',
    words: ['Since 1 Apr 2026 a food certificate has no end date, so there is no renewal'],
  },
  'food/renew': {
    verdict: 'right',
    page: '/faq',
    anchor: 'what-do-i-need',
    words: [
      'Since 1 Apr 2026 registrations and licences have no end date',
      'Do not pay anybody for a “renewal”',
    ],
  },
  'food/deemed': {
    verdict: 'right',
    page: '/fssai-compliance',
    words: ['A street vendor with a vending certificate is already counted as registered'],
  },
  'food/fee-basic': {
    verdict: 'right',
    page: '/fssai-compliance',
    words: ['For registration it was ₹100 a year in the schedule that ended on 31 Mar 2026'],
  },
  'food/fee-state': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'fees',
    words: [
      'State licence: restaurants, shops, most others ₹2,000',
      'State licence: makers of more than a tonne a day, and hotels ₹5,000',
    ],
  },
  'food/fee-central': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'fees',
    words: ['Central licence ₹7,500'],
  },
  'food/fee-goes-on': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'validity',
    words: ['The annual fee. It goes on'],
  },
  'food/fee-day': {
    verdict: 'not-confirmed',
    page: '/fssai-compliance',
    anchor: 'validity',
    words: ['We have not found the day on which it falls due'],
  },
  'food/hawker-fee': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'street-vendors',
    words: ['Since 28 Sept 2024 who sells moving about pays nothing, by an order'],
  },
  'food/fair': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'street-vendors',
    words: ['For a fair the food office can register a stall for 3 months at most, at ₹100'],
  },
  'food/return': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'validity',
    words: ['The annual return, for licensed makers and importers only: by 31 May'],
  },
  'food/return-late': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'validity',
    words: ['Late filing costs ₹100 a day, at most 5 times the annual licence fee'],
  },
  'food/sub-standard': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: ['Sub-standard food ₹5 lakh'],
  },
  'food/misbranded': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: ['Misbranded food: a label that says what is not so ₹3 lakh'],
  },
  'food/advertisement': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: ['A misleading advertisement ₹10 lakh'],
  },
  'food/dirty': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: ['Unclean making or handling ₹1 lakh'],
  },
  'food/no-licence': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: ['Running without a licence when you need a licence ₹10 lakh'],
  },
  'food/unsafe': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'penalties',
    words: [
      'Unsafe food, even when nobody was hurt ₹3 lakh As well as the fine, prison of up to 3 months',
    ],
  },
  'food/water': {
    verdict: 'right',
    page: '/bis-registration',
    anchor: 'categories',
    words: ['Packed drinking water needs no BIS mark since 17 Oct 2024'],
  },
  'food/oil': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'risks',
    words: ['Edible oil is sold packed and labelled'],
  },
  'food/migrate': {
    verdict: 'right',
    page: '/fssai-compliance',
    anchor: 'what-changed',
    words: ['Then there is no fee for the move'],
  },
  'food/tobacco': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'risks',
    words: ['No tobacco to anybody under 18 years', 'none within 100 yards of a school'],
  },
  'gst/telangana': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['Telangana: goods or services ₹20 lakh'],
  },
  'gst/services': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['Most other states: services, or both ₹20 lakh'],
  },
  'gst/goods': {
    verdict: 'right',
    page: '/blog/gst-limit-telangana',
    anchor: 'the-rule',
    words: ['Most other states, goods only ₹40 lakh Andhra Pradesh, Karnataka, Maharashtra'],
  },
  'gst/special': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['Manipur, Mizoram, Nagaland, Tripura ₹10 lakh'],
  },
  'gst/pan-masala': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: [
      'A seller of ice cream, pan masala, tobacco, fly-ash or building bricks or roofing tiles has the line below',
    ],
  },
  'gst/other-state': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: [
      'Some must register at any turnover, among them: those who sell goods to another state',
    ],
  },
  'gst/marketplace': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['Since 1 Oct 2023 an enrolment number is enough below ₹20 lakh'],
  },
  'gst/marketplace-limit': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['even where the line for goods is higher, all inside one state'],
  },
  'gst/composition-marketplace': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['Goods on a marketplace are allowed since 1 Oct 2023, inside your state'],
  },
  'gst/composition-limit': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['Traders and makers 1% Up to ₹1.5 crore a year'],
  },
  'gst/composition-hill': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['In eight hill and north-eastern states the limit for goods is ₹75 lakh'],
  },
  'gst/trader-rate': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['Traders and makers 1%'],
  },
  'gst/restaurant-rate': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['Restaurants without alcohol 5%'],
  },
  'gst/service-rate': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['Services 6% Up to ₹50 lakh a year'],
  },
  'gst/service-share': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'composition',
    words: ['services of up to 10% of last year’s turnover, or ₹5 lakh if that is more'],
  },
  'gst/farmer': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-need-not',
    words: ['Nor need a farmer for his own crop'],
  },
  'gst/within': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'who-needs-it',
    words: ['Apply within 30 days of crossing the line'],
  },
  'gst/fast': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'steps',
    words: ['The two fast routes 3 working days', 'stays within ₹2.5 lakh a month'],
  },
  'gst/fee': {
    verdict: 'right',
    page: '/gst-compliance',
    words: ['Registration on the government portal is free'],
  },
  'gst/gstr3b': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Summary and payment (GSTR-3B) day 20'],
  },
  'gst/quarter': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['the southern, western and central states day 22 Telangana'],
  },
  'gst/quarter-limit': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Up to ₹5 crore of turnover you may file by the quarter'],
  },
  'gst/gstr1': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Sales, bill by bill (GSTR-1) day 11'],
  },
  'gst/cmp08': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Composition: statement and payment (CMP-08) day 18'],
  },
  'gst/gstr4': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Composition: yearly return (GSTR-4) 30 June'],
  },
  'gst/gstr9': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'returns',
    words: ['Annual return (GSTR-9), above ₹2 crore of turnover 31 December'],
  },
  'gst/audit': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'what-changed',
    words: ['That audit by an accountant was compulsory until 31 Jul 2021'],
  },
  'gst/late-fee': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'penalties',
    words: [
      'A day, for GSTR-1, GSTR-3B or GSTR-4 ₹50',
      'A day, when there is nothing to report ₹20',
    ],
  },
  'gst/interest': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'penalties',
    words: ['Interest a year on tax paid late 18%'],
  },
  'gst/e-invoice': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'larger',
    words: ['E-invoices, above a turnover of ₹5 crore'],
  },
  'gst/slab-28': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'rates',
    words: [
      'Lower rate: most everyday goods 5% Standard rate: most other goods and services 18% Luxury and harmful goods, fizzy drinks 40%',
      'Before: 28%, until 21 Sept 2025',
    ],
  },
  'gst/tobacco': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'rates',
    words: ['Pan masala, cigarettes and other tobacco 40%', 'Bidi 18%'],
  },
  'gst/clothes': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'rates',
    words: ['Clothes and shoes up to ₹2,500 a piece or pair bear 5%'],
  },
  'gst/salon': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'rates',
    words: ['Salons, barbers, gyms and yoga 5% Without credit'],
  },
  'gst/food-app': {
    verdict: 'right',
    page: '/gst-compliance',
    anchor: 'questions',
    words: ['For meals you cook, the app pays the GST'],
  },
  'tax/act': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['A new Income-tax Act is in force since 1 Apr 2026'],
  },
  'tax/return': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Business without an audit: stall, shop, freelancer, small firm 31 August'],
  },
  'tax/return-audit': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Company, or accounts that must be audited 31 October'],
  },
  'tax/belated': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Belated return, at the latest 31 December'],
  },
  'tax/revised': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Revised return 31 March'],
  },
  'tax/late-fee': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'late',
    words: ['Usually ₹5,000 Where the income is small ₹1,000 Up to an income of ₹5 lakh'],
  },
  'tax/presumptive': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'presumptive',
    words: [
      'Turnover at most ₹2 crore',
      'turnover at most ₹3 crore Cash of at most 5% of all receipts',
    ],
  },
  'tax/profit': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'presumptive',
    words: [
      'Assumed profit on receipts by bank, card or UPI 6%',
      'Assumed profit on cash receipts 8%',
    ],
  },
  'tax/advance': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'presumptive',
    words: ['Advance tax, in a single payment by 15 March'],
  },
  'tax/advance-four': {
    verdict: 'right',
    page: '/services/compliance',
    anchor: 'what-repeats',
    words: ['15 June, 15 September, 15 December, 15 March'],
  },
  'tax/audit': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Audit: turnover above ₹1 crore, or ₹10 crore where cash is at most 5%'],
  },
  'tax/audit-late': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Late: ₹75,000 up to a month, ₹1.5 lakh after it'],
  },
  'tax/audit-day': {
    verdict: 'right',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['Report of the audit 30 September'],
  },
  'tax/extended': {
    verdict: 'not-confirmed',
    page: '/blog/tax-return-date',
    anchor: 'dates',
    words: ['We could not check what was announced after the summer of this year'],
  },
  'tax/contract': {
    verdict: 'right',
    page: '/services/compliance',
    anchor: 'what-repeats',
    words: [
      'pay a contractor more than ₹30,000 at once or ₹1 lakh a year',
      'They cut 1% from a person, 2% from others',
    ],
  },
  'tax/deposit': {
    verdict: 'right',
    page: '/financial-hub/tds-interest',
    anchor: 'rule',
    words: ['Paid in by this day of the next month day 7', 'Cut in March: paid in by 30 April'],
  },
  'tax/statement-late': {
    verdict: 'right',
    page: '/financial-hub/tds-interest',
    anchor: 'rule',
    words: ['Statement late, a day ₹200', 'never more than the tax'],
  },
  'tax/deposit-late': {
    verdict: 'right',
    page: '/financial-hub/tds-interest',
    anchor: 'rule',
    words: ['Cut late, a month or part of it 1%', 'Paid in late, a month or part of it 1.5%'],
  },
  'tax/pan': {
    verdict: 'right',
    page: '/start-business/step/registration',
    anchor: 'at-a-glance',
    words: ['the instant e-PAN with Aadhaar is free'],
  },
  'tax/pan-needed': { verdict: 'right', by: 'finder' },
  'labour/codes': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'laws',
    words: [
      'Four codes took the place of 29 older central laws. They are in force since 21 Nov 2025',
    ],
  },
  'labour/wages': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: ['Pay by day 7 of the next month'],
  },
  'labour/final': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: ['Final dues within 2 working days'],
  },
  'labour/half': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: ['At least 50% of the pay must count as wages'],
  },
  'labour/bonus': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: ['is 8.33% to 20% of the yearly wages'],
  },
  'labour/bonus-workers': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: ['Bonus, from 20 workers'],
  },
  'labour/bonus-day': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: ['It goes to the worker’s bank account by 30 November'],
  },
  'labour/letter': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: ['An appointment letter, in writing, for every worker'],
  },
  'labour/pf-workers': {
    verdict: 'right',
    page: '/how-to-guides/esi-pf-registration',
    words: ['ESI begins at 10 workers, PF at 20'],
  },
  'labour/esi-workers': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'who-needs-it',
    words: [
      '10 workers ESI, gratuity',
      'In dangerous work that the government has notified, ESI begins at 1 worker',
    ],
  },
  'labour/pf-rate': {
    verdict: 'right',
    page: '/how-to-guides/esi-pf-payment',
    words: ['PF 12% from each'],
  },
  'labour/pf-ceiling': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'registration',
    words: ['It is compulsory for wages of up to ₹15,000 a month'],
  },
  'labour/pf-day': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'every-month',
    words: ['PF, by day 15'],
  },
  'labour/pf-scheme': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'laws',
    words: ['PF has a new scheme since 29 Jun 2026'],
  },
  'labour/esi-ceiling': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'registration',
    words: ['It covers workers with wages of up to ₹21,000 a month'],
  },
  'labour/esi-rate': {
    verdict: 'right',
    page: '/how-to-guides/esi-pf-payment',
    words: ['ESI 0.75% from the worker and 3.25% from you'],
  },
  'labour/esi-low': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'registration',
    words: [
      'By the rules until 8 May 2026, a worker on ₹176 a day or less paid nothing',
      'We could not confirm it in the new ones',
    ],
  },
  'labour/esi-after': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'laws',
    words: [
      'New central rules replaced them on 8 May 2026, and the shares stayed as they were',
      'We found no new regulations of ESIC on days and forms',
    ],
  },
  'labour/maternity': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'benefits',
    words: ['For 26 weeks; 12 weeks from the third child'],
  },
  'labour/gratuity-years': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: ['A permanent worker earns it after 5 years, a worker on a fixed term after 1 year'],
  },
  'labour/gratuity-sum': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: [
      'wages of 15 days for each year served, where 26 days make a month, and at most ₹20 lakh',
    ],
  },
  'labour/posh': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: [
      'An Internal Committee against sexual harassment, from 10 workers',
      'Without it the fine can reach ₹50,000',
    ],
  },
  'labour/posh-day': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'gratuity-bonus-committee',
    words: ['31 January is usual, but your district names the day'],
  },
  'labour/min-wage': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: [
      'Telangana announced ₹16,000 a month for unskilled work from 1 Jun 2026',
      'We have not read the order',
    ],
  },
  'labour/hours': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'from-the-first-worker',
    words: ['In Telangana at most 48 a week: 8 a day in a shop'],
  },
  'labour/pt-telangana': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'every-month',
    words: ['nothing up to ₹15,000 a month, ₹150 up to ₹20,000, ₹200 above'],
  },
  'labour/pt-karnataka': {
    verdict: 'right',
    page: '/states/karnataka',
    anchor: 'rules',
    words: ['On monthly pay of ₹25,000 or more: ₹200 a month, in February ₹300'],
  },
  'labour/pt-maharashtra': {
    verdict: 'right',
    page: '/states/maharashtra',
    anchor: 'rules',
    words: ['Women pay only above ₹25,000'],
  },
  'labour/lwf': {
    verdict: 'right',
    page: '/labour-law-compliance',
    anchor: 'every-month',
    words: ['from 20 workers, takes ₹2 from each worker and ₹5 from you, by 31 January'],
  },
  'labour/late-interest': {
    verdict: 'right',
    page: '/how-to-guides/esi-pf-payment',
    anchor: 'wrong',
    words: ['Interest is 12% a year'],
  },
  'city/shops-telangana': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'who-needs-it',
    words: ['In Telangana you register online within 30 days of opening'],
  },
  'city/shops-fee-none': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Fee: ₹100 without workers'],
  },
  'city/shops-fee-ten': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['₹100 without workers, ₹500 up to 5, ₹1,000 up to 10'],
  },
  'city/shops-renew': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'who-needs-it',
    words: ['No renewal, but pay the annual fee from 1 November to 1 December'],
  },
  'city/shops-late': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'who-needs-it',
    words: ['in December add 25%, later 50%'],
  },
  'city/shops-andhra': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Andhra Pradesh Everyone, within 30 days'],
  },
  'city/shops-maharashtra': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Maharashtra From 20 workers; smaller ones only inform'],
  },
  'city/shops-gujarat': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Gujarat From 20 workers'],
  },
  'city/shops-up': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Uttar Pradesh From 20 workers'],
  },
  'city/shops-rajasthan': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Rajasthan With more than 10 workers'],
  },
  'city/shops-tamil-nadu': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Tamil Nadu From 10 workers, within 6 months, for ₹100'],
  },
  'city/shops-delhi': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Delhi Everyone, online. Fee: nothing'],
  },
  'city/shops-karnataka': {
    verdict: 'right',
    page: '/start-business/step/compliance',
    anchor: 'shops-acts',
    words: ['Karnataka Everyone, within 30 days, for 5 years'],
  },
  'city/ghmc-rate': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'fees',
    words: [
      'On a road up to 20 feet wide ₹3 On a road of 20 to 30 feet ₹4 On a road wider than 30 feet ₹6',
    ],
  },
  'city/ghmc-late': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'renewal',
    words: ['A delay of up to 60 days 25%', 'A longer delay 50%'],
  },
  'city/ghmc-none': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'penalties',
    words: [
      'When it is found out: of the licence fee 100% Added for each month until you take the licence 10%',
    ],
  },
  'city/ghmc-split': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'what-changed',
    words: ['On 11 Feb 2026 the old GHMC area was divided between GHMC, Cyberabad and Malkajgiri'],
  },
  'city/ghmc-2027': {
    verdict: 'not-confirmed',
    page: '/blog/hyderabad-three-corporations',
    anchor: 'fees-and-dates',
    words: ['The dates for next year were not published when we last looked'],
  },
  'city/town': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'telangana',
    words: [
      'gives the licence at once, for two papers: proof of who you are, and a lease deed or other proof that you may use the place',
    ],
  },
  'city/village': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'telangana',
    words: ['Villages: the gram panchayat gives licences for trades, for two papers too'],
  },
  'city/delhi': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'what-changed',
    words: ['the property tax portal takes both: 15% of the tax, and the receipt is your licence'],
  },
  'city/bengaluru': {
    verdict: 'right',
    page: '/trade-license-compliance',
    anchor: 'cities',
    words: [
      'Renewal runs from 1 February to 28 February',
      'In March, added to the fee 25% From April, added to the fee 100%',
    ],
  },
  'city/fire': {
    verdict: 'right',
    page: '/fire-license',
    words: ['In Telangana: above 15 metres for a commercial building'],
  },
  'city/fire-hall': {
    verdict: 'right',
    page: '/restaurant',
    anchor: 'fire-and-gas',
    words: ['for halls on a plot above 500 square metres or from a height of 6 metres'],
  },
  'city/gas': {
    verdict: 'right',
    page: '/fire-license',
    anchor: 'equipment',
    words: ['Storing more than 100 kg of cooking gas needs a licence of its own'],
  },
  'company/members': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'private-limited',
    words: ['It has 2 to 200 shareholders'],
  },
  'company/resident': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'private-limited',
    words: ['one of them must have been in India for 182 days of the year'],
  },
  'company/capital': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'what-changed',
    words: ['Least paid-up capital of a private limited company no minimum'],
  },
  'company/llp': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'comparison',
    words: ['2 designated partners', 'One designated partner, 120 days'],
  },
  'company/spice': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'fees',
    words: ['Ministry, up to ₹15 lakh of authorised capital nothing'],
  },
  'company/commencement': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'after-registration',
    words: ['Declare the start of business (INC-20A) 180 days', 'No INC-20A: the company ₹50,000'],
  },
  'company/agm': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'every-year',
    words: [
      'Yearly meeting of the shareholders by 30 September; the first one within 9 months of the end of the first year',
    ],
  },
  'company/accounts': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'every-year',
    words: [
      'Accounts (AOC-4) within 30 days of that meeting',
      'Accounts or annual return late: a day, for each form ₹100',
    ],
  },
  'company/kyc': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'every-year',
    words: [
      'Each director confirms mobile, e-mail and address every third financial year, by 30 June',
    ],
  },
  'company/llp-forms': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'every-year',
    words: ['LLP: annual return (Form 11) by 30 May and accounts (Form 8) by 30 October'],
  },
  'company/small': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'what-changed',
    words: [
      'Since 1 Dec 2025 a company is small with up to ₹10 crore of paid-up capital and up to ₹100 crore of turnover',
    ],
  },
  'company/tm-fee': {
    verdict: 'right',
    page: '/how-to-guides/trademark-application',
    words: ['Each mark and class costs a person or small firm with Udyam ₹4,500, others ₹9,000'],
  },
  'company/tm-term': {
    verdict: 'right',
    page: '/trademark-registration',
    anchor: 'renewal',
    words: ['A registration lasts 10 years from the day of filing'],
  },
  'company/bill': {
    verdict: 'not-confirmed',
    page: '/company-registration',
    anchor: 'news',
    words: ['came before Parliament. We could not confirm its result'],
  },
  'company/ccfs': {
    verdict: 'right',
    page: '/company-registration',
    anchor: 'news',
    words: [
      '15 Apr 2026 to 15 Jul 2026: old annual filings could be made good at a part of the late fee. We treat this scheme as closed',
    ],
  },
  'schemes/micro': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'which-class',
    words: ['Micro: investment up to ₹2.5 crore', 'Micro: and turnover up to ₹10 crore'],
  },
  'schemes/small': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'which-class',
    words: ['Small: investment up to ₹25 crore', 'Small: and turnover up to ₹100 crore'],
  },
  'schemes/udyam': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'fees',
    words: ['Government fee nothing To register, to change details, to print the certificate'],
  },
  'schemes/late-days': {
    verdict: 'right',
    page: '/how-to-guides/late-payer',
    anchor: 'steps',
    words: ['No date agreed: 15 days. Date agreed: that date, but never more than 45 days'],
  },
  'schemes/late-interest': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'late-payment',
    words: ['interest each month on interest, at this many times the Reserve Bank’s bank rate 3'],
  },
  'schemes/mudra': {
    verdict: 'right',
    page: '/how-to-guides/mudra-loan',
    words: [
      'The tiers end at ₹50,000, ₹5 lakh and ₹10 lakh; who has repaid the third may ask for up to ₹20 lakh',
    ],
  },
  'schemes/collateral': {
    verdict: 'right',
    page: '/how-to-guides/mudra-loan',
    anchor: 'steps',
    words: ['Banks may not ask a small business for security for a loan up to ₹20 lakh'],
  },
  'schemes/cgtmse': {
    verdict: 'right',
    page: '/government-schemes',
    anchor: 'cgtmse',
    words: ['Guarantee for 75% to 90% of a loan up to ₹10 crore without security'],
  },
  'schemes/procurement': {
    verdict: 'right',
    page: '/government-schemes',
    anchor: 'public-procurement',
    words: ['buy 25% from micro and small firms (4% from SC and ST owners, 3% from women)'],
  },
  'schemes/pmegp': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'loans',
    words: [
      'One private page says that PMEGP takes applications on a new portal since June 2026',
      'We could not confirm it',
    ],
  },
  'schemes/stand-up': {
    verdict: 'right',
    page: '/government-schemes',
    anchor: 'stand-up-india',
    words: ['Stand-Up India (closed)'],
  },
  'schemes/vishwakarma': {
    verdict: 'right',
    page: '/msme-compliance',
    anchor: 'loans',
    words: ['₹1 lakh, then ₹2 lakh, at 5% a year, with training and tools'],
  },
  'schemes/hiring': {
    verdict: 'right',
    page: '/government-schemes',
    anchor: 'pmvbry-employer',
    words: ['Up to ₹3,000 a month for each added worker, for 2 years'],
  },
  'schemes/eclgs': {
    verdict: 'right',
    page: '/government-schemes',
    anchor: 'eclgs-5',
    words: [
      'ECLGS 5.0 emergency credit (until 31 Mar 2027). More credit, up to 20% of the most working money used',
    ],
  },
  'schemes/eshram': {
    verdict: 'right',
    page: '/articles/39',
    anchor: 'for-you',
    words: ['for those of 16 to 59 years of age'],
  },
  'goods/scale-fine': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'risks',
    words: [
      'can reach ₹1 lakh. Since 29 Jun 2026 the officer may answer some first slips with an improvement notice',
    ],
  },
  'goods/packer': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'licences',
    words: ['Within 90 days of starting; fee ₹500'],
  },
  'goods/unit-price': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'packets',
    words: ['the unit price: per gram, kilogram, millilitre, litre or piece'],
  },
  'goods/cosmetics': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'licences',
    words: ['form COS-5, or COS-6 for a loan licence in another’s works. Decided within 45 days'],
  },
  'goods/used-vehicles': {
    verdict: 'right',
    page: '/sectors/automotive-compliance',
    anchor: 'licences',
    words: ['Form 29A brings the certificate, Form 29B, for 5 years'],
  },
  'goods/waste': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'risks',
    words: ['Since 1 Apr 2026 everybody sorts it into four: wet, dry, sanitary, and special'],
  },
  'goods/bag': {
    verdict: 'right',
    page: '/sectors/retail-commerce',
    anchor: 'risks',
    words: ['Plastic bags must be at least 120 microns thick'],
  },
  'goods/bis': {
    verdict: 'right',
    page: '/bis-registration',
    anchor: 'validity',
    words: ['Since 26 Feb 2026 a licence for the ISI mark is given for up to 5 years'],
  },
  'goods/bis-concession': {
    verdict: 'not-confirmed',
    page: '/bis-registration',
    anchor: 'fees',
    words: ['Which holds we could not confirm'],
  },
  'goods/barcode': {
    verdict: 'right',
    page: '/barcode-registration',
    anchor: 'validity',
    words: ['The numbers are yours as long as you pay for the subscription'],
  },
};
