/** The meaning of a word in a quantity. */
export type NumberWord =
  | { is: 'number'; value: number; ordinal?: true }
  /** Multiplies the number before it: hundred, thousand, lakh. */
  | { is: 'scale'; value: number }
  /** Changes the number behind it: साढ़े चार is four and a half. */
  | { is: 'shift'; by: number; alone: number };

const inOrder = (words: string, from = 0): [string, number][] =>
  words
    .trim()
    .split(/\s+/)
    .flatMap((group, index) =>
      group.split('/').map((word): [string, number] => [word, from + index]),
    );

const english = [
  ...inOrder(
    'zero/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...inOrder('twenty thirty forty/fourty fifty sixty seventy eighty ninety').map(
    ([word, index]): [string, number] => [word, (index + 2) * 10],
  ),
  ['dozen', 12] as [string, number],
];

const ordinals = [
  ...inOrder(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
    1,
  ),
  ['thirtieth', 30] as [string, number],
];

const hindi = inOrder(
  `एक दो तीन चार पांच/पान्च छह/छः/छे/छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस
  बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस/अट्ठाइस उनतीस/उन्तीस
  तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस
  चालीस इकतालीस बयालीस तैंतालीस/तेंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास
  पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ
  साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर/उनत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे/पंचानवे छियानवे सत्तानवे अट्ठानवे/अठानवे निन्यानवे`,
  1,
);

/** English words that Hindi writes in its own letters. */
const hindiLoans: [string, number][] = [
  ...inOrder('वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन टेन', 1),
  ['फिफ्टीन', 15],
  ['ट्वेंटी', 20],
  ['थर्टी', 30],
  ['फोर्टी', 40],
  ['फिफ्टी', 50],
];

/** In the spelling of `latinSpelling`. */
const latinHindi = inOrder(
  `ek do tin char panch chhe/che/chah/chhah sat ath/aath nau das/dus gyarah/gyara barah/bara terah/tera chaudah/chauda pandrah/pandra solah/sola satrah/satra atharah/athara unnis
  bis ikkis bais teis chaubis pachis/pachchis/pacchis chabbis sattais atthais/athais untis
  tis iktis/ikattis battis taintis chauntis paintis chattis saintis adtis/artis untalis
  chalis iktalis bayalis taintalis chavalis/chauvalis paintalis chiyalis saintalis adtalis/artalis unchas
  pachas ikyavan bavan tirpan chauvan pachpan chappan sattavan atthavan unsath
  sath iksath basath tirsath chausath painsath chiyasath sadsath adsath unhattar
  sattar ikhattar bahattar tihattar chauhattar pachattar/pachhattar chihattar sathattar athhattar unasi
  assi ikyasi bayasi tirasi chaurasi pachasi chiyasi satasi atthasi navasi
  nabbe ikyanve banve tiranve chauranve pachanve chiyanve sattanve atthanve ninyanve`,
  1,
);

const telugu: [string, number][] = [
  ...inOrder(
    'ఒకటి/ఒక్క/ఒక రెండు/రెండ మూడు నాలుగు ఐదు/అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు/పధ్నాలుగు పదిహేను/పదైదు పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది/పందొమ్మిది ఇరవై/ఇరవయ్యి',
    1,
  ),
  ...inOrder('ముప్పై/ముప్ఫై నలభై/నలబై యాభై/ఏభై/యాబై అరవై డెబ్బై/డెబ్భై ఎనభై/ఎనబై తొంభై/తొంబై').map(
    ([word, index]): [string, number] => [word, (index + 3) * 10],
  ),
  ...inOrder('టెన్', 10),
  ['ట్వంటీ', 20],
  ['థర్టీ', 30],
  ['ఫిఫ్టీ', 50],
];

const latinTelugu: [string, number][] = [
  ...inOrder(
    'okati/oka rendu mudu nalugu aidu/ayidu aru edu/yedu enimidi tommidi/thommidi padi padakondu pannendu padamudu padnalugu/padhnalugu padihenu padaharu padihedu paddenimidi pantommidi iravai/iravay',
    1,
  ),
  ...inOrder(
    'muppai nalabhai/nalabai yabhai/yabai aravai debbai/dabbai enabhai/enabai tombhai/tombai',
  ).map(([word, index]): [string, number] => [word, (index + 3) * 10]),
];

const scaleWords: Readonly<Record<number, string>> = {
  100: 'hundred hundreds सौ हंड्रेड वंद వంద వందల వందలు నూట నూరు నూటి హండ్రెడ్',
  1000: 'thousand thousands k हजार हजारों सहस्र थाउजेंड థౌజండ్ వెయ్యి వేయి వేల వేలు',
  100_000: 'lakh lakhs lac lacs लाख लाखों లక్ష లక్షల లక్షలు',
  1_000_000: 'million millions mn मिलियन మిలియన్',
  10_000_000: 'crore crores cr करोड करोड़ करोडों కోటి కోట్ల కోట్లు',
  1_000_000_000: 'billion billions bn अरब బిలియన్',
};
const latinScales: Readonly<Record<number, string>> = {
  100: 'sau vanda vandala vandalu nuru',
  1000: 'hajar hajaron veyyi vela velu',
  100_000: 'lakhon laksha lakshala lakshalu',
  10_000_000: 'karod karor caror kror koti kotla kotlu',
};

/** Half more, a quarter more and a quarter less than a number. */
const shiftWords: readonly [string, number, number][] = [
  ['साढे', 0.5, 0.5],
  ['सवा', 0.25, 1.25],
  ['पौने', -0.25, 0.75],
];
const latinShifts: readonly [string, number, number][] = [
  ['sadhe', 0.5, 0.5],
  ['sava', 0.25, 1.25],
  ['paune', -0.25, 0.75],
];

const known = new Map<string, NumberWord>();
/** Short words with other meanings too. They count only before a unit or a scale. */
const ambiguous = new Map<string, NumberWord>();

const asNumbers = (to: Map<string, NumberWord>, words: readonly [string, number][]) => {
  for (const [word, value] of words) to.set(word, { is: 'number', value });
};
const asScales = (to: Map<string, NumberWord>, table: Readonly<Record<number, string>>) => {
  for (const [value, words] of Object.entries(table)) {
    for (const word of words.split(' ')) to.set(word, { is: 'scale', value: Number(value) });
  }
};
asNumbers(known, [...english, ...hindi.map(plainHindi), ...hindiLoans.map(plainHindi), ...telugu]);
asNumbers(known, [
  ['डेढ', 1.5],
  ['ढाई', 2.5],
  ['అర', 0.5],
]);
for (const [word, value] of ordinals) known.set(word, { is: 'number', value, ordinal: true });
asNumbers(ambiguous, [...latinHindi, ...latinTelugu, ['dedh', 1.5], ['dhai', 2.5]]);
asScales(known, scaleWords);
asScales(ambiguous, latinScales);
for (const [word, by, alone] of shiftWords) known.set(word, { is: 'shift', by, alone });
for (const [word, by, alone] of latinShifts) ambiguous.set(word, { is: 'shift', by, alone });

function plainHindi([word, value]: [string, number]): [string, number] {
  return [tableSpelling(word.normalize('NFKC')), value];
}

/**
 * Returns a word in the spelling of these tables: lower case, no nukta, ं for ँ. Letters that NFKC has
 * decomposed stay so.
 */
export function tableSpelling(word: string): string {
  return word.toLowerCase().replaceAll('\u093c', '').replaceAll('ँ', 'ं');
}

/** Unifies Latin spellings of Hindi and Telugu, which differ by long vowels and a few consonants. */
const latinSpelling = (word: string): string =>
  word
    .replaceAll('aa', 'a')
    .replaceAll(/ee|ii/g, 'i')
    .replaceAll('oo', 'u')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v');

const teluguWords = [...known].filter(([word]) => /^\p{Script=Telugu}/u.test(word));
const longestTelugu = Math.max(...teluguWords.map(([word]) => word.length));
/** The ending that adds a half: రెండున్నర, లక్షన్నర. */
const halfMore = 'న్నర';

/** The parts of one word: Telugu joins a number, its scale and its unit. */
export interface ReadWord {
  numbers: NumberWord[];
  /** The text behind the numbers in the same word, such as a unit. */
  rest: string;
  ambiguous: boolean;
}

/** Returns the numbers in a word; undefined when it has none. Expects `tableSpelling`. */
export function readNumberWord(word: string): ReadWord | undefined {
  const found = known.get(word);
  if (found) return { numbers: [found], rest: '', ambiguous: false };
  const latin = ambiguous.get(latinSpelling(word));
  if (latin) return { numbers: [latin], rest: '', ambiguous: true };
  return /^\p{Script=Telugu}/u.test(word) ? readTelugu(word) : undefined;
}

function readTelugu(word: string): ReadWord | undefined {
  const numbers: NumberWord[] = [];
  let rest = word;
  while (rest !== '' && numbers.length < 6) {
    if (numbers.length > 0 && rest.startsWith(halfMore)) {
      numbers.push({ is: 'shift', by: 0.5, alone: 0.5 });
      rest = rest.slice(halfMore.length);
      continue;
    }
    const length = longestPrefix(rest);
    if (length === 0) break;
    const found = known.get(rest.slice(0, length));
    if (found) numbers.push(found);
    rest = rest.slice(length);
  }
  return numbers.length > 0 ? { numbers, rest, ambiguous: false } : undefined;
}

/** Telugu joins "and a half" to the vowel before it: రెండు and న్నర are రెండున్నర. */
function longestPrefix(word: string): number {
  for (let length = Math.min(longestTelugu, word.length); length > 1; length--) {
    // A vowel sign behind it makes another word: వేలి is a finger, వేల are thousands.
    if (known.has(word.slice(0, length)) && !/^\p{M}/u.test(word.slice(length))) return length;
  }
  return 0;
}
