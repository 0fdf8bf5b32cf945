import { rows, type Asked } from './asked.ts';

/** A third set, written when the second had been tuned to, measured once, and then tuned to as well. */
const vendor = '/blog/street-vendor-compliance-india';

export const thirdQuestions: readonly Asked[] = [
  ...rows('en', [
    // Food
    [
      'pani puri cart fssai needed or not',
      '/fssai-compliance#street-vendors /fssai-compliance#who-needs-it /fssai-compliance#questions /fssai-compliance# /faq#what-do-i-need',
    ],
    [
      'my restaurant turnover is 3 crore which fssai',
      '/fssai-compliance#which-tier /infographics/which-fssai-paper#figures /infographics/which-fssai-paper#in-words',
      'fssai.registration.turnover-max',
    ],
    [
      'what papers for food licence',
      '/fssai-compliance#documents /how-to-guides/fssai-registration#needs',
    ],
    [
      'shop address changed fssai what to do',
      '/how-to-guides/fssai-change#steps /how-to-guides/fssai-change#needs /how-to-guides/fssai-change#',
    ],
    [
      'how to pay fssai annual fee',
      '/how-to-guides/fssai-annual-fee#steps /how-to-guides/fssai-annual-fee#needs /how-to-guides/fssai-annual-fee# /fssai-compliance#validity',
    ],
    ['selling unsafe food punishment jail', '/fssai-compliance#penalties', 'fssai.penalty.unsafe'],
    [
      'fssai return filing last date for manufacturer',
      '/fssai-compliance#validity',
      'fssai.annual-return.due',
    ],
    [
      'hygiene rules for food stall',
      '/fssai-compliance#daily-duties /infographics/food-cart-hygiene#in-words /infographics/food-cart-hygiene# /restaurant#hygiene',
    ],
    // GST
    [
      'i sell only vegetables but upi shows 60 lakh, tax?',
      '/gst-compliance#who-need-not /gst-compliance#street-vendors /blog/upi-receipts-and-gst#examples /blog/upi-receipts-and-gst#the-answer',
    ],
    [
      'gst regitration fees govt',
      '/gst-compliance#fees /gst-compliance# /gst-compliance#steps',
      'gst.registration.fee',
    ],
    ['when is gstr1 due for quarterly filer', '/gst-compliance#returns', 'gst.due.gstr1-quarter'],
    [
      'composition dealer tax percent for kirana',
      '/gst-compliance#composition /financial-hub/composition-tax#rule',
      'gst.composition.trader',
    ],
    [
      'service provider composition limit',
      '/gst-compliance#composition /financial-hub/composition-tax#rule',
      'gst.composition.services-limit',
    ],
    ['gst 40 percent on which items', '/gst-compliance#rates', 'gst.rate.high'],
    [
      'goods worth 60000 sending by truck need eway bill?',
      '/gst-compliance#larger /sectors/logistics-compliance#e-way-bill',
      'gst.ewaybill.value',
    ],
    ['i want to close my gst number', '/gst-compliance#closing'],
    [
      'gst department sent me notice what to do',
      '/blog/upi-receipts-and-gst#a-notice /gst-compliance#street-vendors /faq#trouble /gst-compliance#mistakes',
    ],
    [
      'tax paid late gst interest per year',
      '/gst-compliance#penalties /financial-hub/gst-late-fee#rule',
      'gst.interest',
    ],
    ['can i claim gst paid on purchases', '/gst-compliance#credit'],
    [
      'gst limit for andhra pradesh cloth shop',
      '/gst-compliance#who-needs-it /blog/gst-limit-telangana#the-rule /blog/gst-limit-telangana#two-shops',
      'gst.limit.goods',
    ],
    // Udyam, loans
    [
      'udyam registration free or paid',
      '/msme-compliance#fees /msme-compliance#',
      'msme.registration.fee',
    ],
    [
      'benefits of msme certificate',
      '/msme-compliance#who-needs-it /msme-compliance#loans /msme-compliance#government-orders /msme-compliance#',
    ],
    [
      'small business turnover upto how many crore msme',
      '/msme-compliance#which-class /msme-compliance#what-changed',
      'msme.small.turnover-max',
    ],
    ['kishore mudra loan maximum', '/msme-compliance#loans', 'msme.mudra.kishor'],
    [
      'svanidhi interest subsidy percentage',
      '/blog/pm-svanidhi-loan#in-short /infographics/svanidhi-ladder#in-words /infographics/svanidhi-ladder#figures /msme-compliance#street-vendors',
      'msme.svanidhi.subsidy',
    ],
    [
      'svanidhi loan documents',
      '/blog/pm-svanidhi-loan#documents /how-to-guides/svanidhi-loan#needs',
    ],
    [
      'bank asking security for 5 lakh loan is it allowed',
      '/msme-compliance#loans',
      'msme.no-collateral',
    ],
    [
      'interest on delayed payment msmed act',
      '/msme-compliance#late-payment /financial-hub/late-payment#rule',
      'msme.late.multiple',
    ],
    // Vendors
    [
      'can they remove me without any notice',
      `${vendor}#if-told-to-move ${vendor}#your-rights ${vendor}#if-an-officer-comes /how-to-guides/told-to-move#steps`,
      'vendor.notice',
    ],
    [
      'i lost my vending certificate',
      '/how-to-guides/vending-certificate#wrong /how-to-guides/vending-certificate#steps /how-to-guides/vending-certificate#call /how-to-guides/vending-certificate#',
    ],
    ['how often is vendor survey done', `${vendor}#survey-and-certificate`, 'vendor.survey-years'],
    [
      'is weighing machine stamp compulsory for vegetable seller',
      `${vendor}#tax-and-scales /how-to-guides/scale-stamp# /how-to-guides/scale-stamp#needs /how-to-guides/scale-stamp#steps`,
    ],
    [
      'eshram card benefits and who can apply',
      '/how-to-guides/eshram-card#needs /how-to-guides/eshram-card# /how-to-guides/eshram-card#steps',
    ],
    // Trade licence
    [
      'shop rent agreement needed for trade licence?',
      '/trade-license-compliance#documents /how-to-guides/trade-licence-hyderabad#needs',
    ],
    [
      'what is green fund in ghmc licence',
      '/trade-license-compliance#fees',
      'trade.ghmc.green-fund.share',
    ],
    [
      'operating shop with no trade license ghmc fine',
      '/trade-license-compliance#penalties',
      'trade.ghmc.unlicensed.once',
    ],
    [
      'uppal comes under ghmc or malkajgiri',
      '/trade-license-compliance#telangana /blog/hyderabad-three-corporations#the-three',
    ],
    // Trademark, company
    [
      'difference between TM and R',
      '/trademark-registration#enforcement /trademark-registration#benefits /trademark-registration#questions /trademark-registration#mistakes /trademark-registration#steps',
    ],
    [
      'trade mark govt fees small enterprise',
      '/trademark-registration#fees /trademark-registration# /financial-hub/trademark-fee#rule',
      'trademark.fee.low',
    ],
    [
      'which class for masala powder brand',
      '/trademark-registration#classes',
      'trademark.class.spices',
    ],
    [
      'how to oppose similar trademark and fee',
      '/trademark-registration#steps /trademark-registration#fees',
      'trademark.fee.opposition',
    ],
    [
      'expedited trademark exam cost',
      '/trademark-registration#fees',
      'trademark.fee.expedited-low',
    ],
    [
      'one person company minimum members',
      '/company-registration#structures /company-registration#comparison',
      'company.opc.members',
    ],
    [
      'company incorporated but business not started inc-20a penalty',
      '/company-registration#after-registration /company-registration#penalties',
      'company.commencement.penalty',
    ],
    [
      'llp incorporation days',
      '/company-registration#steps /company-registration#llp /company-registration# /company-registration#comparison',
      'company.llp.time',
    ],
    ['mgt 7 filing due', '/company-registration#every-year', 'company.return'],
    [
      'can company have only one director',
      '/company-registration#private-limited /company-registration#comparison /company-registration#structures',
      'company.private.directors-min',
    ],
    // Other guides
    ['iso certificate fake companies how to check', '/iso-certification#check-the-body'],
    [
      'how long iso 9001 takes',
      '/iso-certification#prepare /iso-certification#steps',
      'iso.time.prepare',
    ],
    ['bis registration validity', '/bis-registration#validity', 'bis.registration.first'],
    ['gs1 barcode 3 years renewal cost', '/barcode-registration#fees', 'barcode.renewal.three'],
    [
      'fire caught in my shop what to do first',
      '/fire-license#if-it-burns /infographics/fire-basics#in-words',
    ],
    ['fire noc documents list', '/fire-license#documents'],
    // Labour
    [
      'how much pf will be cut from salary of worker',
      '/labour-law-compliance#registration /infographics/pf-and-esi#in-words /financial-hub/wages#rule /labour-law-compliance#fees',
      'labour.epf.worker',
    ],
    [
      'i have 6 staff is pf compulsory',
      '/labour-law-compliance#registration /labour-law-compliance#who-needs-it',
      'labour.epf.workers',
    ],
    [
      'gratuity for contract employee after how many years',
      '/labour-law-compliance#gratuity-bonus-committee /labour-law-compliance#laws /financial-hub/gratuity#rule',
      'labour.gratuity.fixed-term-years',
    ],
    [
      'bonus applicable for how many employees',
      '/labour-law-compliance#gratuity-bonus-committee /labour-law-compliance#who-needs-it',
      'labour.bonus.workers',
    ],
    [
      'documents for esi pf registration',
      '/labour-law-compliance#documents /how-to-guides/esi-pf-registration#needs',
    ],
    ['professional tax due date telangana', '/labour-law-compliance#every-month', 'labour.pt.due'],
    // Tax
    [
      'last date to file itr for salaried',
      '/blog/tax-return-date#dates /blog/tax-return-date#',
      'income-tax.return-no-business',
    ],
    [
      'presumptive taxation cash sales profit percent',
      '/blog/tax-return-date#presumptive /financial-hub/presumptive-tax#rule',
      'income-tax.presumptive.profit-cash',
    ],
    [
      'documents to file income tax return of shop',
      '/blog/tax-return-date#papers /how-to-guides/income-tax-return#needs',
    ],
    ['how much income is tax free', '/financial-hub/income-tax#rule', 'income-tax.slab.1.up-to'],
    // Others
    [
      'is niyam a government website',
      '/faq#about-the-site /disclaimer#not-government /about#what-we-are-not',
    ],
    ['how to contact your office', '/contact#offices /contact# /contact#before-you-write'],
    [
      'someone took money from my account through upi',
      '/how-to-guides/online-fraud#steps /how-to-guides/online-fraud#needs /how-to-guides/online-fraud#',
      'helpline.cybercrime',
    ],
    [
      'pharmacy shop size square meter',
      '/sectors/healthcare-compliance#pharmacy',
      'sectors.drugs.shop-area',
    ],
    ['transport business licence permits', '/sectors/logistics-compliance#licences'],
    [
      'rules for running a garage',
      '/sectors/automotive-compliance#licences /sectors/automotive-compliance#who-you-are /sectors/automotive-compliance#',
    ],
  ]),
  ...rows('hi', [
    [
      'composition scheme ki limit kya hai',
      '/gst-compliance#composition /financial-hub/composition-tax#rule',
      'gst.composition.limit',
    ],
    [
      'thele wale ko loan kaise milega',
      '/blog/pm-svanidhi-loan#steps /blog/pm-svanidhi-loan#who /blog/pm-svanidhi-loan#in-short /how-to-guides/svanidhi-loan#steps /msme-compliance#street-vendors',
    ],
    [
      'trade licence renewal ki akhri tareekh',
      '/trade-license-compliance#renewal',
      'trade.ghmc.last-free-day',
    ],
    [
      'factory me kitne mazdoor par esi lagta hai',
      '/labour-law-compliance#registration /labour-law-compliance#who-needs-it',
      'labour.esi.workers',
    ],
    [
      'grahak company paisa nahi de rahi kya kare',
      '/msme-compliance#late-payment /how-to-guides/late-payer#steps /how-to-guides/late-payer#needs /how-to-guides/late-payer# /financial-hub/late-payment#rule',
      'msme.late.days',
    ],
    ['barcode ka kharcha', '/barcode-registration#fees', 'barcode.renewal.one'],
    [
      'जीएसटी रिटर्न देर से भरने पर जुर्माना',
      '/gst-compliance#penalties /financial-hub/gst-late-fee#rule',
      'gst.late-fee.day',
    ],
    [
      'मजदूर का पीएफ कितना प्रतिशत',
      '/labour-law-compliance#registration /infographics/pf-and-esi#in-words /financial-hub/wages#rule',
      'labour.epf.worker',
    ],
    [
      'दुकान का लाइसेंस बनाने के कागज',
      '/trade-license-compliance#documents /how-to-guides/trade-licence-hyderabad#needs',
    ],
    [
      'स्वनिधि योजना कब तक है',
      '/blog/pm-svanidhi-loan#in-short /blog/pm-svanidhi-loan# /infographics/svanidhi-ladder#in-words',
      'msme.svanidhi.ends',
    ],
  ]),
  ...rows('te', [
    [
      'fssai licence renewal eppudu cheyali',
      '/fssai-compliance#validity /blog/food-licence-no-renewal#the-change /blog/food-licence-no-renewal#what-it-means',
      'fssai.renewal',
    ],
    [
      'company registration ki entha samayam',
      '/company-registration#steps /company-registration# /company-registration#private-limited',
      'company.private.time',
    ],
    [
      'gst lekunda vyaparam chesthe jarimana',
      '/gst-compliance#penalties /blog/upi-receipts-and-gst#cheap-ways /infographics/penalties-ladder#in-words',
      'gst.registration.penalty',
    ],
    [
      'naa samanu municipality vallu teesukellaru',
      `/how-to-guides/seized-goods#steps ${vendor}#your-rights ${vendor}#if-an-officer-comes`,
    ],
    [
      'pf eppudu kattali',
      '/labour-law-compliance#every-month /how-to-guides/esi-pf-payment#steps /how-to-guides/esi-pf-payment#',
      'labour.due',
    ],
    [
      'వీధి వ్యాపారులకు రుణం',
      '/blog/pm-svanidhi-loan#in-short /blog/pm-svanidhi-loan#who /blog/pm-svanidhi-loan#steps /blog/pm-svanidhi-loan# /how-to-guides/svanidhi-loan#steps /msme-compliance#street-vendors',
    ],
    [
      'ఆదాయపు పన్ను రిటర్న్ చివరి తేదీ',
      '/blog/tax-return-date#dates /blog/tax-return-date# /how-to-guides/income-tax-return#',
      'income-tax.return-business',
    ],
    [
      'గ్రాట్యుటీ ఎన్ని సంవత్సరాలకు',
      '/labour-law-compliance#gratuity-bonus-committee /financial-hub/gratuity#rule',
      'labour.gratuity.years',
    ],
  ]),
];

/** And what no guide holds. */
export const thirdUnanswerable: readonly string[] = [
  'how to apply for death certificate',
  'my neighbour is making noise at night',
  'learning licence fee',
  'which stock to buy',
  'how to get a green card',
  'hostel fees in hyderabad',
  'what is my horoscope',
  'best school for my son',
  'court marriage procedure',
  'how to remove stains from shirt',
  'lic policy surrender value',
  'car loan emi calculator bank',
  'kya main chunav lad sakta hu',
  'ration card kaise banaye',
  'train kab aayegi',
  'cheque bounce notice format',
  'my phone is not charging',
  'domestic violence complaint',
  'bijli ka bill kaise kam kare',
  'dosa batter recipe',
  'flat registration charges',
  'how to become an ias officer',
  'ఓటర్ కార్డు ఎలా పొందాలి',
  'पासपोर्ट कैसे बनवाएं',
  'salary of a software engineer',
];
