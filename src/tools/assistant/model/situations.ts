import type { Answers } from '../../../register/answers.ts';

/** What a question tells about the business. */
export interface Situation {
  /** Any of these words. Words of other languages are translated to English. */
  words: string;
  /** The answers of the finder that follow. */
  answers: Answers;
}

/** The first situation that gives an answer counts. */
export const situations: readonly Situation[] = [
  { words: 'cart|street|hawker|stall|footpath|vendor', answers: { kind: 'street-mobile' } },
  { words: 'salon|tailor|laundry|parlour|parlor|पार्लर|పార్లర్', answers: { kind: 'office-service' } },
  { words: 'restaurant|dhaba|cafe', answers: { kind: 'restaurant', food: 'makes' } },
  { words: 'freelancer|consultant', answers: { kind: 'consulting' } },
  { words: 'home', answers: { kind: 'home-business' } },
  { words: 'kirana', answers: { kind: 'shop', supply: 'goods', food: 'sells' } },
  { words: 'shop', answers: { kind: 'shop' } },
  {
    words:
      'tea|tiffin|snack|juice|bakery|cook|samosa|sweet|pickle|biryani|chaat|idli|dosa|bajji|momo|pakora|meal|achar|अचार|समोसा|मिठाई|పచ్చళ్ళు|పచ్చడి|బజ్జీ|ఇడ్లీ|దోశ|బిర్యానీ|స్వీట్లు',
    answers: { food: 'makes' },
  },
  {
    words: 'vegetable|fruit|grocery|milk|egg|meat|chicken|fish',
    answers: { food: 'sells' },
  },
  { words: 'ice+cream|icecream', answers: { products: ['ice-cream'], supply: 'goods' } },
  { words: 'cigarette|tobacco|bidi|gutka', answers: { products: ['tobacco'], supply: 'goods' } },
  {
    words: 'repair|coaching|tuition|clinic|software|freelance|driver',
    answers: { supply: 'services' },
  },
  {
    words:
      'only+good|good+matrame|good+sirf|clothe|cloth|garment|saree|toy|shoe|furniture|bangle|utensil|stationery|hardware|cosmetic|slipper|chappal|bag|schoolbag|chudi|khilone|gajula|gajulu|बैग|चूड़ी|चूड़ियां|खिलौने|फर्नीचर|गहने|చెప్పుల|గాజుల|గాజులు|బొమ్మల|ఫర్నిచర్|చీరల',
    answers: { supply: 'goods' },
  },
  {
    words:
      'salon|barber|hair|haircut|tailor|laundry|ironing|clothe|cloth|garment|saree|shoe|footwear|furniture|bangle|utensil|stationery|hardware|slipper|chappal|toy|book|cover|repair|mend|mechanic|garage|electronic|silai|istri|इस्त्री|सिलाई|चप्पल|जूते|ఇస్త్రీ|చెప్పుల|బట్టల|cheppulu|cheppula|battala|bag|schoolbag|flower|nai|mangali|chudi|khilone|kitab|gajula|gajulu|pustakala|बैग|चूड़ी|चूड़ियां|खिलौने|किताब|फर्नीचर|नाई|फूल|గాజుల|గాజులు|పుస్తకాల|పుస్తకాలు|బొమ్మల|ఫర్నిచర్|మంగలి|పూల',
    answers: { food: 'no' },
  },
  { words: 'food', answers: { food: 'sells' } },
  { words: 'amazon|flipkart|meesho|marketplace', answers: { online: ['marketplace'] } },
  { words: 'swiggy|zomato', answers: { online: ['food-app'], food: 'makes' } },
];

/** Words of such a question that tell nothing about the business. */
export const plainWords =
  'need|needed|require|required|compulsory|mandatory|necessary|licence|registration|register|registered|certificate|number|paper|permission|business|sell|selling|seller|sale|small|owner|own|run|start|open|work|law|legal|government|card|scheme|online|legally|have|without|charge|fee|cost|trade|retail';

/** Further food, and those who handle it. */
const otherFood =
  'coffee|bake|cooking|kitchen|vada|lunch|dinner|hotel|canteen|mess|catering|caterer|curd|mutton|ice+cream|icecream|ice|cake|bread|rice|flour|oil|ghee|spice|masala|honey|water|drink|sugarcane|coconut|panipuri|golgappa|noodle|roti|paratha|chocolate|biscuit|namkeen|papad|farmer|fisherman|khana|doodh|dahi|sabzi|phal|mithai|lassi|roll|burger|pizza|punugulu|mirchi|bonda|gongura|pachadi|pacchallu|pachallu|pindi|vantalu|vanta|tinubandaralu|kuragayalu|pallu|palu|koodu|annam|खाना|खाने|दूध|दही|सब्ज़ी|सब्जी|फल|चाय|जूस|टिफिन|लस्सी|ढाबा|होटल|रोटी|पराठा|चाट|अंडा|मछली|मांस|మిర్చి|టీ|టిఫిన్|పాలు|పండ్లు|కూరగాయలు|భోజనం|వంట|వంటలు|హోటల్|చికెన్|చేపలు|జ్యూస్|తినుబండారాలు|టిఫిన్లు|వండి|వండుతాను|కూరలు|పిండివంటలు|కేకులు|vandi|vandutanu|vandutunna|टिफ़िन|पकाकर|पकाती|पकाता|पकवान|लड्डू|केक|pakakar|pakati|laddu';

/**
 * Words of who handles food, without "food" itself, which also names the paper: where none is in a question, an answer
 * about the food paper states both ways.
 */
export const foodWords: string = [
  ...situations
    .filter(
      ({ words, answers: { food } }) => words !== 'food' && food !== undefined && food !== 'no',
    )
    .map(({ words }) => words),
  otherFood,
].join('|');
