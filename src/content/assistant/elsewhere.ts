/**
 * Matters that people ask a helper of the law about and that our guides do not treat, as patterns like
 * those of `topics.ts`. Their words stand in our pages all the same, so that the search would find some.
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
