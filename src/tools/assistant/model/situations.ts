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
  { words: 'salon|tailor|laundry', answers: { kind: 'office-service' } },
  { words: 'restaurant|dhaba|cafe', answers: { kind: 'restaurant', food: 'makes' } },
  { words: 'freelancer|consultant', answers: { kind: 'consulting' } },
  { words: 'home', answers: { kind: 'home-business' } },
  { words: 'kirana', answers: { kind: 'shop', supply: 'goods', food: 'sells' } },
  { words: 'shop', answers: { kind: 'shop' } },
  { words: 'tea|tiffin|snack|juice|bakery|cook', answers: { food: 'makes' } },
  { words: 'food|vegetable|fruit|grocery', answers: { food: 'sells' } },
  { words: 'ice+cream|icecream', answers: { products: ['ice-cream'], supply: 'goods' } },
  { words: 'cigarette|tobacco|bidi|gutka', answers: { products: ['tobacco'], supply: 'goods' } },
  {
    words: 'repair|coaching|tuition|clinic|software|freelance|driver',
    answers: { supply: 'services' },
  },
  {
    words:
      'only+good|good+matrame|good+sirf|clothe|cloth|garment|saree|toy|shoe|furniture|bangle|utensil|stationery|hardware|cosmetic|slipper|chappal',
    answers: { supply: 'goods' },
  },
  { words: 'amazon|flipkart|meesho|marketplace', answers: { online: ['marketplace'] } },
  { words: 'swiggy|zomato', answers: { online: ['food-app'], food: 'makes' } },
];

/** Words of such a question that tell nothing about the business. */
export const plainWords =
  'need|needed|require|required|compulsory|mandatory|necessary|licence|registration|register|registered|certificate|number|paper|permission|business|sell|selling|seller|sale|small|owner|own|run|start|open|work|law|legal|government|card|scheme|online|legally|have|without|charge|fee|cost|trade|retail';
