import { rows, type Asked } from './asked.ts';

/**
 * Asked once, after the fourth set had been tuned to, and left alone. Whoever improves the answers by looking at
 * these moves them to `questions.ts` and writes others.
 */
const vendor = '/blog/street-vendor-compliance-india';
const howTo = (task: string) =>
  ['', 'needs', 'steps', 'wrong', 'call'].map((part) => `/how-to-guides/${task}#${part}`).join(' ');

export const fifthQuestions: readonly Asked[] = [
  ...rows('en', [
    [
      'could you tell me how much govt charges for gst number',
      `/gst-compliance#fees /gst-compliance# ${howTo('gst-registration')}`,
      'gst.registration.fee',
    ],
    [
      'my momos stall is inside a market, which food paper i should make',
      `/fssai-compliance#who-needs-it /fssai-compliance#street-vendors /fssai-compliance#which-tier /fssai-compliance# ${howTo('fssai-registration')} /infographics/which-fssai-paper#in-words /restaurant#formats ${vendor}#food`,
    ],
    [
      'food inspector found cockroach in kitchen what punishment',
      '/fssai-compliance#penalties /fssai-compliance#daily-duties',
      'fssai.penalty.unhygienic',
    ],
    [
      'biggest loan under mudra now',
      `/msme-compliance#loans ${howTo('mudra-loan')}`,
      'msme.mudra.max',
    ],
    [
      'till which year svanidhi scheme will run',
      '/blog/pm-svanidhi-loan#in-short /blog/pm-svanidhi-loan# /msme-compliance#street-vendors /infographics/svanidhi-ladder#in-words',
      'msme.svanidhi.ends',
    ],
    ['gstr1 date monthly filer', '/gst-compliance#returns', 'gst.due.gstr1'],
    [
      'i crossed 20 lakh how many days to apply gst',
      '/gst-compliance#who-needs-it /gst-compliance#steps /gst-compliance#mistakes',
      'gst.registration.within',
    ],
    [
      'composition dealer turnover limit tea shop',
      '/gst-compliance#composition /financial-hub/composition-tax#rule',
      'gst.composition.limit',
    ],
    ['eway bill limit amount', '/gst-compliance#larger /sectors/logistics-compliance#e-way-bill'],
    ['i want to stop gst, shop closed', '/gst-compliance#closing /gst-compliance#questions'],
    [
      'how old must worker be for eshram',
      `${howTo('eshram-card')} ${vendor}#tax-and-scales`,
      'labour.eshram.age',
    ],
    [
      'pf percent of employer',
      '/labour-law-compliance#registration /labour-law-compliance#fees /infographics/pf-and-esi#in-words /financial-hub/wages#rule',
      'labour.epf.employer',
    ],
    [
      'pregnant staff how many weeks paid leave',
      '/labour-law-compliance#benefits',
      'labour.maternity.weeks',
    ],
    [
      'professional tax for my helper 18000 salary hyderabad',
      '/labour-law-compliance#every-month /financial-hub/professional-tax#rule',
      'labour.pt.middle',
    ],
    [
      'ghmc rate per sqft for small lane shop',
      '/trade-license-compliance#fees /financial-hub/trade-licence-fee#rule',
      'trade.ghmc.rate.narrow',
    ],
    [
      'bangalore trade licence renew last day no fine',
      '/trade-license-compliance#cities',
      'trade.bengaluru.closes',
    ],
    ['trademark objection reply how many days', '/trademark-registration#steps', 'trademark.reply'],
    [
      'which class for my clothes brand',
      '/trademark-registration#classes',
      'trademark.class.clothes',
    ],
    ['llp yearly form 11 date', '/company-registration#every-year', 'company.llp.return'],
    [
      'minimum money needed to start private limited',
      '/company-registration#private-limited /company-registration#comparison /company-registration#fees',
      'company.capital-min',
    ],
    [
      'how much is presumptive profit for upi sales',
      `/blog/tax-return-date#presumptive /financial-hub/presumptive-tax#rule`,
      'income-tax.presumptive.profit-digital',
    ],
    [
      'late itr penalty small income',
      `/blog/tax-return-date#late ${howTo('income-tax-return')}`,
      'income-tax.late-fee-small',
    ],
    [
      'fire extinguisher which type for kitchen',
      '/fire-license#equipment /restaurant#fire-and-gas',
    ],
    [
      'government officer wants money every week from my stall',
      `${vendor}#if-an-officer-comes ${vendor}#your-rights ${howTo('told-to-move')}`,
    ],
    [
      'what to do if my thela licence is not given by committee',
      `${howTo('vending-certificate')} ${howTo('letter-of-recommendation')} ${vendor}#survey-and-certificate ${vendor}#questions`,
    ],
  ]),
  ...rows('hi', [
    [
      'kya aap mujhe bata sakte hain udyam ki fees',
      `/msme-compliance#fees /msme-compliance# ${howTo('udyam-registration')}`,
      'msme.registration.fee',
    ],
    [
      'tarazu pe mohar kab lagwani padti hai',
      `${howTo('scale-stamp')} ${vendor}#tax-and-scales /sectors/retail-commerce#licences`,
    ],
    [
      'nagar nigam wale mera saman utha le gaye wapas kaise milega',
      `${howTo('seized-goods')} ${vendor}#if-an-officer-comes ${vendor}#your-rights`,
    ],
    [
      'company paisa nahi de rahi 2 mahine se maine maal diya tha',
      `${howTo('late-payer')} /msme-compliance#late-payment /financial-hub/late-payment#rule`,
    ],
    [
      'dukan par kitne log ho to pf lagta hai',
      '/labour-law-compliance#who-needs-it /labour-law-compliance#registration /infographics/pf-and-esi#limits /infographics/pf-and-esi#in-words',
      'labour.epf.workers',
    ],
  ]),
];

/** And what no guide holds. */
export const fifthUnanswerable: readonly string[] = [
  'how can you help my son get admission in iit',
  'my landlord not returning deposit',
  'which phone is best under 15000',
  'how to lose belly fat',
  'bank locker charges sbi',
  'can police check my whatsapp',
  'will ka paper kaise banaye',
  'tatkal ticket timing',
  'petrol price kal kya hoga',
  'write a poem on my shop',
];
