import { rows, type Asked } from './asked.ts';

/**
 * Questions that nothing was tuned to: written after the tables and the vocabulary had been made to fit
 * the others, asked once, and left alone. They say how the answers do with what nobody prepared for.
 * Whoever improves the answers by looking at these moves them to `questions.ts` and writes others.
 */
const vendor = '/blog/street-vendor-compliance-india';

export const unseenQuestions: readonly Asked[] = [
  ...rows('en', [
    [
      'i sell idli from home kitchen only weekends do i need fssai',
      '/fssai-compliance#who-needs-it /fssai-compliance#questions /fssai-compliance# /fssai-compliance#which-tier',
    ],
    [
      'central license fssai turnover above',
      '/fssai-compliance#which-tier /infographics/which-fssai-paper#figures /infographics/which-fssai-paper#in-words',
      'fssai.state.turnover-max',
    ],
    [
      'wrong label on food packet fine amount',
      '/fssai-compliance#penalties',
      'fssai.penalty.misbranded',
    ],
    [
      'fssai certificate expired last month',
      '/fssai-compliance#validity /blog/food-licence-no-renewal#the-change /blog/food-licence-no-renewal#old-certificate /blog/food-licence-no-renewal#what-it-means /fssai-compliance#questions',
      'fssai.renewal',
    ],
    ['does a caterer count as food business', '/fssai-compliance#who-needs-it'],
    [
      'gst registration mandatory turnover hyderabad shop',
      '/gst-compliance#who-needs-it /gst-compliance#telangana /blog/gst-limit-telangana#the-rule',
      'gst.limit.telangana',
    ],
    ['gstr3b last day', '/gst-compliance#returns', 'gst.due.gstr3b'],
    [
      'no sales this month do i file gst return',
      '/how-to-guides/gst-return-without-sales#steps /how-to-guides/gst-return-without-sales# /how-to-guides/gst-return-without-sales#wrong /how-to-guides/gst-return-without-sales#needs /gst-compliance#returns',
    ],
    [
      'maximum late fee for nil gstr',
      '/gst-compliance#penalties /financial-hub/gst-late-fee#rule /how-to-guides/gst-return-without-sales#wrong',
      'gst.late-fee.nil-cap',
    ],
    [
      'composition for service business rate',
      '/gst-compliance#composition /financial-hub/composition-tax#rule',
      'gst.composition.services',
    ],
    ['gst rate for restaurants', '/gst-compliance#rates', 'gst.rate.restaurant'],
    ['einvoice mandatory from which turnover', '/gst-compliance#larger', 'gst.einvoice.turnover'],
    ['gstr 9 compulsory above', '/gst-compliance#larger', 'gst.annual-return.turnover'],
    [
      'gst number papers required for rented shop',
      '/gst-compliance#documents /how-to-guides/gst-registration#needs',
    ],
    ['bidi gst', '/gst-compliance#rates', 'gst.rate.bidi'],
    [
      'how to get msme certificate online',
      '/msme-compliance#steps /how-to-guides/udyam-registration#steps',
    ],
    [
      'limit for micro unit investment',
      '/msme-compliance#which-class /msme-compliance#what-changed',
      'msme.micro.investment-max',
    ],
    [
      'buyer delaying payment msme how many days allowed',
      '/msme-compliance#late-payment /how-to-guides/late-payer#steps /how-to-guides/late-payer#needs /financial-hub/late-payment#rule',
      'msme.late.days',
    ],
    [
      'mudra loan types',
      '/msme-compliance#loans /how-to-guides/mudra-loan#needs /how-to-guides/mudra-loan#',
      'msme.mudra.shishu',
    ],
    [
      'how much loan for street vendors from government',
      '/blog/pm-svanidhi-loan#in-short /infographics/svanidhi-ladder#in-words /infographics/svanidhi-ladder#figures /msme-compliance#street-vendors',
      'msme.svanidhi.first',
    ],
    [
      'agent asking money for svanidhi loan',
      '/blog/pm-svanidhi-loan#mistakes /how-to-guides/svanidhi-loan#wrong /how-to-guides/svanidhi-loan#needs',
    ],
    ['rights of hawkers', `${vendor}#your-rights ${vendor}# ${vendor}#if-an-officer-comes`],
    [
      'police fined me for selling on footpath how much can they',
      `${vendor}#if-told-to-move ${vendor}#if-an-officer-comes /infographics/penalties-ladder#in-words ${vendor}#questions`,
      'vendor.penalty',
    ],
    [
      'what proof to collect to show i am a vendor',
      `${vendor}#survey-and-certificate /how-to-guides/vending-certificate#needs /blog/pm-svanidhi-loan#who`,
    ],
    [
      'weights and measures verification how many months',
      '/how-to-guides/scale-stamp#steps /how-to-guides/scale-stamp#needs /blog/street-vendor-compliance-india#tax-and-scales',
      'vendor.scale.beam',
    ],
    [
      'trade license fees in hyderabad for 300 sq ft',
      '/trade-license-compliance#fees /financial-hub/trade-licence-fee#rule',
      'trade.ghmc.rate.narrow',
    ],
    ['forgot to renew trade licence', '/trade-license-compliance#renewal', 'trade.ghmc.late.first'],
    [
      'trade licence in bangalore late fee in april',
      '/trade-license-compliance#cities',
      'trade.bengaluru.late.april',
    ],
    [
      'steps for trade licence',
      '/trade-license-compliance#steps /how-to-guides/trade-licence-hyderabad#steps',
    ],
    [
      'someone is using my brand name',
      '/trademark-registration#enforcement /trademark-registration#benefits /trademark-registration#steps /trademark-registration#questions',
    ],
    [
      'trademark renew after expiry possible?',
      '/trademark-registration#renewal',
      'trademark.renewal.grace',
    ],
    [
      'trademark takes how many months',
      '/trademark-registration#steps /trademark-registration#',
      'trademark.time.unopposed',
    ],
    ['class 35 trademark is for what', '/trademark-registration#classes', 'trademark.class.shop'],
    ['stamp duty for company in telangana', '/company-registration#fees'],
    [
      'annual compliance list for private company',
      '/company-registration#every-year /company-registration#after-registration',
    ],
    ['dpt-3 due date', '/company-registration#every-year', 'company.deposits'],
    [
      'how to close llp',
      '/company-registration#questions /company-registration#every-year /company-registration#penalties',
    ],
    ['iso 14001 certification charges', '/iso-certification#fees', 'iso.cost.environment'],
    ['fire noc validity', '/fire-license#validity'],
    [
      'which products need isi mark compulsory',
      '/bis-registration#categories /bis-registration#schemes /bis-registration#who-needs-it',
    ],
    [
      'barcode for amazon selling',
      '/barcode-registration#who-needs-it /barcode-registration# /barcode-registration#questions /barcode-registration#one-number',
    ],
    [
      'esi percentage employee and employer',
      '/labour-law-compliance#registration /infographics/pf-and-esi#in-words /financial-hub/wages#rule',
      'labour.esi.employer',
    ],
    [
      'pf wage ceiling',
      '/labour-law-compliance#registration /infographics/pf-and-esi#limits',
      'labour.epf.ceiling',
    ],
    [
      'is overtime compulsory to pay',
      '/labour-law-compliance#from-the-first-worker /labour-law-compliance#laws /start-business/step/hr#from-day-one',
    ],
    [
      'maternity benefit for third child weeks',
      '/labour-law-compliance#benefits',
      'labour.maternity.weeks-third',
    ],
    [
      'gratuity formula',
      '/labour-law-compliance#gratuity-bonus-committee /financial-hub/gratuity#rule',
      'labour.gratuity.days',
    ],
    [
      'tailor shop income tax return necessary?',
      '/blog/tax-return-date#do-i-have-to /blog/tax-return-date# /blog/tax-return-date#dates',
    ],
    [
      'revised return last date income tax',
      '/blog/tax-return-date#late /blog/tax-return-date#dates',
      'income-tax.return-revised',
    ],
    [
      'doctor presumptive tax how much profit',
      '/sectors/consulting-compliance#tax-by-estimate',
      'sectors.tax.profession-share',
    ],
    ['rules for medical clinic waste', '/sectors/healthcare-compliance#waste'],
    [
      'what to do if i get fraud call from bank',
      '/how-to-guides/online-fraud#steps /how-to-guides/online-fraud#needs /how-to-guides/online-fraud# /blog/false-portals#if-it-happened',
    ],
    [
      'lawyer free of cost for poor',
      '/how-to-guides/free-lawyer#steps /how-to-guides/free-lawyer#needs /how-to-guides/free-lawyer#',
      'helpline.legal-aid',
    ],
  ]),
  ...rows('hi', [
    [
      'food licence ke liye kya kagaz lagenge',
      '/fssai-compliance#documents /how-to-guides/fssai-registration#needs',
    ],
    ['gst me naam kaise cancel kare', '/gst-compliance#closing'],
    [
      'dukaan par kitne log ho to pf katna padta hai',
      '/labour-law-compliance#registration /labour-law-compliance#who-needs-it',
      'labour.epf.workers',
    ],
    [
      'सड़क पर दुकान लगाने का अधिकार',
      `${vendor}#your-rights ${vendor}# ${vendor}#if-an-officer-comes /articles/19#on-the-street`,
    ],
    ['उद्यम रजिस्ट्रेशन कैसे करें', '/msme-compliance#steps /how-to-guides/udyam-registration#steps'],
    [
      'logo ka trademark kitne ka hai',
      '/trademark-registration#fees /trademark-registration# /financial-hub/trademark-fee#rule',
      'trademark.fee.low',
    ],
  ]),
  ...rows('te', [
    [
      'fssai ki kavalsina patralu',
      '/fssai-compliance#documents /how-to-guides/fssai-registration#needs',
    ],
    [
      'trade licence renewal chivari tedi',
      '/trade-license-compliance#renewal',
      'trade.ghmc.last-free-day',
    ],
    ['maternity leave enni varalu', '/labour-law-compliance#benefits', 'labour.maternity.weeks'],
    [
      'బండి మీద కూరగాయలు అమ్మడానికి లైసెన్స్',
      '/how-to-guides/vending-certificate#steps /how-to-guides/vending-certificate#needs /how-to-guides/vending-certificate# /blog/street-vendor-compliance-india#survey-and-certificate /blog/street-vendor-compliance-india#who-is-covered /blog/street-vendor-compliance-india#',
    ],
    [
      'కంపెనీ రిజిస్ట్రేషన్ ఎన్ని రోజులు',
      '/company-registration#steps /company-registration# /company-registration#private-limited',
      'company.private.time',
    ],
  ]),
];

/** And what no guide holds. */
export const unseenUnanswerable: readonly string[] = [
  'how to get succession certificate',
  'pf balance check number missed call',
  'how to apply for gun licence',
  'my husband beats me',
  'loan app harassment recovery agents',
  'college fee refund',
  'how to learn english fast',
  'which bank gives best fixed deposit',
  'traffic challan check online',
  'caste certificate kaise banaye',
  'ipl score',
  'water bill name change',
  'nri property sale tax',
  'sim card block',
  'పెళ్లి రిజిస్ట్రేషన్ ఎలా',
  'बच्चे का जन्म प्रमाणपत्र',
  'how to install solar panel subsidy house',
  'tenant not vacating my house',
  'vegetable price today in market',
  'best laptop for students',
];
