import { rows, type Asked } from './asked.ts';

/** A second set, written when the first had been tuned to, measured once, and then tuned to as well. */
const vendor = '/blog/street-vendor-compliance-india';

export const secondQuestions: readonly Asked[] = [
  ...rows('en', [
    [
      'my yearly sale is 30 lakhs from a sweet shop which food permission is enough',
      '/fssai-compliance#which-tier /infographics/which-fssai-paper#figures /infographics/which-fssai-paper#in-words /fssai-compliance# /fssai-compliance#who-needs-it',
      'fssai.registration.turnover-max',
    ],
    [
      'is fssai number to be printed on bill',
      '/fssai-compliance#daily-duties /fssai-compliance#steps /fssai-compliance#mistakes',
    ],
    [
      'selling misbranded food what fine',
      '/fssai-compliance#penalties',
      'fssai.penalty.misbranded',
    ],
    [
      'how much fine if hotel kitchen is dirty',
      '/fssai-compliance#penalties',
      'fssai.penalty.unhygienic',
    ],
    [
      'fssai inspection before registration?',
      '/fssai-compliance#questions /fssai-compliance# /fssai-compliance#steps',
    ],
    ['can i take gst number voluntarily', '/gst-compliance#who-need-not'],
    [
      'gst for online sellers on amazon below 20 lakh',
      '/gst-compliance#who-needs-it /sectors/retail-commerce#online',
    ],
    [
      'forgot to file gstr3b for 3 months how much will i pay',
      '/gst-compliance#penalties /financial-hub/gst-late-fee#rule',
      'gst.late-fee.day',
    ],
    ['is gst audit by ca compulsory', '/gst-compliance#larger'],
    ['what rate of gst on pan masala and cigarettes', '/gst-compliance#rates', 'gst.rate.tobacco'],
    [
      'how long should i keep gst bills',
      '/gst-compliance#returns /gst-compliance#larger /gst-compliance#mistakes',
      'gst.records',
    ],
    ['gstr4 last date', '/gst-compliance#returns', 'gst.due.gstr4'],
    [
      'when to opt for composition for next year',
      '/gst-compliance#composition',
      'gst.due.composition-choice',
    ],
    [
      'medium enterprise definition turnover',
      '/msme-compliance#which-class /msme-compliance#what-changed',
      'msme.medium.turnover-max',
    ],
    [
      'do i get government tender benefit with udyam',
      '/msme-compliance#government-orders',
      'msme.procurement.share',
    ],
    [
      'third loan under svanidhi',
      '/blog/pm-svanidhi-loan#in-short /infographics/svanidhi-ladder#in-words /infographics/svanidhi-ladder#figures /msme-compliance#street-vendors',
      'msme.svanidhi.third',
    ],
    ['tarun loan limit', '/msme-compliance#loans', 'msme.mudra.tarun'],
    [
      'party has not paid me for 2 months can i ask interest',
      '/msme-compliance#late-payment /how-to-guides/late-payer#steps /how-to-guides/late-payer#needs /how-to-guides/late-payer# /financial-hub/late-payment#rule',
    ],
    [
      'they lifted my cart in the morning, who do i go to',
      `/how-to-guides/seized-goods#steps /how-to-guides/seized-goods#needs /how-to-guides/seized-goods#call ${vendor}#if-an-officer-comes ${vendor}#your-rights /how-to-guides/told-to-move#steps`,
    ],
    [
      'who elects town vending committee members',
      `${vendor}#survey-and-certificate ${vendor}#your-rights`,
    ],
    [
      'can my son run the stall on my certificate',
      `${vendor}#your-duties ${vendor}#questions ${vendor}#survey-and-certificate`,
    ],
    [
      'late charge for ghmc trade license',
      '/trade-license-compliance#renewal',
      'trade.ghmc.late.first',
    ],
    ['trade licence delhi how much', '/trade-license-compliance#cities', 'trade.delhi.general'],
    [
      'how many trademark classes are there',
      '/trademark-registration#classes',
      'trademark.classes',
    ],
    [
      'opponent filed opposition how many months to answer',
      '/trademark-registration#steps',
      'trademark.counter',
    ],
    [
      'logo registration how long does it take',
      '/trademark-registration#steps /trademark-registration#',
      'trademark.time.unopposed',
    ],
    [
      'aoc 4 late filing penalty per day',
      '/company-registration#penalties /company-registration#every-year /financial-hub/company-late-fee#rule',
      'company.late-day',
    ],
    [
      'minimum partners for llp',
      '/company-registration#llp /company-registration#comparison',
      'company.llp.partners-min',
    ],
    ['din kyc due date', '/company-registration#every-year', 'company.director-check.due'],
    [
      'llp audit limit',
      '/company-registration#every-year /company-registration#llp',
      'company.llp.audit-turnover',
    ],
    ['iso 27001 price', '/iso-certification#fees', 'iso.cost.security'],
    [
      'how many gas cylinders can i keep in my stall',
      '/fire-license#street-vendors /fire-license#equipment /infographics/fire-basics#in-words /infographics/fire-basics#figures /restaurant#fire-and-gas',
    ],
    [
      'helmet shop needs bis?',
      '/bis-registration#if-you-only-sell /bis-registration#who-needs-it /bis-registration#questions /sectors/automotive-compliance#helmets-and-parts',
    ],
    ['how many digits in ean barcode', '/barcode-registration#one-number', 'barcode.digits.ean13'],
    [
      'leave encashment and final settlement when employee resigns within how many days',
      '/labour-law-compliance#from-the-first-worker /labour-law-compliance#every-month',
      'labour.wages.final',
    ],
    ['late pf deposit interest', '/labour-law-compliance#penalties', 'labour.late.interest'],
    [
      'worker share in esi',
      '/labour-law-compliance#registration /infographics/pf-and-esi#in-words /financial-hub/wages#rule',
      'labour.esi.worker',
    ],
    [
      'sexual harassment committee rule for 10 staff',
      '/labour-law-compliance#gratuity-bonus-committee',
      'labour.posh.workers',
    ],
    ['itr due date if accounts audited', '/blog/tax-return-date#dates', 'income-tax.return-audit'],
    [
      'penalty for filing itr late income 4 lakh',
      '/blog/tax-return-date#late /how-to-guides/income-tax-return#wrong',
      'income-tax.late-fee-small',
    ],
    [
      'advance tax last instalment date',
      '/sectors/consulting-compliance#calendar /financial-hub/presumptive-tax#rule /sectors/technology-compliance#calendar',
      'sectors.tax.advance-march',
    ],
    [
      'what should i check before renting shop',
      '/start-business/step/market-research#is-it-allowed /start-business/step/ideation#what-could-stop-you /start-business/step/compliance#ask-the-office /trade-license-compliance#mistakes',
    ],
    [
      'bank refused my loan where to complain',
      '/how-to-guides/svanidhi-loan#call /how-to-guides/svanidhi-loan#wrong /blog/pm-svanidhi-loan#mistakes /how-to-guides/mudra-loan#wrong /how-to-guides/mudra-loan#call /start-business/step/banking#bad-loans',
      'helpline.bank-complaints',
    ],
    [
      'does the app work without internet',
      '/faq#about-the-site /resources#offline /our-story#on-the-phone /settings#what-is-kept',
    ],
  ]),
  ...rows('hi', [
    [
      'hotel kholne ke liye kya kya licence lagta hai',
      '/restaurant#order /restaurant#formats /restaurant#',
    ],
    [
      'gst number lene me kitne din lagte hai',
      '/gst-compliance#steps /gst-compliance#',
      'gst.registration.days',
    ],
    [
      'majdoor ko tankhwah kis tarikh tak deni hai',
      '/labour-law-compliance#every-month /labour-law-compliance#from-the-first-worker',
      'labour.wages.due',
    ],
    [
      'आयकर रिटर्न की आखिरी तारीख',
      '/blog/tax-return-date#dates /blog/tax-return-date# /how-to-guides/income-tax-return#',
      'income-tax.return-business',
    ],
    ['ट्रेडमार्क कितने साल चलता है', '/trademark-registration#renewal', 'trademark.term'],
    [
      'naksha pass nahi hai to fire noc milega',
      '/fire-license#documents /fire-license#steps /fire-license#who-needs-it /fire-license#telangana /fire-license#mistakes',
    ],
  ]),
  ...rows('te', [
    ['hotel pettalante em licence kavali', '/restaurant#order /restaurant#formats /restaurant#'],
    [
      'esi jeetam limit entha',
      '/labour-law-compliance#registration /infographics/pf-and-esi#limits',
      'labour.esi.wage-max',
    ],
    ['gst return chivari tedi eppudu', '/gst-compliance#returns', 'gst.due.gstr3b'],
    ['ఉద్యమ్ నమోదు ఉచితమా', '/msme-compliance#fees /msme-compliance#', 'msme.registration.fee'],
    [
      'స్వనిధి రుణం ఎంత వస్తుంది',
      '/blog/pm-svanidhi-loan#in-short /infographics/svanidhi-ladder#in-words /infographics/svanidhi-ladder#figures /msme-compliance#street-vendors',
      'msme.svanidhi.first',
    ],
  ]),
];

/** And what no guide holds. */
export const secondUnanswerable: readonly string[] = [
  'how to get birth certificate',
  'land registration stamp duty in telangana',
  'my landlord is not returning deposit',
  'can i get bail if arrested for fight',
  'how to apply for police verification for job',
  'home loan interest rate in sbi',
  'credit card bill late fee',
  'school admission last date',
  'which vegetable is good for diabetes',
  'how to reduce electricity bill in shop',
  'instagram followers increase',
  'is it going to rain tomorrow',
  'gas booking number',
  'aadhaar card address change kaise kare',
  'pension for old age how much',
  'crop insurance claim',
  'marriage registration fee',
  'number plate cost for bike',
  'bus pass renewal',
  'ఈ రోజు బంగారం ధర ఎంత',
];
