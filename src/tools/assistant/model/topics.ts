/** A topic of the guides: its names in questions, and its pages. */
export interface Topic {
  /**
   * The question must contain one word of each group. Spaces separate groups, `
   * ` separates words.
   */
  words: string;
  /** Pages on the topic, best first. */
  pages: readonly string[];
  /** The name is unambiguous. Other names, such as "loan", need further words. */
  sure?: true;
}

const sector = (name: string) => `/sectors/${name}-compliance`;
const howTo = (name: string) => `/how-to-guides/${name}`;

/**
 * All topics of the guides. Words of other languages are translated to English
 * (`locales/<language>/search.ts`).
 */
export const topics: readonly Topic[] = [
  { sure: true, words: 'fssai', pages: ['/fssai-compliance', howTo('fssai-registration')] },
  {
    words: 'food|kitchen|tiffin|swiggy|zomato|hygiene|hygienic|unhygienic|bakery|cook',
    pages: ['/fssai-compliance', '/restaurant'],
  },
  {
    sure: true,
    words: 'fssai fee|pay|yearly|annual',
    pages: [howTo('fssai-annual-fee'), '/fssai-compliance', '/financial-hub/fssai-fee'],
  },
  {
    sure: true,
    words: 'fssai|food renew|renewal|expire|validity|valid|call|called',
    pages: ['/fssai-compliance', '/blog/food-licence-no-renewal'],
  },
  {
    sure: true,
    words: 'gst|gstr|gstr1|gstr3b|gstin|gstr9|cmp08|igst|cgst',
    pages: ['/gst-compliance', howTo('gst-registration')],
  },
  {
    sure: true,
    words: 'composition',
    pages: ['/gst-compliance', '/financial-hub/composition-tax'],
  },
  { sure: true, words: 'einvoice', pages: ['/gst-compliance'] },
  { sure: true, words: 'eway', pages: ['/gst-compliance', sector('logistics')] },
  { sure: true, words: 'input tax+credit|credit', pages: ['/gst-compliance'] },
  {
    sure: true,
    words: 'gst|gstin check|verify|real|fake|genuine number',
    pages: [howTo('check-gst-number')],
  },
  {
    sure: true,
    words: 'gst upi|qr|phonepe|paytm',
    pages: ['/blog/upi-receipts-and-gst', '/gst-compliance'],
  },
  {
    sure: true,
    words: 'gst nil|without+sale|no+sale',
    pages: [howTo('gst-return-without-sales'), '/gst-compliance'],
  },
  {
    sure: true,
    words: 'udyam|msme|cgtmse',
    pages: ['/msme-compliance', howTo('udyam-registration')],
  },
  { words: 'micro|small|medium enterprise|business|industry', pages: ['/msme-compliance'] },
  {
    words: 'loan|collateral|borrow|moneylender',
    pages: [
      '/msme-compliance',
      '/start-business/step/banking',
      '/blog/pm-svanidhi-loan',
      '/investment',
    ],
  },
  {
    sure: true,
    words: 'mudra|shishu|kishor|tarun',
    pages: ['/msme-compliance', howTo('mudra-loan')],
  },
  {
    sure: true,
    words: 'svanidhi',
    pages: ['/blog/pm-svanidhi-loan', howTo('svanidhi-loan'), '/infographics/svanidhi-ladder'],
  },
  {
    sure: true,
    words: 'svanidhi upi|cashback|digital',
    pages: [howTo('svanidhi-upi'), '/blog/pm-svanidhi-loan'],
  },
  { sure: true, words: 'letter recommendation', pages: [howTo('letter-of-recommendation')] },
  {
    sure: true,
    words: 'street|cart|vending vendor|vending|cart loan',
    pages: ['/blog/pm-svanidhi-loan', howTo('svanidhi-loan')],
  },
  {
    sure: true,
    words: 'buyer|customer|company|client|party pay|paying|paid|late payment|late|not|due|bill',
    pages: [howTo('late-payer'), '/msme-compliance'],
  },
  { words: 'scheme|subsidy|vishwakarma|stand-up|startup', pages: ['/government-schemes'] },
  { sure: true, words: 'vishwakarma', pages: ['/government-schemes'] },
  {
    sure: true,
    words: 'vending',
    pages: ['/blog/street-vendor-compliance-india', howTo('vending-certificate')],
  },
  {
    sure: true,
    words: 'vending|street|cart|stall certificate|permission|licence|identity|survey',
    pages: [howTo('vending-certificate'), '/blog/street-vendor-compliance-india'],
  },
  {
    words: 'street|cart|vendor|hawker|stall|footpath',
    pages: ['/blog/street-vendor-compliance-india'],
  },
  { sure: true, words: 'notice|challan', pages: ['/notice'] },
  {
    sure: true,
    words:
      'notice|inspector|sample gst|tax|food|fssai|licence|weight|weights|scale|labour|fake|false|municipality|municipal|trade|improvement|challan',
    pages: ['/notice'],
  },
  { sure: true, words: 'receipt challan|money|fine|officer|police', pages: ['/notice'] },
  {
    sure: true,
    words: 'gst|tax officer|inspector phone|phoned|call|called',
    pages: ['/notice'],
  },
  {
    sure: true,
    words:
      'police|officer|municipality|municipal|corporation|inspector cart|vendor|street|stall|remove|move|bribe',
    pages: ['/notice', '/blog/street-vendor-compliance-india', howTo('told-to-move')],
  },
  {
    words: 'officer|police|inspector|eviction|evicted|bribe',
    pages: [
      '/notice',
      '/blog/street-vendor-compliance-india',
      howTo('told-to-move'),
      '/constitution',
    ],
  },
  {
    sure: true,
    words: 'eviction|evicted|remove|move|notice cart|vendor|street|stall',
    pages: ['/notice', '/blog/street-vendor-compliance-india', howTo('told-to-move')],
  },
  {
    sure: true,
    words: 'seized|confiscated|seize|lifted|threw',
    pages: ['/notice', howTo('seized-goods'), '/blog/street-vendor-compliance-india'],
  },
  {
    sure: true,
    words:
      'municipality|municipal|police|officer|cart|vegetable|fruit took|taken|take|good|thing|gaya',
    pages: ['/notice', howTo('seized-goods'), '/blog/street-vendor-compliance-india'],
  },
  {
    sure: true,
    words: 'scale|weighing|taraju|balance stamp|stamping|check|verification|verify',
    pages: [howTo('scale-stamp')],
  },
  {
    sure: true,
    words: 'trade licence',
    pages: ['/trade-license-compliance', howTo('trade-licence-hyderabad')],
  },
  {
    sure: true,
    words: 'ghmc|bbmp|cyberabad|malkajgiri',
    pages: ['/trade-license-compliance', '/blog/hyderabad-three-corporations'],
  },
  {
    sure: true,
    words: 'which corporation|municipal',
    pages: ['/blog/hyderabad-three-corporations', '/trade-license-compliance'],
  },
  {
    words: 'shop licence|penalty|without|renewal',
    pages: ['/trade-license-compliance', '/sectors/retail-commerce'],
  },
  {
    words: 'shop|retail|kirana|ecommerce',
    pages: ['/sectors/retail-commerce', '/trade-license-compliance'],
  },
  {
    sure: true,
    words: 'shop establishment|act',
    pages: ['/labour-law-compliance', '/trade-license-compliance'],
  },
  {
    sure: true,
    words: 'trademark',
    pages: ['/trademark-registration', howTo('trademark-application')],
  },
  {
    sure: true,
    words: 'brand|name|trademark|logo check|search|taken|available|already|copy',
    pages: [howTo('trademark-search'), '/trademark-registration', '/start-business/step/branding'],
  },
  {
    sure: true,
    words: 'brand|name|trademark|logo|board copied|copying|imitate|misuse|stole|using+same',
    pages: ['/trademark-registration', howTo('trademark-search')],
  },
  { sure: true, words: 'opposition|oppose|opponent', pages: ['/trademark-registration'] },
  {
    sure: true,
    words: 'symbol|examination registration|reply|tm|before',
    pages: ['/trademark-registration'],
  },
  {
    sure: true,
    words: 'llp|opc|mca|roc|din|agm|aoc4|mgt7|inc20a|aoc|mgt',
    pages: ['/company-registration', '/financial-hub/company-late-fee'],
  },
  {
    words: 'company|director|partnership|proprietor|private|incorporation',
    pages: ['/company-registration', '/start-business/step/registration'],
  },
  { sure: true, words: 'iso', pages: ['/iso-certification'] },
  { sure: true, words: 'fire', pages: ['/fire-license', '/infographics/fire-basics'] },
  { sure: true, words: 'extinguisher', pages: ['/fire-license'] },
  { words: 'gas|lpg|cylinder', pages: ['/fire-license', '/infographics/fire-basics'] },
  { sure: true, words: 'bis|isi|hallmark|hallmarking', pages: ['/bis-registration'] },
  { sure: true, words: 'barcode|gs1|ean|upc', pages: ['/barcode-registration'] },
  {
    sure: true,
    words: 'esi|pf|epf',
    pages: ['/labour-law-compliance', howTo('esi-pf-registration'), '/infographics/pf-and-esi'],
  },
  {
    sure: true,
    words: 'esi|pf|epf pay|payment|due|month|monthly',
    pages: [howTo('esi-pf-payment'), '/labour-law-compliance'],
  },
  { sure: true, words: 'gratuity|posh|maternity|bonus', pages: ['/labour-law-compliance'] },
  {
    words: 'worker|labour|wage|appointment',
    pages: ['/labour-law-compliance', '/start-business/step/hr'],
  },
  {
    sure: true,
    words: 'professional|profession tax',
    pages: ['/labour-law-compliance', '/financial-hub/professional-tax'],
  },
  {
    sure: true,
    words: 'eshram|shram',
    pages: [howTo('eshram-card'), '/blog/street-vendor-compliance-india'],
  },
  {
    sure: true,
    words: 'itr|44ad|presumptive',
    pages: ['/blog/tax-return-date', howTo('income-tax-return'), '/financial-hub/presumptive-tax'],
  },
  {
    sure: true,
    words: 'income tax',
    pages: ['/blog/tax-return-date', howTo('income-tax-return'), '/financial-hub/income-tax'],
  },
  { sure: true, words: '44ada|freelancer|consultant', pages: [sector('consulting')] },
  {
    sure: true,
    words: 'tds|advance+tax',
    pages: [sector('consulting'), '/financial-hub/tds-interest'],
  },
  { words: 'tax', pages: ['/blog/tax-return-date', '/gst-compliance'] },
  { sure: true, words: 'kirana', pages: ['/sectors/retail-commerce', '/find'] },
  { sure: true, words: 'plastic bag', pages: ['/sectors/retail-commerce'] },
  {
    sure: true,
    words:
      'pharmacy|medical+shop|clinic|healthcare shop|licence|open|document|register|registration|clinic',
    pages: [sector('healthcare')],
  },
  { words: 'clinic|pharmacy|healthcare|hospital|lab', pages: [sector('healthcare')] },
  { words: 'school|coaching|tuition|education', pages: [sector('education')] },
  { sure: true, words: 'rera', pages: [sector('real-estate')] },
  {
    words: 'builder|broker|property agent|register|licence|registration|project',
    pages: [sector('real-estate')],
  },
  { words: 'factory|workshop|manufacturing|pollution', pages: [sector('manufacturing')] },
  {
    words: 'transporter|logistics|warehouse|godown|courier|goods+vehicle',
    pages: [sector('logistics')],
  },
  { words: 'garage|automotive|spare', pages: [sector('automotive')] },
  { words: 'software|app|website', pages: [sector('technology')] },
  {
    sure: true,
    words: 'import|export code|licence|iec',
    pages: ['/sectors/retail-commerce', sector('manufacturing')],
  },
  { words: 'restaurant|hotel|cafe|dhaba', pages: ['/restaurant', '/fssai-compliance'] },
  {
    sure: true,
    words: 'restaurant|hotel|cafe|dhaba licence|permission',
    pages: ['/restaurant', '/fssai-compliance'],
  },
  {
    sure: true,
    words: 'article|constitution trade|14|19|39|right|equality|constitution',
    pages: ['/constitution', '/articles/19', '/articles/14', '/articles/39'],
  },
  { words: 'right', pages: ['/blog/street-vendor-compliance-india', '/constitution'] },
  {
    sure: true,
    words: 'cyber|upi|online|payment fraud|scam|cheated|false',
    pages: [howTo('online-fraud'), '/blog/false-portals'],
  },
  {
    sure: true,
    words: 'fraud|scam|scammed|dhokha',
    pages: [howTo('online-fraud'), '/blog/false-portals'],
  },
  {
    sure: true,
    words: 'fake|false website|site|portal',
    pages: ['/blog/false-portals', '/infographics/fake-site-signs'],
  },
  { sure: true, words: 'legal|lawyer|advocate free|aid|nalsa', pages: [howTo('free-lawyer')] },
  {
    sure: true,
    words: 'consumer helpline|court|complaint',
    pages: ['/faq', howTo('online-fraud')],
  },
  {
    sure: true,
    words: 'you|your|niyam charge|fee|price|plan|refund|cost|office|address|phone|contact',
    pages: ['/pricing', '/contact'],
  },
  {
    sure: true,
    words: 'delete|clear|privacy data|phone|detail|history',
    pages: ['/privacy-policy', '/settings'],
  },
  {
    words: 'business|shop start|open|new',
    pages: ['/start-business', '/start-business/step/registration', '/find'],
  },
  { sure: true, words: 'which|what licence need|required|all|chahiye|kavali', pages: ['/find'] },
  { words: 'licence', pages: ['/find', '/trade-license-compliance'] },
  { words: 'calculator|emi|instalment|breakeven', pages: ['/financial-hub'] },
  {
    sure: true,
    words: 'offline|internet|signal|network work|use|open|without|app|site|phone',
    pages: ['/faq', '/resources'],
  },
  {
    sure: true,
    words: 'garage|automotive|mechanic',
    pages: [sector('automotive')],
  },
  { sure: true, words: 'pharmacy|clinic', pages: [sector('healthcare')] },
  { sure: true, words: 'coaching|tuition', pages: [sector('education')] },
  { sure: true, words: 'transporter|courier|warehouse|godown', pages: [sector('logistics')] },
  { sure: true, words: 'factory|workshop', pages: [sector('manufacturing')] },
  {
    sure: true,
    words: 'school|education licence|register|registration|rule|tax|gst|start|business',
    pages: [sector('education')],
  },
  {
    sure: true,
    words:
      'software|app|website|technology licence|register|registration|rule|tax|gst|start|business',
    pages: [sector('technology')],
  },
  {
    sure: true,
    words: 'fssai change|changed|address|shifted|shift',
    pages: [howTo('fssai-change'), '/fssai-compliance'],
  },
  {
    sure: true,
    words: 'remove|move|evict|evicted notice|me|shop',
    pages: ['/notice', '/blog/street-vendor-compliance-india', howTo('told-to-move')],
  },
  {
    sure: true,
    words: 'niyam|you government|official|real|company',
    pages: ['/faq', '/about', '/disclaimer'],
  },
  {
    sure: true,
    words:
      'upi|account|bank|phone money|amount|rupee|paisa|otp took|stolen|gone|cut|debited|cheated|taken|lost',
    pages: [howTo('online-fraud')],
  },
];

/** Details that a question can ask for, and the anchors of sections that answer them. */
export const intents: readonly { words: string; anchors: RegExp }[] = [
  { words: 'document|paper|proof', anchors: /^(documents|needs|papers)$/ },
  {
    words:
      'apply|step|procedure|process|online|application|make|take|get|obtain|banega|banaye|how|ela|kaise|open',
    anchors: /^(steps|order)$/,
  },
  { words: 'fee|cost|price|charge|much|rate', anchors: /^(fees|rates|in-short|composition)$/ },
  { words: 'penalty|fine|punishment|late|without|illegal', anchors: /^(penalties|late|wrong)$/ },
  {
    words: 'renewal|renew|valid|validity|expire|lifetime|year|long',
    anchors: /^(validity|renewal)$/,
  },
  {
    words: 'due|date|last|deadline|when|month|day',
    anchors: /^(returns|every-month|every-year|dates|renewal|calendar)$/,
  },
  {
    words: 'limit|turnover|threshold|compulsory|need|required|must|applicable|vegetable',
    anchors: /^(who-needs-it|who-need-not|which-tier|which-class|in-words)$/,
  },
  { words: 'cancel|close|stop|surrender', anchors: /^closing$/ },
  { words: 'licence|rule|required', anchors: /^licences$/ },
  { words: 'number|helpline|call|phone', anchors: /^(call|steps|if-it-burns)$/ },
  {
    words: 'police|officer|bribe|remove|move',
    anchors: /^(if-an-officer-comes|if-told-to-move|steps)$/,
  },
  { words: 'right', anchors: /^(your-rights|if-an-officer-comes)$/ },
  { words: 'call|called|phone', anchors: /^the-call$/ },
  { words: 'street|cart|vending|vendor|stall', anchors: /^street-vendors$/ },
  { words: 'telangana|hyderabad|corporation', anchors: /^telangana$/ },
  { words: 'class', anchors: /^classes$/ },
  {
    words: 'compare|better|versus|vs|or|difference|proprietor',
    anchors: /^(comparison|structures|choose)$/,
  },
  { words: 'search|check|taken|available', anchors: /^(search|check|check-the-body)$/ },
  { words: 'loan', anchors: /^(loans|in-short)$/ },
  { words: 'equipment|extinguisher', anchors: /^equipment$/ },
  { words: 'credit', anchors: /^credit$/ },
  { words: 'sell|selling|shop', anchors: /^if-you-only-sell$/ },
  { words: 'son|family|transfer|rent|friend|wife|brother', anchors: /^(your-duties|questions)$/ },
  { words: 'voluntarily|voluntary|optional|exempt', anchors: /^who-need-not$/ },
  { words: 'hygiene|hygienic|clean|duty|daily', anchors: /^(daily-duties|hygiene)$/ },
  { words: 'benefit|use|why|advantage', anchors: /^(benefits|who-needs-it)$/ },
  { words: 'lost|mistake|wrong|refused|rejected|reject', anchors: /^(wrong|mistakes)$/ },
  { words: 'survey|committee', anchors: /^survey-and-certificate$/ },
  { words: 'tm|symbol|copied|copying|imitate|misuse|stole', anchors: /^enforcement$/ },
  { words: 'fake|genuine|real', anchors: /^(check-the-body|six-looks)$/ },
  { words: 'caught|burn|burning', anchors: /^if-it-burns$/ },
];
