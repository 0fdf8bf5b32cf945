import type { NeedId } from '../../../needs/need-id.ts';

/**
 * Topics that visitors ask about and the guides do not cover, as patterns like those of `topics.ts`. Their
 * words occur in our pages, so the search alone would find a wrong page.
 */
export const elsewhere: readonly string[] = [
  'passport|visa|driving|learning|ration|voter|epic|hostel|पासपोर्ट|ఓటర్',
  'birth|death|marriage|caste certificate|registration|register|fee|copy',
  'divorce|dowry|custody|alimony|marriage|wedding|shaadi',
  'will|partition|inheritance|succession make|property|brother|legal',
  'land|plot|house|flat|home registration|deed|stamp|loan|tenant|mutation',
  'landlord|tenant|deposit|rent deposit|agreement|evict|eviction|house|format',
  'bail|fir|arrested|custody|murder|assault|theft|stolen',
  'police verification',
  'credit card',
  'home|car|bike|education|gold|personal loan',
  'motor|health|crop|life|bike|car|vehicle insurance|policy|accident|claim',
  'old pension|age',
  'exam|admission|scholarship|result|hall+ticket|syllabus|neet|jee|marks',
  'train|bus|flight|railway ticket|pass|booking|timing|refund|cancellation',
  'movie|cinema|match|cricket|song|recipe|weather|horoscope|biryani|poem|joke',
  'gas|slot|hotel|room booking',
  'electricity|current|water|mobile|phone|internet bill|connection|recharge|complaint',
  'price|rate|dhara gold|petrol|diesel|silver|bitcoin|share|onion|tomato today|tomorrow|prediction|now',
  'petrol|diesel|bitcoin|crypto|share+market|stock+market|mutual+fund|instagram|facebook|youtube',
  'number plate|bike',
  'medicine|doctor|treatment|hospital fever|headache|pain|diabetes|cough|appointment',
  'weight|hair|skin|diabetes lose|grow|fast|good|reduce',
  'aadhaar|pan|name address|correction|mobile change|update|correction',
  'capital|president|minister|population|king country|australia|india|japan|state|world',
];

/** Goods with laws of their own. */
export interface ForeignGoods {
  /** Any of these words names the goods. */
  words: string;
  /** Needs about these goods that the guides do answer. */
  needs?: readonly NeedId[];
  /** Words that show a topic of the guides: the tax on tobacco, a medicine shop. */
  not?: string;
}

/**
 * Goods that the guides do not cover, whatever else of the question they cover. A passage about carts does
 * not answer whether liquor may be sold from one. The tax on such goods is covered.
 */
export const foreignGoods: readonly ForeignGoods[] = [
  {
    words:
      'alcohol|alcoholic|liquor|wine|beer|toddy|whisky|whiskey|brandy|vodka|arrack|daru|sharab|kallu|शराब|दारू|ताड़ी|మద్యం|సారా|కల్లు',
    // Our page on restaurants names the excise licence.
    not: 'gst|tax|composition|restaurant|hotel|cafe|dhaba',
  },
  {
    words:
      'tobacco|cigarette|bidi|beedi|gutka|gutkha|hookah|vape|khaini|तंबाकू|तम्बाकू|सिगरेट|बीड़ी|गुटखा|పొగాకు|సిగరెట్|బీడీ|గుట్కా',
    not: 'gst|tax|composition',
    needs: ['tobacco.school'],
  },
  {
    words:
      'ganja|cannabis|charas|opium|narcotic|bhang|hashish|heroin|cocaine|गांजा|गाँजा|भांग|अफीम|గంజాయి',
  },
  {
    words: 'drug',
    not: 'licence|medicine|medical|pharmacy|chemist|shop|store|clinic|healthcare|cosmetic|gst|tax',
  },
  {
    words:
      'firework|firecracker|cracker|patakha|patakhe|gunpowder|पटाखा|पटाखे|आतिशबाज़ी|పటాకులు|బాణసంచా|టపాసులు',
    not: 'gst|tax',
  },
  { words: 'weapon|pistol|revolver|rifle|ammunition|gun|बंदूक|हथियार|తుపాకీ|ఆయుధం', not: 'gst|tax' },
];
