import type { TextOf } from '../../../locales/language.ts';

/**
 * A question that a figure answers: its topic and its detail. The sentence of the same id
 * (`locales/en/tools/assistant-answers.ts`) states the figures, as references to `content/facts`.
 */
export interface FigureQuestion {
  id: keyof TextOf<'assistant-answers'>['figures'];
  /**
   * The question must contain one word of each group. Spaces separate groups, `
   * ` separates words.
   */
  needs: string;
  /** Its words are unambiguous, so it precedes entries that match more words. */
  sure?: true;
  /** None of these words may occur; they show another topic. */
  not?: string;
  /** Sections with the answer (`path#anchor`), best first. */
  sections: readonly string[];
}

/** True for a question about our own price, which no price of the government answers. */
export const asksOurPrice = ({ id }: Pick<FigureQuestion, 'id'>): boolean =>
  id.startsWith('price.');

/** Words for amount, date or size. Words of other languages are translated to these. */
const fee =
  'fee|cost|price|much|amount|charge|rupee|free|pay|kitna|kitni|entha|ఎంత|कितना|कितनी|payment';
const limit =
  'limit|turnover|threshold|much|maximum|minimum|above|upto|up|many|when|compulsory|sale|kitna|kitne|kitni|entha|ఎంత|कितना|from|applicable|required|need|size|number|kab|line';
const due = 'due|date|last|deadline|when|day|kab|eppudu|time|till|before|month';
const late = 'late|penalty|fine|delay|miss|missed|forget|forgot|not';
const penalty = 'penalty|fine|punishment|without|late|illegal';
const long =
  'valid|validity|renewal|renew|year|long|expire|expiry|lifetime|duration|till|saal|term';
const time = 'time|day|long|soon|duration|within';
const rate = 'rate|percent|percentage|share|contribution|much|kitna|kitni|entha|tax|ఎంత|कितना|on';
const loanAmount =
  'loan|amount|much|first|second|third|maximum|kitna|entha|limit|ఎంత|कितना|how|max|get|istaru';

/**
 * The question asks for our own price. "You" alone may mean anyone, as in "what do you pay for a licence".
 */
const ours =
  'your|niyam|you+charge|you+charging|you+take|you+cost|you+lete|you+leti|you+loge|you+lenge|you+price|you+teesukuntaru';

const fssai = '/fssai-compliance';
const gst = '/gst-compliance';
const msme = '/msme-compliance';
const trade = '/trade-license-compliance';
const mark = '/trademark-registration';
const company = '/company-registration';
const labour = '/labour-law-compliance';
const vendor = '/blog/street-vendor-compliance-india';
const svanidhi = '/blog/pm-svanidhi-loan';
const taxDate = '/blog/tax-return-date';
const advisers = '/sectors/consulting-compliance';

/** The first of two equal matches counts. */
export const figureQuestions: readonly FigureQuestion[] = [
  // Food
  {
    id: 'price.fssai',
    needs: `${ours} fssai ${fee}|lete|take`,
    sections: [`${fssai}#fees`, '/pricing#services'],
  },
  {
    id: 'fssai.vendor',
    needs: `fssai street|cart|vendor|vending ${fee}`,
    sections: [`${fssai}#street-vendors`, `${fssai}#fees`, '/financial-hub/fssai-fee#rule'],
  },
  { id: 'fssai.return', needs: `fssai return ${due}|${late}`, sections: [`${fssai}#validity`] },
  {
    id: 'fssai.penalty.unclean',
    needs: `unhygienic|unclean|dirty|hygiene|cleanliness ${penalty}`,
    sections: [`${fssai}#penalties`],
  },
  {
    id: 'fssai.penalty.unsafe',
    needs: `unsafe|stale|expired|adulterated|rotten food|fssai ${penalty}`,
    sections: [`${fssai}#penalties`],
  },
  {
    id: 'fssai.penalty.label',
    needs: `misbranded|label|substandard|advertisement food|fssai ${penalty}`,
    sections: [`${fssai}#penalties`],
  },
  {
    id: 'fssai.penalty',
    needs: `fssai|food ${penalty}`,
    not: 'return vending',
    sections: [`${fssai}#penalties`],
  },
  {
    id: 'fssai.central',
    needs: `fssai central ${limit}|${fee}`,
    sections: [`${fssai}#which-tier`, `${fssai}#fees`],
  },
  {
    id: 'fssai.state',
    needs: `fssai|food state ${limit}|${fee}`,
    sections: [`${fssai}#which-tier`, `${fssai}#fees`],
  },
  {
    id: 'fssai.validity',
    needs: `fssai|food ${long}`,
    not: 'return fee turnover take process',
    sections: [`${fssai}#validity`, '/blog/food-licence-no-renewal#the-change'],
  },
  {
    id: 'fssai.limit',
    needs: `fssai|food turnover|limit|sale|threshold|basic`,
    not: 'fee',
    sections: [`${fssai}#which-tier`, '/infographics/which-fssai-paper#figures'],
  },
  {
    id: 'fssai.fee',
    needs: `fssai|food ${fee}`,
    not: 'gst rate pack',
    sections: [`${fssai}#fees`, '/financial-hub/fssai-fee#rule'],
  },

  // GST
  {
    id: 'price.gst',
    needs: `${ours} gst ${fee}|lete|take`,
    not: 'late return limit',
    sections: [`${gst}#fees`, '/pricing#services'],
  },
  {
    id: 'gst.restaurant',
    needs: `gst restaurant|hotel|dhaba ${rate}|rate`,
    not: 'composition limit registration',
    sections: [`${gst}#rates`],
  },
  {
    id: 'gst.gold',
    needs: 'gst gold|silver|jewellery|diamond',
    not: 'registration limit',
    sections: [`${gst}#rates`],
  },
  {
    id: 'gst.tobacco',
    needs: 'gst tobacco|cigarette|pan|gutka|bidi|masala',
    not: 'card number registration',
    sections: [`${gst}#rates`],
  },
  {
    id: 'gst.composition.due',
    needs: `composition|cmp08|cmp|gstr4 due|date|last|when|deadline`,
    not: 'opt choose join switch',
    sections: [`${gst}#returns`, `${gst}#composition`],
  },
  {
    id: 'gst.composition.choose',
    needs: 'composition switch|opt|choose|join|change',
    sections: [`${gst}#composition`],
  },
  {
    id: 'gst.composition.limit',
    needs: `composition turnover|limit|threshold|maximum|eligible|eligibility`,
    sections: [`${gst}#composition`, '/financial-hub/composition-tax#rule'],
  },
  {
    id: 'gst.composition.rate',
    needs: `composition ${rate}`,
    sections: [`${gst}#composition`, '/financial-hub/composition-tax#rule'],
  },
  {
    id: 'gst.einvoice',
    sure: true,
    needs: `einvoice|e-invoice|e+invoice`,
    not: 'credit',
    sections: [`${gst}#larger`],
  },
  {
    id: 'gst.ewaybill',
    sure: true,
    needs: `eway|e-way|eway+bill|way+bill`,
    sections: [`${gst}#larger`, '/sectors/logistics-compliance#e-way-bill'],
  },
  {
    id: 'gst.annual',
    needs: `gstr9|gstr+9|gstr9c|gst annual|yearly|gstr9|gstr9c|9|9c`,
    sections: [`${gst}#larger`, `${gst}#returns`],
  },
  {
    id: 'gst.late.nil',
    needs: `gst|gstr|gstr3b|gstr1 nil|zero|no+sale ${late}|fee`,
    sections: [
      `${gst}#penalties`,
      '/how-to-guides/gst-return-without-sales#wrong',
      '/financial-hub/gst-late-fee#rule',
    ],
  },
  {
    id: 'gst.interest',
    needs: `gst interest`,
    sections: [`${gst}#penalties`, '/financial-hub/gst-late-fee#rule'],
  },
  {
    id: 'gst.late',
    needs: `gst|gstr|gstr3b|gstr1 return|file|filing|gstr3b|gstr1|late ${late}`,
    not: 'quarterly register registration',
    sections: [`${gst}#penalties`, '/financial-hub/gst-late-fee#rule'],
  },
  {
    id: 'gst.quarterly',
    needs: 'gst|gstr|qrmp|gstr1|gstr3b quarterly|quarter|qrmp',
    sections: [`${gst}#returns`],
  },
  {
    id: 'gst.returns.due',
    needs: `gst|gstr|gstr1|gstr3b|gstr+1|gstr+3b return|gstr|gstr1|gstr3b due|date|last|deadline|when|day|file`,
    not: 'late delay cancel sale check annual yearly 9 9c gstr9 gstr9c 4 gstr4 composition',
    sections: [`${gst}#returns`],
  },
  {
    id: 'gst.penalty',
    needs: `gst ${penalty}|not without|register|registering|registration|number|unregistered`,
    sections: [`${gst}#penalties`, '/blog/upi-receipts-and-gst#cheap-ways'],
  },
  {
    id: 'gst.time',
    needs: `gst registration|number|register ${time}|days|day`,
    not: 'limit turnover fee late cross',
    sections: [`${gst}#steps`],
  },
  { id: 'gst.audit', sure: true, needs: 'gst audit|audited', sections: [`${gst}#larger`] },
  {
    id: 'gst.records',
    needs: 'gst bill|record|account|book keep|store|preserve|year',
    sections: [`${gst}#returns`],
  },
  {
    id: 'gst.composition.marketplace',
    sure: true,
    needs: 'composition amazon|flipkart|meesho|marketplace|online|app|seller|e-commerce|ecommerce',
    sections: [`${gst}#composition`],
  },
  {
    id: 'gst.limit',
    needs: `gst turnover|limit|threshold|compulsory|mandatory|above|when|kab|sale|line|crossing|exempt`,
    not: 'return quarterly einvoice notice upi vegetable credit audit audited',
    sections: [`${gst}#who-needs-it`, '/blog/gst-limit-telangana#the-rule'],
  },
  {
    id: 'gst.fee',
    needs: `gst registration|register|number|apply|namodu ${fee}`,
    not: 'late rate return limit',
    sections: [`${gst}#fees`, `${gst}#`],
  },
  { id: 'gst.rates', needs: `gst rate|slab|percent|percentage`, sections: [`${gst}#rates`] },

  // Udyam and loans
  {
    id: 'msme.vishwakarma',
    needs: 'vishwakarma loan|interest|amount|much|rate|kitna|entha',
    sections: [`/government-schemes#all-schemes`, `${msme}#loans`],
  },
  {
    id: 'svanidhi.ends',
    needs: `svanidhi till|until|end|last|available|close|date|valid`,
    sections: [`${svanidhi}#in-short`, `${svanidhi}#`],
  },
  {
    id: 'svanidhi.cashback',
    needs: 'svanidhi|vendor|upi|digital cashback|digital+svanidhi|upi+svanidhi',
    sections: [
      `${svanidhi}#in-short`,
      '/how-to-guides/svanidhi-upi#needs',
      '/infographics/svanidhi-ladder#in-words',
    ],
  },
  {
    id: 'svanidhi.interest',
    needs: 'svanidhi interest|subsidy',
    sections: [`${svanidhi}#in-short`],
  },
  {
    id: 'svanidhi.fee',
    needs: `svanidhi application|apply|agent fee|cost|charge|free`,
    sections: [`${svanidhi}#mistakes`, '/how-to-guides/svanidhi-loan#needs'],
  },
  {
    id: 'svanidhi.loan',
    needs: `svanidhi ${loanAmount}`,
    not: 'document letter recommendation apply',
    sections: [`${svanidhi}#in-short`, '/infographics/svanidhi-ladder#in-words'],
  },
  {
    id: 'svanidhi.loan',
    needs: 'street|vendor|hawker|cart loan',
    not: 'document letter recommendation apply interest',
    sections: [`${svanidhi}#in-short`, '/infographics/svanidhi-ladder#in-words'],
  },
  {
    id: 'mudra.loan',
    needs: `mudra|shishu|kishor|tarun ${loanAmount}|shishu|kishor|tarun`,
    not: 'document apply',
    sections: [`${msme}#loans`, '/how-to-guides/mudra-loan#needs'],
  },
  {
    id: 'msme.cgtmse',
    sure: true,
    needs: 'cgtmse|guarantee loan|maximum|much|limit|cover|share|cgtmse',
    sections: [`${msme}#loans`],
  },
  {
    id: 'msme.collateral',
    needs: 'collateral|security|guarantor|property|mortgage|girvi loan|limit|much',
    not: 'tax rental',
    sections: [`${msme}#loans`],
  },
  {
    id: 'msme.late-buyer',
    needs: `buyer|customer|party|client|msme|company|payment pay|paisa|money|paying|payment|paid|bill|due|dues not|late|delay|45|within|interest`,
    not: 'gst tax salary wage pf esi trademark licence',
    sections: [
      `${msme}#late-payment`,
      '/financial-hub/late-payment#rule',
      '/how-to-guides/late-payer#needs',
    ],
  },
  {
    id: 'msme.procurement',
    needs: 'government tender|procurement|buying|share|order msme|udyam|women|small|share',
    sections: [`${msme}#government-orders`],
  },
  {
    id: 'msme.class',
    needs: `micro|small|medium|msme limit|turnover|investment|definition|enterprise|classification`,
    not: 'trademark fee gst fssai loan late company tax',
    sections: [`${msme}#which-class`, `${msme}#what-changed`],
  },
  { id: 'msme.validity', needs: `udyam|msme ${long}`, not: 'loan', sections: [`${msme}#validity`] },
  {
    id: 'msme.fee',
    needs: `udyam|msme ${fee}|money`,
    not: 'loan document',
    sections: [`${msme}#fees`, `${msme}#`],
  },

  // Street vendors
  {
    id: 'vendor.notice',
    needs: 'remove|evict|evicted|move notice',
    not: 'gst tax',
    sections: [`${vendor}#if-told-to-move`, `${vendor}#your-rights`],
  },
  {
    id: 'vendor.survey',
    needs: 'vendor|vending survey often|year|when|many|done',
    sections: [`${vendor}#survey-and-certificate`],
  },
  { id: 'trade.green-fund', sure: true, needs: 'green fund', sections: [`${trade}#fees`] },
  {
    id: 'vendor.notice',
    needs: `street|vendor|cart|vending|eviction|evicted notice|eviction|evicted|move day|many|notice|long`,
    sections: [
      `${vendor}#your-rights`,
      `${vendor}#if-told-to-move`,
      '/how-to-guides/told-to-move#steps',
    ],
  },
  {
    id: 'vendor.goods',
    needs:
      'good|cart|vegetable|fruit|saman|stall|thing seized|taken|took|confiscated|returned|wapas|back|gaya|seize|lifted|lift',
    not: 'fraud money tax credit',
    sections: [
      '/how-to-guides/seized-goods#steps',
      `${vendor}#your-rights`,
      `${vendor}#if-an-officer-comes`,
    ],
  },
  {
    id: 'vendor.penalty',
    needs: `vending|vendor|street|cart certificate|vending|licence penalty|fine|without`,
    not: 'fssai food gst trade tax',
    sections: [`${vendor}#if-told-to-move`, '/infographics/penalties-ladder#in-words'],
  },
  {
    id: 'vendor.age',
    needs:
      'vendor|vending|street age|son|daughter|child|minor|umar|vayasu age|certificate|vending|licence',
    not: 'transfer dead death',
    sections: [`${vendor}#survey-and-certificate`],
  },
  {
    id: 'vendor.scale',
    needs:
      'scale|weighing|weight|taraju stamp|stamping|stamped|verify|verification|often|check|checked|year|mahina',
    sections: [
      `${vendor}#tax-and-scales`,
      '/how-to-guides/scale-stamp#steps',
      '/how-to-guides/scale-stamp#needs',
    ],
  },
  {
    id: 'eshram.age',
    needs: 'eshram|shram age|who|eligible|eligibility|limit|old',
    sections: ['/how-to-guides/eshram-card#needs', `${vendor}#tax-and-scales`],
  },

  // Helplines
  {
    id: 'helpline.legal-aid',
    needs: 'legal|lawyer|advocate|nalsa free|aid|helpline|number',
    sections: ['/how-to-guides/free-lawyer#steps', '/how-to-guides/free-lawyer#call'],
  },
  {
    id: 'helpline.cybercrime',
    needs:
      'upi|account|bank|phone money|amount|rupee|paisa|otp took|stolen|gone|cut|debited|cheated|taken|lost',
    sections: ['/how-to-guides/online-fraud#steps', '/how-to-guides/online-fraud#call'],
  },
  {
    id: 'helpline.cybercrime',
    needs:
      'cyber|fraud|upi+fraud|scam|scammed|cheat|dhokha helpline|number|complaint|report|call|cheated|upi|money|rupee|gone|lost',
    not: 'gst licence',
    sections: ['/how-to-guides/online-fraud#steps', '/how-to-guides/online-fraud#call'],
  },
  {
    id: 'helpline.consumer',
    needs: 'consumer helpline|number|complaint|call',
    sections: ['/faq#trouble'],
  },
  {
    id: 'helpline.bank',
    needs: 'bank|rbi|lender helpline|complaint|ombudsman',
    sections: ['/how-to-guides/svanidhi-loan#call'],
  },
  {
    id: 'fire.phone',
    needs: 'fire brigade|emergency|call|phone|ambulance|service number|brigade|phone|helpline',
    not: 'noc licence fee',
    sections: [
      '/fire-license#if-it-burns',
      '/infographics/fire-basics#figures',
      '/infographics/fire-basics#in-words',
    ],
  },

  // Shop
  {
    id: 'trade.bengaluru',
    needs:
      'bbmp|bengaluru|bangalore|karnataka trade|licence|renewal late|renewal|last|date|due|charge',
    sections: [`${trade}#cities`],
  },
  {
    id: 'trade.delhi',
    needs: 'delhi|mcd trade|licence|factory fee|cost|tax|much|licence',
    sections: [`${trade}#cities`],
  },
  {
    id: 'trade.shops-act',
    needs: `shop act|establishment ${time}`,
    not: 'fire',
    sections: [`${labour}#from-the-first-worker`, `${trade}#cities`],
  },
  {
    id: 'trade.unlicensed',
    needs: `trade|shop|ghmc without|no|not|bina|ledu|unlicensed|లేకపోతే|penalty penalty|fine`,
    not: 'fssai food gst vending pf esi trademark late renewal',
    sections: [`${trade}#penalties`],
  },
  {
    id: 'trade.renewal',
    needs: `trade|ghmc|shop renewal|renew|last|expire|late late|last|date|due|when|renewal|renew|charge`,
    not: 'gst fssai income tax tax pf fire mark trademark return',
    sections: [`${trade}#renewal`],
  },
  {
    id: 'trade.fee',
    needs: `trade|ghmc|shop licence|ghmc fee|cost|square|much|rate|price|charge|kitna|entha`,
    not: 'gst fssai penalty fire online document trademark late',
    sections: [`${trade}#fees`, '/financial-hub/trade-licence-fee#rule'],
  },

  // Trademark
  {
    id: 'trademark.renewal',
    needs: `trademark renewal|renew fee|cost|much|late|charge|price`,
    sections: [`${mark}#renewal`, `${mark}#fees`],
  },
  {
    id: 'trademark.term',
    needs: `trademark ${long}`,
    not: 'process class take process',
    sections: [`${mark}#renewal`],
  },
  {
    id: 'trademark.reply',
    needs: 'examination|objection reply|answer|respond|day|time',
    not: 'school exam',
    sections: [`${mark}#steps`],
  },
  {
    id: 'trademark.opposition',
    sure: true,
    needs:
      'trademark|month|file|filed|reply|answer|notice|period opposition|oppose|opposed|opponent|counter',
    sections: [`${mark}#steps`],
  },
  {
    id: 'trademark.class.restaurant',
    needs: 'trademark class restaurant|tiffin|catering|cafe|hotel',
    sections: [`${mark}#classes`],
  },
  {
    id: 'trademark.class.clothing',
    needs: 'trademark class cloth|clothe|clothing|garment|footwear|shoe|kapda',
    sections: [`${mark}#classes`],
  },
  {
    id: 'trademark.class.food',
    needs: 'trademark class spice|tea|coffee|rice|sweet|masala|pickle|dairy|drink|juice|water|food',
    sections: [`${mark}#classes`],
  },
  {
    id: 'trademark.class.shop',
    needs: 'trademark class shop|retail|store|soap|cosmetic',
    sections: [`${mark}#classes`],
  },
  {
    id: 'trademark.classes',
    needs: 'trademark class many|number|total|how',
    sections: [`${mark}#classes`],
  },
  {
    id: 'trademark.false',
    needs: 'trademark|symbol before|false|penalty|without|registered',
    not: 'fee time renewal long how',
    sections: [`${mark}#enforcement`, `${mark}#mistakes`],
  },
  {
    id: 'trademark.fast',
    needs: `trademark fast|expedited|urgent|quick ${fee}|${time}`,
    sections: [`${mark}#fees`],
  },
  {
    id: 'trademark.fee',
    needs: `trademark ${fee}|filing`,
    not: 'class opposition time day',
    sections: [`${mark}#fees`, `${mark}#`],
  },
  {
    id: 'trademark.time',
    needs: `trademark ${time}`,
    not: 'class',
    sections: [`${mark}#steps`, `${mark}#`],
  },

  // Company
  {
    id: 'company.kyc',
    sure: true,
    needs: 'director|din kyc|dir3 ',
    sections: [`${company}#every-year`],
  },
  {
    id: 'company.llp.annual',
    needs: `llp form|return|annual|account|filing|file 11|8|due|date|last|late|annual`,
    sections: [`${company}#every-year`],
  },
  {
    id: 'company.commencement',
    sure: true,
    needs: 'inc20a|inc+20a|commencement ',
    sections: [`${company}#after-registration`],
  },
  {
    id: 'company.late',
    needs: `company|mca|roc|aoc4|mgt7|aoc|mgt late|penalty|fine|delay`,
    not: 'gst pf esi kyc buyer pay paying 45',
    sections: [
      `${company}#penalties`,
      '/financial-hub/company-late-fee#rule',
      `${company}#every-year`,
    ],
  },
  {
    id: 'company.agm',
    needs: 'agm|annual+general+meeting|meeting agm|company|annual date|last|due|when|agm',
    not: 'aoc4 aoc',
    sections: [`${company}#every-year`],
  },
  {
    id: 'company.filings',
    needs:
      'company|aoc4|mgt7|aoc|mgt|roc|dpt3 return|annual|aoc4|mgt7|aoc|mgt|filing|dpt3|account due|date|last|when|after|deadline',
    not: 'gst income itr tax',
    sections: [`${company}#every-year`],
  },
  { id: 'company.audit-llp', sure: true, needs: 'llp audit', sections: [`${company}#every-year`] },
  {
    id: 'company.llp.members',
    needs: 'llp partner|capital|minimum|contribution',
    not: 'fee',
    sections: [`${company}#llp`, `${company}#comparison`],
  },
  {
    id: 'company.opc',
    needs: 'opc|one+person member|many|director|time|convert|conversion|turnover',
    sections: [`${company}#structures`, `${company}#comparison`],
  },
  {
    id: 'company.private',
    needs: 'company|private member|director|shareholder|capital|minimum|people|resident|owner',
    not: 'kyc fee identification',
    sections: [`${company}#private-limited`, `${company}#comparison`],
  },
  {
    id: 'company.time',
    needs: `company|llp|private time|long|day|soon|take registration|register|form|forming|start|open|private|llp|company|incorporation`,
    not: 'trademark form return late tax gst pay paying paid payment money',
    sections: [`${company}#steps`, `${company}#`],
  },
  {
    id: 'company.fee',
    needs: `company|llp|private registration|register|incorporation|company|llp ${fee}`,
    not: 'late return trademark gst buyer bill paying 45 iso bis paid tax tm',
    sections: [`${company}#fees`],
  },
  {
    id: 'company.startup',
    needs: 'startup turnover|age|year|limit|recognition|old',
    sections: [`${company}#news`],
  },

  // ISO, fire, BIS, barcodes
  {
    id: 'iso.validity',
    needs: `iso ${long}`,
    not: 'cost fee take process',
    sections: ['/iso-certification#validity'],
  },
  { id: 'iso.cost', needs: `iso ${fee}`, sections: ['/iso-certification#fees'] },
  {
    id: 'iso.time',
    needs: `iso ${time}`,
    sections: ['/iso-certification#prepare', '/iso-certification#steps'],
  },
  {
    id: 'fire.noc',
    needs:
      'fire noc|licence|building|required|clearance height|meter|metre|high|building|need|required|floor|when',
    not: 'extinguisher',
    sections: ['/fire-license#telangana', '/fire-license#who-needs-it'],
  },
  {
    id: 'fire.gas',
    needs: 'gas|lpg|cylinder licence|store|storing|limit|much|many|kg|keep',
    sections: [
      '/fire-license#street-vendors',
      '/fire-license#equipment',
      '/infographics/fire-basics#in-words',
    ],
  },
  {
    id: 'bis.fee',
    needs: `bis ${fee} application|inspection|form`,
    not: 'total whole valid',
    sections: ['/bis-registration#fees'],
  },
  {
    id: 'bis.hallmark',
    needs:
      'hallmark|hallmarking|gold limit|need|turnover|exempt|jeweller|small|selling|sell|compulsory',
    not: 'gst rate price',
    sections: [
      '/bis-registration#if-you-only-sell',
      '/bis-registration#schemes',
      '/bis-registration#who-needs-it',
    ],
  },
  {
    id: 'bis.time',
    needs: `bis long|time|day|take|soon`,
    not: 'valid validity renewal',
    sections: ['/bis-registration#steps', '/bis-registration#'],
  },
  {
    id: 'bis.validity',
    needs: `bis ${long}`,
    not: 'take process',
    sections: ['/bis-registration#validity'],
  },
  { id: 'bis.cost', needs: `bis ${fee}`, sections: ['/bis-registration#fees'] },
  {
    id: 'barcode.late',
    needs: 'barcode late|penalty|grace|after',
    sections: [
      '/barcode-registration#validity',
      '/barcode-registration#fees',
      '/barcode-registration#penalties',
    ],
  },
  {
    id: 'barcode.prefix',
    needs:
      'barcode start|begin|prefix|first|indian|890|country digit|number|start|prefix|890|begin',
    not: 'fee',
    sections: ['/barcode-registration#one-number', '/barcode-registration#beware'],
  },
  {
    id: 'barcode.renewal',
    needs: `barcode ${fee}|renewal`,
    sections: ['/barcode-registration#fees'],
  },
  {
    id: 'barcode.digits',
    needs: 'barcode|ean|upc digit|long',
    sections: ['/barcode-registration#one-number'],
  },

  // Workers
  {
    id: 'price.esi',
    needs: `${ours} esi|pf|epf ${fee}|lete|take`,
    not: 'late wage',
    sections: [`${labour}#fees`],
  },
  {
    id: 'labour.laws',
    sure: true,
    needs: 'labour code|law start|date|when|force|effective|apply|applicable|since|began|begin|new',
    not: 'telangana penalty',
    sections: [`${labour}#laws`, `${labour}#news`],
  },
  {
    id: 'labour.late',
    needs: `esi|pf|epf late|penalty|interest|damage|damages|delay|fine`,
    sections: [`${labour}#penalties`],
  },
  {
    id: 'labour.due',
    needs: `esi|pf|epf due|date|last|deadline|when|day|deposit`,
    not: 'registration compulsory worker',
    sections: [`${labour}#every-month`, '/how-to-guides/esi-pf-payment#steps'],
  },
  {
    id: 'labour.esi.rates',
    needs: `esi rate|percent|percentage|contribution|share|deduction|employer|much`,
    not: 'limit many',
    sections: [
      `${labour}#registration`,
      '/infographics/pf-and-esi#in-words',
      '/financial-hub/wages#rule',
    ],
  },
  {
    id: 'labour.epf.rates',
    needs: `pf|epf rate|percent|percentage|contribution|share|deduction|employer|much`,
    not: 'limit many',
    sections: [
      `${labour}#registration`,
      '/infographics/pf-and-esi#in-words',
      '/financial-hub/wages#rule',
    ],
  },
  {
    id: 'labour.esi-and-epf.limit',
    needs: `esi pf|epf ${limit}|worker|wage`,
    not: 'document',
    sections: [`${labour}#registration`, `${labour}#who-needs-it`],
  },
  {
    id: 'labour.esi.limit',
    needs: `esi ${limit}|worker|wage`,
    not: 'document',
    sections: [`${labour}#registration`, `${labour}#who-needs-it`],
  },
  {
    id: 'labour.epf.limit',
    needs: `pf|epf ${limit}|worker|wage|mandi`,
    not: 'document',
    sections: [`${labour}#registration`, `${labour}#who-needs-it`],
  },
  {
    id: 'labour.registration-fee',
    needs: `esi|pf|epf registration|register fee|cost|free|price`,
    sections: [`${labour}#registration`],
  },
  {
    id: 'labour.gratuity',
    sure: true,
    needs: `gratuity`,
    sections: [`${labour}#gratuity-bonus-committee`, '/financial-hub/gratuity#rule'],
  },
  {
    id: 'labour.bonus',
    sure: true,
    needs: 'bonus',
    sections: [`${labour}#gratuity-bonus-committee`],
  },
  {
    id: 'labour.maternity',
    sure: true,
    needs: 'maternity|pregnancy|pregnant|delivery+leave',
    sections: [`${labour}#benefits`],
  },
  {
    id: 'labour.posh',
    sure: true,
    needs: 'posh|harassment|internal+committee',
    sections: [`${labour}#gratuity-bonus-committee`],
  },
  {
    id: 'professional-tax.max',
    sure: true,
    needs: 'professional|profession tax 2500|2,500|any+state|every+state more|above|exceed|over',
    sections: ['/financial-hub/professional-tax#rule', `${labour}#every-month`],
  },
  {
    id: 'labour.professional-tax',
    needs: 'professional|profession tax',
    sections: [`${labour}#every-month`, '/financial-hub/professional-tax#rule'],
  },
  {
    id: 'labour.wages.final',
    needs: 'wage|salary|settlement leave|leaf|left|resign|final|full',
    sections: [`${labour}#from-the-first-worker`, `${labour}#every-month`],
  },
  {
    id: 'labour.wages.final',
    needs: 'worker leave|left|resign|resigned|quit money|final|due|settlement|hisab|amount',
    not: 'maternity esi pf sick',
    sections: [`${labour}#from-the-first-worker`, `${labour}#every-month`],
  },
  {
    id: 'labour.wages.due',
    needs: 'wage|salary|vetan|jeetam when|date|day|due|by|last|paid|month',
    not: 'minimum esi pf tax limit professional',
    sections: [`${labour}#every-month`, `${labour}#from-the-first-worker`],
  },
  {
    id: 'labour.minimum-wage',
    needs: 'minimum|minimal|kam+se+kam wage|salary|vetan|jeetam telangana|hyderabad',
    sections: [`${labour}#from-the-first-worker`],
  },
  {
    id: 'labour.hours',
    needs: 'work|working|worker|staff hour|hours|ghante|gantalu shop|telangana|day|week|daily|many',
    sections: [`${labour}#from-the-first-worker`],
  },
  {
    id: 'labour.welfare-fund',
    needs: 'welfare fund',
    sections: [`${labour}#every-month`],
  },
  {
    id: 'labour.epf.scheme',
    needs: 'pf|epf scheme new|changed|change',
    sections: [`${labour}#laws`, `${labour}#news`],
  },
  {
    id: 'labour.hiring',
    needs:
      'hiring|rojgar|employment incentive|subsidy|yojana|scheme much|month|employer|worker|new',
    sections: [`${labour}#news`],
  },

  // Income tax
  {
    id: 'tax.tds.who',
    needs: 'tds who|must|need|limit|contractor|threshold|kise|kab',
    not: 'interest late due date statement',
    sections: ['/financial-hub/tds-interest#rule'],
  },
  {
    id: 'tax.tds',
    needs: 'tds due|date|deposit|last|when|statement|return',
    not: 'interest',
    sections: [
      `${advisers}#calendar`,
      '/sectors/technology-compliance#calendar',
      '/financial-hub/tds-interest#rule',
    ],
  },
  {
    id: 'tax.advance',
    needs: 'advance tax date|due|when|instalment|last|limit|much|pay',
    sections: [`${advisers}#calendar`, '/financial-hub/presumptive-tax#rule'],
  },
  {
    id: 'tax.profession',
    needs:
      'freelancer|professional|profession|44ada|consultant|doctor presumptive|44ada|limit|percent|profit|estimate',
    not: 'professional+tax',
    sections: [`${advisers}#tax-by-estimate`],
  },
  {
    id: 'tax.presumptive',
    needs: 'presumptive|44ad|8|6 limit|turnover|percent|profit|rate|upi|cash|44ad|presumptive',
    sections: [`${taxDate}#presumptive`, '/financial-hub/presumptive-tax#rule'],
  },
  {
    id: 'tax.slabs',
    needs: 'income tax slab|rate|much|percent|free',
    not: 'return late date presumptive',
    sections: ['/financial-hub/income-tax#rule'],
  },
  {
    id: 'tax.belated',
    needs: 'itr|income+tax|tax+return|return belated|missed|miss|after+last',
    not: 'gst',
    sections: [`${taxDate}#dates`, `${taxDate}#late`],
  },
  {
    id: 'tax.late',
    needs: `itr|income+tax|tax+return late|penalty|fine|delay`,
    not: 'gst',
    sections: [`${taxDate}#late`, '/how-to-guides/income-tax-return#wrong'],
  },
  {
    id: 'tax.return',
    needs: `itr|income+tax|tax+return date|last|due|when|deadline|tarikh|day`,
    not: 'gst slab',
    sections: [`${taxDate}#dates`, '/how-to-guides/income-tax-return#'],
  },

  // Trades
  {
    id: 'sectors.bag',
    needs: 'plastic|carry bag|thickness|micron',
    sections: ['/sectors/retail-commerce#risks'],
  },
  {
    id: 'sectors.iec',
    needs: `iec|import|export code|iec|licence ${fee}|date|confirm|renewal|update`,
    sections: ['/sectors/retail-commerce#online', '/sectors/technology-compliance#licences'],
  },
  {
    id: 'sectors.factory',
    needs: 'factory worker|many|when|licence|power limit|worker|many|power|when',
    not: 'esi pf epf gst',
    sections: ['/sectors/manufacturing-compliance#licences'],
  },
  {
    id: 'sectors.rera',
    needs: 'rera project|flat|area|size limit|many|area|size|when|compulsory|required',
    sections: ['/sectors/real-estate-compliance#rera-in-practice'],
  },
  {
    id: 'sectors.pharmacy',
    needs: 'pharmacy|medical+shop|chemist|medicine area|square|size|space',
    sections: ['/sectors/healthcare-compliance#pharmacy'],
  },
  {
    id: 'sectors.data',
    needs: 'data|privacy|dpdp penalty|fine',
    sections: ['/sectors/technology-compliance#data'],
  },
  { id: 'pan.fee', needs: `pan card ${fee}`, not: 'masala', sections: ['/find#by-paper'] },
];
