import type { IsoDate } from '../../src/content/facts/types.ts';
import type { SourceId } from './sources.ts';

/**
 * Why a question is harder than it looks. changed: an older figure or rule is still widely printed. repealed: the
 * rule that people ask about has ended. unconfirmed: no source decides it, so the right answer is "not confirmed".
 */
type Trap = 'changed' | 'repealed' | 'unconfirmed';

export interface Question {
  question: string;
  /** The decisive words and figures of a right answer. */
  expected: string;
  source: SourceId;
  /** The day from which the answer holds, where the source names it. */
  from?: IsoDate;
  trap?: Trap;
}

/**
 * Questions of vendors, shopkeepers, workers, accountants and founders. They and their answers were written from the
 * sources, before anybody looked at the pages of the site. A new answer needs a new source, never a page of ours.
 */
export const questions = {
  vending: {
    age: {
      question: 'How old must I be to get a vending certificate under the Act?',
      expected: '14 years, or the age that the state fixes',
      source: 'sv4',
    },
    'age-state': {
      question: 'What age do Telangana and Andhra Pradesh ask of a street vendor?',
      expected: '18 years in both',
      source: 'ccs',
    },
    'legal-aid': {
      question: 'Which number do I call for a free lawyer?',
      expected: '15100',
      source: 'nalsa',
    },
    'evict-before': {
      question:
        'Can the city remove me before the survey is finished and the certificates are given?',
      expected: 'No, nobody may be evicted before that',
      source: 'sv3',
    },
    survey: {
      question: 'How often must the town survey its street vendors?',
      expected: 'At least once in five years',
      source: 'sv3',
    },
    zone: {
      question:
        'What share of the people of a ward or zone must the plan make room for as vendors?',
      expected: '2.5% of the population',
      source: 'sv3',
    },
    notice: {
      question: 'How many days of notice must I get before the city moves me?',
      expected: '30 days',
      source: 'sv18',
    },
    stay: {
      question: 'What is the fine for each day I stay after the notice has ended?',
      expected: 'Up to ₹250 a day, never more than the value of the goods seized',
      source: 'sv18',
    },
    fine: {
      question: 'What is the largest fine for selling without a certificate or against it?',
      expected: 'Up to ₹2,000',
      source: 'sv28',
    },
    committee: {
      question: 'How much of the Town Vending Committee must be vendors?',
      expected: 'At least 40%, elected by the vendors',
      source: 'sv22',
    },
    women: {
      question: 'How many of the vendors in the committee must be women?',
      expected: 'One-third',
      source: 'sv22',
    },
    plan: {
      question: 'How often must the town make a street vending plan?',
      expected: 'Once in every five years',
      source: 'sv21',
    },
    police: {
      question: 'I sell as my certificate says. May the police stop me?',
      expected: 'No',
      source: 'sv27',
    },
    ownership: {
      question: 'Does the certificate make the place mine?',
      expected: 'No, it gives no right of ownership',
      source: 'sv29',
    },
    'loan-first': {
      question: 'How large is the first PM SVANidhi loan now?',
      expected: 'Up to ₹15,000',
      source: 'pibsv',
      from: '2025-08-27',
      trap: 'changed',
    },
    'loan-next': {
      question: 'How large are the second and the third PM SVANidhi loans?',
      expected: '₹25,000 and ₹50,000',
      source: 'pibsv',
      from: '2025-08-27',
    },
    'loan-until': {
      question: 'Until when are PM SVANidhi loans given?',
      expected: '31 March 2030',
      source: 'pibsv',
      from: '2025-08-27',
    },
    'loan-interest': {
      question: 'How much interest does the government pay back if I pay on time?',
      expected: '7% a year',
      source: 'svsub',
    },
    card: {
      question: 'What is the highest limit of the SVANidhi credit card, and who gets it?',
      expected: '₹30,000, after the second loan is repaid on time',
      source: 'mohua',
      from: '2026-01-23',
    },
    cashback: {
      question: 'How much cashback can a SVANidhi borrower get?',
      expected: 'Up to ₹1,600',
      source: 'angel',
    },
    recommend: {
      question: 'I have no certificate. Can I still ask for a PM SVANidhi loan?',
      expected: 'Yes, if named in the survey or with a letter of recommendation of the town',
      source: 'svguide',
    },
    'fee-telangana': {
      question:
        'What does the vending registration cost in a Telangana corporation, and for how long?',
      expected: '₹150 (₹100 in a town, ₹200 in a mission city), three years',
      source: 'hansvend',
      from: '2016-01-05',
    },
    seized: {
      question: 'The city took my goods. By when must it return them?',
      expected: 'Two working days from the claim, perishables the same day',
      source: 'sv19',
    },
    village: {
      question: 'Does a gram panchayat give vending certificates under the Act?',
      expected: 'No, the Act is about towns and cities; ask the panchayat',
      source: 'sv2',
    },
    scale: {
      question: 'How often must the scale on my cart be stamped?',
      expected: 'Electronic scale every 12 months, weights and beam scale every 24 months',
      source: 'lmrule',
    },
  },
  food: {
    'basic-limit': {
      question: 'Up to what yearly sales is an FSSAI registration enough?',
      expected: '₹1.5 crore',
      source: 'pibfood',
      from: '2026-04-01',
      trap: 'changed',
    },
    'state-limit': {
      question: 'Up to what yearly sales is the state food licence enough?',
      expected: '₹50 crore',
      source: 'pibfood',
      from: '2026-04-01',
      trap: 'changed',
    },
    central: {
      question: 'My food company sells for ₹60 crore. Which licence?',
      expected: 'Central licence',
      source: 'pibfood',
      from: '2026-04-01',
    },
    expires: {
      question: 'When does my FSSAI registration end?',
      expected: 'It has no end date',
      source: 'pibfood',
      from: '2026-04-01',
      trap: 'changed',
    },
    renew: {
      question: 'My food licence shows an end date in 2027. When do I apply for renewal?',
      expected: 'No renewal is needed',
      source: 'pibfood',
      from: '2026-04-01',
      trap: 'repealed',
    },
    deemed: {
      question: 'I sell food with a vending certificate. Do I need an FSSAI registration too?',
      expected: 'No, it counts as registered',
      source: 'pibfood',
      from: '2026-04-01',
      trap: 'changed',
    },
    'fee-basic': {
      question: 'What is the FSSAI fee of a small food business a year?',
      expected: '₹100 (schedule until March 2026)',
      source: 'foodfee',
    },
    'fee-state': {
      question: 'What does a state food licence cost a year?',
      expected: '₹2,000 to ₹5,000 (schedule until March 2026)',
      source: 'foodfee',
    },
    'fee-central': {
      question: 'What does a central food licence cost a year?',
      expected: '₹7,500 (schedule until March 2026)',
      source: 'foodfee',
    },
    'fee-goes-on': {
      question: 'My food licence has no end date. Do I still pay every year?',
      expected: 'Yes, the annual fee goes on',
      source: 'foodfaq',
      from: '2026-04-01',
    },
    'fee-day': {
      question: 'On which day is the annual FSSAI fee of 2026-27 due?',
      expected: 'Not confirmed',
      source: 'foodfaq',
      trap: 'unconfirmed',
    },
    'hawker-fee': {
      question: 'I sell tea from a cart. What does the FSSAI registration cost?',
      expected: 'Nothing since 28 September 2024',
      source: 'hawker',
      from: '2024-09-28',
    },
    fair: {
      question: 'I sell food at a fair for two months. Which registration, and what does it cost?',
      expected: 'A seasonal registration of up to three months, ₹100',
      source: 'season',
      from: '2025-08-01',
    },
    return: {
      question: 'Who files the yearly FSSAI return, and when?',
      expected: 'Licensed makers and importers, by 31 May',
      source: 'foodret',
    },
    'return-late': {
      question: 'What does it cost to be late with the yearly FSSAI return?',
      expected: '₹100 a day, at most five times the annual fee',
      source: 'foodret',
    },
    'sub-standard': {
      question: 'What is the penalty for sub-standard food?',
      expected: 'Up to ₹5 lakh',
      source: 'fss51',
    },
    misbranded: {
      question: 'What is the penalty for food with a wrong label?',
      expected: 'Up to ₹3 lakh',
      source: 'fss51',
    },
    advertisement: {
      question: 'What is the penalty for a misleading food advertisement?',
      expected: 'Up to ₹10 lakh',
      source: 'fss51',
    },
    dirty: {
      question: 'What is the penalty for making food in an unclean place?',
      expected: 'Up to ₹1 lakh',
      source: 'fss56',
    },
    'no-licence': {
      question: 'What can happen if I run a food business without a licence?',
      expected: 'A penalty of up to ₹10 lakh',
      source: 'fss63',
    },
    unsafe: {
      question: 'What can a seller of unsafe food face if nobody was hurt?',
      expected: 'Up to three months of prison and up to ₹3 lakh',
      source: 'fss59',
    },
    water: {
      question: 'Does packaged drinking water still need a BIS mark?',
      expected: 'No',
      source: 'water',
      trap: 'repealed',
    },
    oil: {
      question: 'May I sell edible oil loose?',
      expected: 'No, only packed and labelled',
      source: 'oil',
    },
    migrate: {
      question:
        'My state licence becomes a registration under the new limits. Is there a fee for the change?',
      expected: 'No',
      source: 'foodfaq',
      from: '2026-04-01',
    },
    tobacco: {
      question: 'To whom and where may I not sell tobacco?',
      expected: 'Not to anyone under 18, not within 100 yards of a school',
      source: 'tobacco',
    },
  },
  gst: {
    telangana: {
      question: 'From what sales must a goods shop in Telangana register for GST?',
      expected: 'Above ₹20 lakh',
      source: 'gst10',
    },
    services: {
      question: 'From what sales must a service business register for GST?',
      expected: 'Above ₹20 lakh',
      source: 'gst22',
    },
    goods: {
      question: 'From what sales must a goods shop in Maharashtra register for GST?',
      expected: 'Above ₹40 lakh',
      source: 'gst10',
    },
    special: {
      question: 'In which states is the service limit ₹10 lakh?',
      expected: 'Manipur, Mizoram, Nagaland, Tripura',
      source: 'gst22',
    },
    'pan-masala': {
      question:
        'I sell pan masala and ice cream in Karnataka. Does the ₹40 lakh limit hold for me?',
      expected: 'No, ₹20 lakh',
      source: 'gst10',
    },
    'other-state': {
      question:
        'I send goods to customers in another state. Is there a limit below which I need no GST?',
      expected: 'No, registration at any turnover',
      source: 'gst24',
    },
    marketplace: {
      question: 'I sell a little on a marketplace inside my state. Must I register for GST?',
      expected: 'No, not below the limit; an enrolment number is enough',
      source: 'gst34',
      from: '2023-10-01',
    },
    'marketplace-limit': {
      question: 'Which limit counts for a small seller on a marketplace: 40 or 20 lakh?',
      expected: '₹20 lakh',
      source: 'lexpl',
      from: '2023-10-01',
    },
    'composition-marketplace': {
      question: 'May a composition dealer sell goods through a marketplace?',
      expected: 'Yes, goods inside the state',
      source: 'gst36',
      from: '2023-10-01',
      trap: 'changed',
    },
    'composition-limit': {
      question: 'Up to what sales can a shop choose composition?',
      expected: '₹1.5 crore',
      source: 'gst14',
    },
    'composition-hill': {
      question: 'What is the composition limit in Sikkim or Uttarakhand?',
      expected: '₹75 lakh',
      source: 'gst14',
    },
    'trader-rate': {
      question: 'What tax does a trader pay under composition?',
      expected: '1%',
      source: 'rule7',
    },
    'restaurant-rate': {
      question: 'What tax does a small restaurant pay under composition?',
      expected: '5%',
      source: 'rule7',
    },
    'service-rate': {
      question: 'What tax does a service business pay under composition, and up to which sales?',
      expected: '6%, up to ₹50 lakh',
      source: 'gst10a',
    },
    'service-share': {
      question: 'My shop under composition also repairs things. How much service is allowed?',
      expected: '10% of last year’s turnover or ₹5 lakh, whichever is higher',
      source: 'gst10p',
    },
    farmer: {
      question: 'I am a farmer who sells only my own crop. Do I need GST?',
      expected: 'No',
      source: 'gst23',
    },
    within: {
      question: 'How soon must I apply after I cross the limit?',
      expected: 'Within 30 days',
      source: 'gst25',
    },
    fast: {
      question: 'Can a small business get the GST number in three days?',
      expected: 'Yes, three working days with Aadhaar when the monthly tax is up to ₹2.5 lakh',
      source: 'rule14a',
      from: '2025-11-01',
      trap: 'changed',
    },
    fee: {
      question: 'What fee does the government take for a GST registration?',
      expected: 'Nothing',
      source: 'gstfee',
    },
    gstr3b: {
      question: 'When is the monthly GSTR-3B due?',
      expected: '20th of the next month',
      source: 'rule61',
    },
    quarter: {
      question: 'When is the quarterly GSTR-3B of a Telangana business due?',
      expected: '22nd of the month after the quarter',
      source: 'rule61',
    },
    'quarter-limit': {
      question: 'Up to what turnover may I file quarterly?',
      expected: '₹5 crore',
      source: 'gst84',
    },
    gstr1: {
      question: 'When is the monthly GSTR-1 due?',
      expected: '11th of the next month',
      source: 'gstr1',
    },
    cmp08: {
      question: 'When must a composition dealer pay each quarter?',
      expected: 'By the 18th of the month after the quarter',
      source: 'rule62',
    },
    gstr4: {
      question: 'When is GSTR-4 due?',
      expected: '30 June (it was 30 April)',
      source: 'rule62',
      from: '2025-04-01',
      trap: 'changed',
    },
    gstr9: {
      question: 'Above what turnover is the annual GST return compulsory, and when is it due?',
      expected: 'Above ₹2 crore, by 31 December',
      source: 'gstr9',
    },
    audit: {
      question:
        'My turnover is ₹3 crore. Does a chartered accountant have to certify my GST audit?',
      expected: 'No, that audit ended in 2021',
      source: 'gst35',
      from: '2021-08-01',
      trap: 'repealed',
    },
    'late-fee': {
      question: 'What is the late fee a day for a GST return, and for a nil return?',
      expected: '₹50 and ₹20',
      source: 'gst4',
    },
    interest: {
      question: 'What interest is charged on GST paid late?',
      expected: '18% a year',
      source: 'gst50',
    },
    'e-invoice': {
      question: 'From what turnover is e-invoice compulsory?',
      expected: 'Above ₹5 crore',
      source: 'einv',
      from: '2023-08-01',
    },
    'slab-28': {
      question: 'Is there still a 28% rate of GST?',
      expected: 'No; the main rates are 5%, 18% and 40%',
      source: 'gst9',
      from: '2025-09-22',
      trap: 'repealed',
    },
    tobacco: {
      question: 'What is the GST on cigarettes and on bidi?',
      expected: '40% and 18%',
      source: 'gst19',
      from: '2026-02-01',
      trap: 'changed',
    },
    clothes: {
      question: 'Up to what price is the GST on clothes 5%?',
      expected: '₹2,500 a piece',
      source: 'cloth',
      from: '2025-09-22',
      trap: 'changed',
    },
    salon: {
      question: 'What GST does a salon charge?',
      expected: '5%, without credit',
      source: 'salon',
      from: '2025-09-22',
      trap: 'changed',
    },
    'food-app': {
      question: 'I sell cooked meals through a food delivery app. Who pays the GST on them?',
      expected: 'The app',
      source: 'gst17',
      from: '2022-01-01',
    },
  },
  tax: {
    act: {
      question: 'Which income tax law holds for the income of 2026-27?',
      expected: 'Income-tax Act, 2025, from 1 April 2026',
      source: 'ita',
      from: '2026-04-01',
      trap: 'changed',
    },
    return: {
      question: 'By when does a shopkeeper without audit file the income tax return?',
      expected: '31 August',
      source: 'it263',
      from: '2026-04-01',
      trap: 'changed',
    },
    'return-audit': {
      question: 'By when does a company or an audited business file the income tax return?',
      expected: '31 October',
      source: 'it263c',
    },
    belated: {
      question: 'What is the last day for a late return?',
      expected: '31 December',
      source: 'itbel',
    },
    revised: {
      question: 'Until when can I correct a return that I filed?',
      expected: '31 March',
      source: 'itrev',
      from: '2026-03-01',
      trap: 'changed',
    },
    'late-fee': {
      question: 'What is the fee for filing the return late?',
      expected: '₹5,000, or ₹1,000 with an income of up to ₹5 lakh',
      source: 'it428',
      from: '2026-04-01',
    },
    presumptive: {
      question: 'Up to what turnover can a shop use presumptive tax?',
      expected: '₹2 crore, or ₹3 crore with at most 5% in cash',
      source: 'it58',
    },
    profit: {
      question: 'What profit counts under presumptive tax?',
      expected: '6% of digital and 8% of cash sales',
      source: 'it58',
    },
    advance: {
      question: 'When must a presumptive taxpayer pay advance tax?',
      expected: 'In one sum by 15 March',
      source: 'it408',
    },
    'advance-four': {
      question: 'On which days are the four parts of advance tax due?',
      expected: '15 June, 15 September, 15 December, 15 March',
      source: 'it408',
    },
    audit: {
      question: 'From what turnover is a tax audit needed?',
      expected: 'Above ₹1 crore, or ₹10 crore with at most 5% in cash',
      source: 'it63',
    },
    'audit-late': {
      question: 'What does a late tax audit report cost?',
      expected: '₹75,000 for a delay up to a month, ₹1,50,000 after',
      source: 'it428',
      from: '2026-04-01',
      trap: 'changed',
    },
    'audit-day': {
      question: 'By which day must the tax audit report be filed?',
      expected: '30 September',
      source: 'it63d',
    },
    extended: {
      question: 'Were the tax audit and return days of 2026 put off?',
      expected: 'Not confirmed: no extension was found',
      source: 'itext',
      trap: 'unconfirmed',
    },
    contract: {
      question: 'I pay a contractor ₹40,000 at once. What tax do I deduct?',
      expected: '1% for a person, 2% for others, above ₹30,000 at once or ₹1,00,000 a year',
      source: 'it393',
      from: '2026-04-01',
    },
    deposit: {
      question: 'By when must deducted tax be paid in?',
      expected: '7th of the next month, 30 April for March',
      source: 'it218',
      from: '2026-04-01',
    },
    'statement-late': {
      question: 'What is the fee for a late TDS statement?',
      expected: '₹200 a day, at most the tax',
      source: 'it427',
    },
    'deposit-late': {
      question: 'What interest runs on tax deducted but paid in late, and on tax deducted late?',
      expected: '1.5% a month and 1% a month',
      source: 'it398',
    },
    pan: {
      question: 'What does a PAN cost me if I have Aadhaar?',
      expected: 'Nothing for the instant e-PAN',
      source: 'pan',
    },
    'pan-needed': {
      question: 'Above which sales must a business have a PAN?',
      expected: '₹5 lakh',
      source: 'it262',
    },
  },
  labour: {
    codes: {
      question: 'Which labour laws hold now?',
      expected: 'Four labour codes since 21 November 2025, in place of 29 laws',
      source: 'codes',
      from: '2025-11-21',
      trap: 'changed',
    },
    wages: {
      question: 'By which day must I pay monthly wages?',
      expected: '7th of the next month',
      source: 'cw17',
      from: '2025-11-21',
    },
    final: {
      question: 'A worker leaves. When must I pay the last wages?',
      expected: 'Within two working days',
      source: 'cw17',
      from: '2025-11-21',
      trap: 'changed',
    },
    half: {
      question: 'How much of the pay must count as wages?',
      expected: 'At least half (50%)',
      source: 'cw2',
      from: '2025-11-21',
    },
    bonus: {
      question: 'What are the lowest and the highest yearly bonus?',
      expected: '8.33% and 20%',
      source: 'cw26',
      from: '2025-11-21',
    },
    'bonus-workers': {
      question: 'From how many workers must I pay bonus?',
      expected: '20',
      source: 'cw41',
    },
    'bonus-day': {
      question: 'By when must the bonus of the year be paid?',
      expected: '30 November (eight months after the year)',
      source: 'cw39',
    },
    letter: {
      question: 'Must I give my only helper a letter of appointment?',
      expected: 'Yes, every worker',
      source: 'osh6',
      from: '2025-11-21',
      trap: 'changed',
    },
    'pf-workers': {
      question: 'From how many workers does PF apply?',
      expected: '20',
      source: 'cssfirst',
      from: '2025-11-21',
    },
    'esi-workers': {
      question: 'From how many workers does ESI apply?',
      expected: '10, one in hazardous work',
      source: 'cssfirst',
      from: '2025-11-21',
    },
    'pf-rate': {
      question: 'How much PF do the worker and the employer pay?',
      expected: '12% each',
      source: 'epf',
    },
    'pf-ceiling': {
      question: 'Up to which wages is PF compulsory?',
      expected: '₹15,000 a month',
      source: 'epfceil',
      from: '2026-05-29',
    },
    'pf-day': {
      question: 'By which day must PF be paid in?',
      expected: '15th of the next month',
      source: 'epfdue',
    },
    'pf-scheme': {
      question: 'Is the PF Scheme of 1952 still in force?',
      expected:
        'No, the Employees’ Provident Funds Scheme, 2026, notified on 29 June 2026, took its place',
      source: 'epfnew',
      from: '2026-06-29',
      trap: 'changed',
    },
    'esi-ceiling': {
      question: 'Up to which wages is a worker in ESI?',
      expected: '₹21,000 a month',
      source: 'esi',
    },
    'esi-rate': {
      question: 'How much ESI do the worker and the employer pay?',
      expected: '0.75% and 3.25%',
      source: 'esirate',
    },
    'esi-low': {
      question: 'Up to which daily wage did a worker pay no ESI share, and does it still hold?',
      expected: '₹176 by the rules until 8 May 2026; in the new ones it was not found',
      source: 'esilow',
    },
    'esi-after': {
      question: 'The old ESI rules were to hold for one year. What holds since 21 November 2026?',
      expected:
        'The Social Security (Central) Rules, 2026, since 8 May 2026, with the same shares; new regulations: not found',
      source: 'esi344',
      from: '2026-05-08',
      trap: 'changed',
    },
    maternity: {
      question: 'How many weeks of maternity leave?',
      expected: '26 weeks, 12 with two or more surviving children',
      source: 'css60',
      from: '2025-11-21',
    },
    'gratuity-years': {
      question: 'After how many years is gratuity due, and for fixed-term workers?',
      expected: 'Five years; one year for fixed-term',
      source: 'css53',
      from: '2025-11-21',
      trap: 'changed',
    },
    'gratuity-sum': {
      question: 'How is gratuity worked out?',
      expected: '15 days’ wages for each year, month of 26 days, at most ₹20 lakh',
      source: 'css53b',
    },
    posh: {
      question: 'From how many workers do I need a POSH committee, and what is the fine?',
      expected: '10; up to ₹50,000',
      source: 'posh',
    },
    'posh-day': {
      question: 'By which day does the law say the POSH report is due?',
      expected: 'The law names no day; 31 January is usual',
      source: 'poshrep',
      trap: 'unconfirmed',
    },
    'min-wage': {
      question: 'What is the minimum wage of an unskilled worker in Telangana?',
      expected: '₹16,000 a month since 1 June 2026, as reported',
      source: 'tgwage',
      from: '2026-06-01',
      trap: 'changed',
    },
    hours: {
      question: 'How long may a shop worker in Telangana work?',
      expected: '8 hours a day, 48 a week',
      source: 'tghours',
    },
    'pt-telangana': {
      question:
        'What professional tax do I deduct in Telangana from pay of ₹18,000 and of ₹25,000?',
      expected: '₹150 and ₹200 a month',
      source: 'tgpt',
    },
    'pt-karnataka': {
      question: 'From what pay is professional tax due in Karnataka, and how much?',
      expected: 'From ₹25,000: ₹200 a month, ₹300 in February',
      source: 'kapt',
      from: '2025-04-01',
      trap: 'changed',
    },
    'pt-maharashtra': {
      question: 'Up to what pay do women pay no professional tax in Maharashtra?',
      expected: '₹25,000',
      source: 'mhpt',
      from: '2023-04-01',
    },
    lwf: {
      question: 'When is the welfare fund of Telangana due, and how much?',
      expected: '31 January; ₹2 of the worker and ₹5 of the employer, from 20 workers',
      source: 'tglwf',
    },
    'late-interest': {
      question: 'What interest runs on PF paid late?',
      expected: '12% a year',
      source: 'late12',
    },
  },
  city: {
    'shops-telangana': {
      question: 'How soon must I register my shop in Telangana?',
      expected: 'Within 30 days',
      source: 'tgshops3',
    },
    'shops-fee-none': {
      question: 'What does the Telangana shop registration cost without workers?',
      expected: '₹100',
      source: 'tgshops',
    },
    'shops-fee-ten': {
      question: 'What does the Telangana shop registration cost with eight workers?',
      expected: '₹1,000',
      source: 'tgshops',
    },
    'shops-renew': {
      question: 'When must I renew my shop registration in Telangana?',
      expected: 'No renewal; an annual fee between 1 November and 1 December',
      source: 'tgshops',
      trap: 'repealed',
    },
    'shops-late': {
      question: 'I pay the annual fee of the Telangana shops law after 1 December. What is added?',
      expected: '25% until 31 December, 50% after',
      source: 'tgshops',
    },
    'shops-andhra': {
      question: 'How soon must I register my shop in Andhra Pradesh?',
      expected: 'Within 30 days',
      source: 'apshops',
    },
    'shops-maharashtra': {
      question: 'From how many workers must a shop in Maharashtra register?',
      expected: '20; fewer only send an intimation',
      source: 'mhshops',
      from: '2025-10-01',
      trap: 'changed',
    },
    'shops-gujarat': {
      question: 'From how many workers must a shop in Gujarat register?',
      expected: '20',
      source: 'gjshops',
      from: '2025-12-16',
      trap: 'changed',
    },
    'shops-up': {
      question: 'From how many workers must a shop in Uttar Pradesh register?',
      expected: '20',
      source: 'upshops',
      from: '2025-11-19',
      trap: 'changed',
    },
    'shops-rajasthan': {
      question: 'Up to how many workers does a shop in Rajasthan need no registration?',
      expected: '10',
      source: 'rjshops',
      from: '2025-08-19',
      trap: 'changed',
    },
    'shops-tamil-nadu': {
      question: 'From how many workers must a shop in Tamil Nadu register, and at what fee?',
      expected: '10 workers, ₹100',
      source: 'tnshops',
      from: '2024-07-02',
    },
    'shops-delhi': {
      question: 'What does the shop registration cost in Delhi?',
      expected: 'Nothing',
      source: 'dlshops',
    },
    'shops-karnataka': {
      question: 'How long does a shop registration in Karnataka run, and how soon must I get it?',
      expected: 'Five years; within 30 days',
      source: 'kashops',
    },
    'ghmc-rate': {
      question: 'What does the trade licence in Hyderabad cost a square foot?',
      expected: '₹3, ₹4 or ₹6 by the width of the road',
      source: 'ghmcrate',
    },
    'ghmc-late': {
      question: 'What is added for a late renewal of the trade licence in Hyderabad?',
      expected: '25% up to 60 days, 50% after',
      source: 'ghmc26',
    },
    'ghmc-none': {
      question: 'What is the penalty for a shop in Hyderabad without a trade licence?',
      expected: '100% of the fee and 10% more every month',
      source: 'ghmcpen',
    },
    'ghmc-split': {
      question: 'Is all of Hyderabad still under GHMC?',
      expected: 'No, three corporations since 11 February 2026: GHMC, Cyberabad, Malkajgiri',
      source: 'ghmcsplit',
      from: '2026-02-11',
      trap: 'changed',
    },
    'ghmc-2027': {
      question: 'What is the last day to renew the Hyderabad trade licence of 2027?',
      expected: 'Not confirmed; by the usual rule 1 December',
      source: 'ghmc27',
      trap: 'unconfirmed',
    },
    town: {
      question: 'Which papers does a trade licence need in a smaller town of Telangana?',
      expected: 'Two: proof of identity and lease deed; given at once',
      source: 'emun',
      from: '2020-09-22',
    },
    village: {
      question: 'Does a shop in a Telangana village need a trade licence?',
      expected: 'Yes, from the gram panchayat',
      source: 'tgvill',
      from: '2020-11-26',
    },
    delhi: {
      question: 'How is the trade licence in Delhi paid?',
      expected: 'With the property tax, 15% of it',
      source: 'mcd',
      from: '2025-12-03',
      trap: 'changed',
    },
    bengaluru: {
      question:
        'When is the trade licence in Bengaluru renewed, and what happens in March and April?',
      expected: 'In February; 25% more in March, 100% more from April',
      source: 'gba',
      from: '2026-02-03',
    },
    fire: {
      question: 'Above which height does a shop building in Telangana need a fire NOC?',
      expected: 'Above 15 metres',
      source: 'tgfire',
    },
    'fire-hall': {
      question: 'When does a hall or school in Telangana need a fire NOC?',
      expected: 'Plot above 500 square metres or 6 metres high and more',
      source: 'tgfire',
    },
    gas: {
      question: 'How much LPG may I store without a licence?',
      expected: 'Up to 100 kg',
      source: 'gas',
    },
  },
  company: {
    members: {
      question: 'How many members does a private company need, and how many may it have?',
      expected: '2 to 200',
      source: 'co2',
    },
    resident: {
      question: 'How long must a director stay in India?',
      expected: '182 days in the financial year',
      source: 'co149',
    },
    capital: {
      question: 'Does a private company need ₹1 lakh of capital?',
      expected: 'No, there is no minimum since 2015',
      source: 'cocap',
      from: '2015-05-29',
      trap: 'repealed',
    },
    llp: {
      question: 'How many partners does an LLP need, and how long must one stay in India?',
      expected: 'Two designated partners; 120 days',
      source: 'llp7',
    },
    spice: {
      question: 'Up to what capital is the fee of forming a company nil?',
      expected: '₹15 lakh',
      source: 'spice',
    },
    commencement: {
      question:
        'By when must a new company declare that it has begun business, and what is the penalty?',
      expected: '180 days; ₹50,000',
      source: 'co10a',
    },
    agm: {
      question: 'By when must a company hold its annual meeting?',
      expected: 'Six months after the year; the first within nine months',
      source: 'co96',
    },
    accounts: {
      question: 'By when must a company file its accounts, and what does a day late cost?',
      expected: '30 days after the meeting; ₹100 a day',
      source: 'co137',
    },
    kyc: {
      question: 'How often must a director file KYC?',
      expected: 'Once in three years by 30 June',
      source: 'dirkyc',
      from: '2026-03-31',
      trap: 'changed',
    },
    'llp-forms': {
      question: 'By when does an LLP file Form 11 and Form 8?',
      expected: '30 May and 30 October',
      source: 'llpform',
    },
    small: {
      question: 'When is a company small?',
      expected: 'Capital up to ₹10 crore and turnover up to ₹100 crore',
      source: 'small',
      from: '2025-12-01',
      trap: 'changed',
    },
    'tm-fee': {
      question: 'What does a trademark application cost a small business and a large one?',
      expected: '₹4,500 and ₹9,000',
      source: 'tmfee',
    },
    'tm-term': {
      question: 'How long does a trademark last?',
      expected: 'Ten years, renewable',
      source: 'tm25',
    },
    bill: {
      question: 'Has the Corporate Laws (Amendment) Bill, 2026 become law?',
      expected: 'Not confirmed',
      source: 'bill',
      from: '2026-03-23',
      trap: 'unconfirmed',
    },
    ccfs: {
      question: 'Can I still use the late-fee scheme CCFS-2026?',
      expected: 'No, it ran from 15 April to 15 July 2026',
      source: 'ccfs',
      from: '2026-07-15',
      trap: 'repealed',
    },
  },
  schemes: {
    micro: {
      question: 'What is a micro enterprise?',
      expected: 'Plant up to ₹2.5 crore and turnover up to ₹10 crore',
      source: 'micro',
      from: '2025-04-01',
      trap: 'changed',
    },
    small: {
      question: 'What is a small enterprise?',
      expected: 'Plant up to ₹25 crore and turnover up to ₹100 crore',
      source: 'smallent',
      from: '2025-04-01',
      trap: 'changed',
    },
    udyam: {
      question: 'What does the Udyam registration cost?',
      expected: 'Nothing',
      source: 'udyam',
    },
    'late-days': {
      question: 'Within how many days must a buyer pay a small supplier?',
      expected: '15 days, at most 45 by agreement',
      source: 'ms15',
    },
    'late-interest': {
      question: 'What interest must a late buyer pay a small supplier?',
      expected: 'Three times the bank rate, compounded monthly',
      source: 'ms16',
    },
    mudra: {
      question: 'What are the steps of a Mudra loan?',
      expected: '₹50,000, ₹5 lakh, ₹10 lakh and ₹20 lakh (Tarun Plus)',
      source: 'mudra',
      from: '2024-10-24',
    },
    collateral: {
      question: 'Up to which loan may a bank ask no collateral of a small business?',
      expected: '₹20 lakh',
      source: 'rbi',
      from: '2026-04-01',
      trap: 'changed',
    },
    cgtmse: {
      question: 'Up to which loan does CGTMSE give a guarantee?',
      expected: '₹10 crore',
      source: 'cgtmse',
      from: '2025-04-01',
      trap: 'changed',
    },
    procurement: {
      question: 'How much must government buyers take from small enterprises, and from women?',
      expected: '25% and 3%',
      source: 'procure',
      from: '2018-11-09',
    },
    pmegp: {
      question: 'Is it certain that PMEGP goes on after March 2026?',
      expected: 'No: one private page tells of a portal since June 2026; no approval was found',
      source: 'pmegp',
      from: '2026-06-01',
      trap: 'changed',
    },
    'stand-up': {
      question: 'Can I apply for a Stand-Up India loan today?',
      expected: 'No, it ended on 31 March 2025',
      source: 'standup',
      from: '2025-03-31',
      trap: 'repealed',
    },
    vishwakarma: {
      question: 'How large are the two loans of PM Vishwakarma?',
      expected: '₹1 lakh and ₹2 lakh',
      source: 'vishwa',
    },
    hiring: {
      question: 'How much does the government pay an employer for a new job?',
      expected: 'Up to ₹3,000 a month for two years',
      source: 'pmvbry',
      from: '2025-08-01',
    },
    eclgs: {
      question: 'Until when does ECLGS 5.0 run, and for how much?',
      expected: '31 March 2027; 20% of the peak working capital',
      source: 'eclgs',
      from: '2026-05-05',
      trap: 'changed',
    },
    eshram: {
      question: 'At what ages can a worker join e-Shram?',
      expected: '16 to 59',
      source: 'eshram',
    },
  },
  goods: {
    'scale-fine': {
      question: 'My scale is not stamped. What happens the first time?',
      expected:
        'Fine of up to ₹1 lakh; for listed first lapses an improvement notice since 29 June 2026',
      source: 'lmnotice',
      from: '2026-06-29',
      trap: 'changed',
    },
    packer: {
      question: 'I pack spices. When must I register as a packer, and at what fee?',
      expected: 'Within 90 days; ₹500',
      source: 'packer',
    },
    'unit-price': {
      question: 'Must a packet show the price of a gram or a kilogram?',
      expected: 'Yes, the unit sale price',
      source: 'unit',
      from: '2022-10-01',
      trap: 'changed',
    },
    cosmetics: {
      question: 'Which licence do I need to make cosmetics, and how long does it take?',
      expected: 'Licence COS-8 by form COS-5; 45 days',
      source: 'cosm',
    },
    'used-vehicles': {
      question: 'I buy and sell used cars. What do I need?',
      expected: 'Authorisation certificate, Form 29B, five years',
      source: 'used',
    },
    waste: {
      question: 'In how many kinds must a shop sort its waste?',
      expected: 'Four: wet, dry, sanitary, special care',
      source: 'waste',
      from: '2026-04-01',
      trap: 'changed',
    },
    bag: {
      question: 'How thick must a plastic carry bag be?',
      expected: 'At least 120 microns',
      source: 'bag',
      from: '2022-12-31',
    },
    bis: {
      question: 'For how long is a BIS licence given?',
      expected: 'Up to five years',
      source: 'bis5',
      from: '2026-02-26',
      trap: 'changed',
    },
    'bis-concession': {
      question: 'Does a micro enterprise still get 80% off the BIS marking fee?',
      expected: 'Not confirmed after 31 May 2026',
      source: 'biscon',
      from: '2026-06-01',
      trap: 'unconfirmed',
    },
    barcode: {
      question: 'Is a GS1 barcode mine for life?',
      expected: 'No, the subscription must be renewed',
      source: 'gs1',
    },
  },
} as const satisfies Record<string, Record<string, Question>>;

export type Topic = keyof typeof questions;
/** Topic and question, such as `gst/telangana`. */
export type QuestionId = {
  [T in Topic]: `${T}/${Extract<keyof (typeof questions)[T], string>}`;
}[Topic];
