/** A unit of a number. Amounts of one kind are compared after multiplication with `factor`. */
export interface Unit {
  kind: string;
  factor: number;
}

const unitWords: readonly [string, number, string][] = [
  ['day', 1, 'day days din dino dinon dinam दिन दिनों दिवस दिवसों'],
  ['day', 7, 'week weeks hafta hafte hafton saptah हफ्ता हफ्ते हफ्तों सप्ताह వారం వారాల vaaram'],
  ['day', 14, 'fortnight fortnights पखवाडा पखवाडे'],
  ['month', 1, 'month months mahina mahine mahinon maheena maheene महीना महीने महीनों माह मास'],
  ['month', 12, 'year years yr yrs saal sal saalon varsh baras साल सालों वर्ष वर्षों बरस'],
  ['month', 12, 'ఏడాది ఏడాదికి ఏళ్ళు ఏళ్లు ఏళ్ళ ఏళ్ల yedadi'],
  ['month', 120, 'decade decades दशक దశాబ్దం'],
  ['month', 1200, 'century centuries'],
  ['quarter', 1, 'quarters तिमाही'],
  ['minute', 1, 'minute minutes min mins मिनट'],
  ['minute', 60, 'hour hours hr hrs ghanta ghante ghanton घंटा घंटे घंटों'],
  [
    'percent',
    1,
    'percent percents pct pratishat fisadi feesadi phisadi प्रतिशत फीसदी परसेंट पर्सेंट shatam satam',
  ],
  ['permille', 1, '‰'],
  ['basis point', 1, 'bps'],
  ['money', 1, 'rupee rupees rs inr re rupaye rupay rupaya rupiya rupiye rupai rupaiye'],
  ['money', 1, 'rupayalu rupayala बक्स bucks रुपये रुपए रुपया रूपये रूपए रुपयों रुपयों रु రూ'],
  ['money', 0.01, 'paise paisa पैसे पैसा పైసలు'],
  ['currency dollar', 1, '$ dollar dollars usd डॉलर డాలర్లు'],
  ['currency euro', 1, '€ euro euros eur यूरो'],
  ['currency pound', 1, '£ gbp sterling'],
  ['currency yen', 1, '¥ yen jpy yuan cny'],
  [
    'currency other',
    1,
    'franc francs chf dirham dirhams aed riyal riyals sar taka btc bitcoin bitcoins usdt',
  ],
  ['kg', 1, 'kg kgs kilo kilos kilogram kilograms किलो కిలోలు కిలో'],
  ['gram', 1, 'gram grams gm gms ग्राम'],
  ['tonne', 1, 'tonne tonnes ton tons quintal quintals'],
  ['litre', 1, 'litre litres liter liters ltr ml लीटर లీటర్లు'],
  ['metre', 1, 'metre metres meter meters मीटर మీటర్లు'],
  ['km', 1, 'km kms kilometre kilometres kilometer kilometers किमी'],
  ['cm', 1, 'cm mm centimetre centimetres inch inches इंच'],
  ['foot', 1, 'foot feet ft sqft फुट అడుగులు'],
  ['yard', 1, 'yard yards गज'],
  ['acre', 1, 'acre acres एकड'],
  ['degree', 1, 'degree degrees °'],
  ['times', 1, 'times fold गुना guna गुणा రెట్లు రెట్ల'],
];

/** Telugu and Telugu in Latin letters add endings to these. */
const unitStems: readonly [string, number, string][] = [
  ['day', 1, 'రోజు'],
  ['day', 1, 'దినా'],
  ['day', 1, 'roju'],
  ['month', 1, 'నెల'],
  ['month', 1, 'nela'],
  ['month', 12, 'సంవత్సర'],
  ['month', 12, 'samvatsar'],
  ['minute', 60, 'గంట'],
  ['minute', 1, 'నిమిష'],
  ['percent', 1, 'శాత'],
  ['money', 1, 'రూపాయ'],
  ['money', 1, 'rupayal'],
];

const units = new Map<string, Unit>();
for (const [kind, factor, words] of unitWords) {
  for (const word of words.split(' ')) units.set(word, { kind, factor });
}

/** Returns the unit that a word names. Expects `tableSpelling` (number-words.ts). */
export function unitOf(word: string): Unit | undefined {
  const found = units.get(word);
  if (found) return found;
  const stem = unitStems.find(([, , start]) => word.startsWith(start));
  return stem && { kind: stem[0], factor: stem[1] };
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that make the number behind them a name instead of a count. */
const namedWords: readonly [string, ReadonlySet<string>][] = [
  ['section', words('section sections sec secs ss § dhara धारा धाराएं సెక్షన్ సెక్షన్లు')],
  ['rule', words('rule rules नियम రూల్ నిబంధన నియమం')],
  ['article', words('article articles अनुच्छेद అధికరణ')],
  ['class', words('class classes वर्ग श्रेणी తరగతి')],
  ['form', words('form forms फॉर्म ఫారం')],
  ['chapter', words('chapter chapters अध्याय')],
  ['clause', words('clause clauses para paras paragraph paragraphs')],
  ['regulation', words('regulation regulations विनियम')],
  ['schedule', words('schedule schedules अनुसूची')],
  ['part', words('part parts भाग')],
];

export const namedOf = (word: string): string | undefined =>
  namedWords.find(([, list]) => list.has(word))?.[0];

/** Days on which an office is open; a calendar has more. */
export const workingWords = words('working business कार्य कामकाजी పని వర్కింగ్');
/** Words between a number and its unit that do not change the figure. */
export const fillers = words('calendar full long more additional extra whole पूरे और another');

const monthNames: readonly string[] = [
  'january jan जनवरी జనవరి janvari',
  'february feb फरवरी ఫిబ్రవరి farvari',
  'march mar मार्च మార్చి',
  'april apr अप्रैल ఏప్రిల్',
  'may मई మే',
  'june jun जून జూన్',
  'july jul जुलाई జులై జూలై julai',
  'august aug अगस्त ఆగస్టు ఆగస్ట్ agast',
  'september sep sept सितंबर सितम्बर సెప్టెంబర్ సెప్టెంబరు sitambar',
  'october oct अक्टूबर अक्तूबर అక్టోబర్ అక్టోబరు aktubar',
  'november nov नवंबर नवम्बर నవంబర్ నవంబరు navambar',
  'december dec दिसंबर दिसम्बर డిసెంబర్ డిసెంబరు disambar',
];
const months = new Map(
  monthNames.flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [name, index + 1]),
  ),
);
/** Words with other meanings, or parts of words. They are months only beside a day or a year. */
const unsureMonths = words('may mar jan feb apr jun jul aug sep sept oct nov dec march मई మే');

export const monthOf = (word: string): number | undefined => months.get(word);
export const isSureMonth = (word: string): boolean => months.has(word) && !unsureMonths.has(word);

const weekdayNames: readonly string[] = [
  'monday सोमवार సోమవారం somvar',
  'tuesday मंगलवार మంగళవారం mangalvar',
  'wednesday बुधवार బుధవారం budhvar',
  'thursday गुरुवार గురువారం guruvar',
  'friday शुक्रवार శుక్రవారం shukravar',
  'saturday शनिवार శనివారం shanivar',
  'sunday रविवार ఆదివారం ravivar',
];
const weekdays = new Map(
  weekdayNames.flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [name, index]),
  ),
);
export const weekdayOf = (word: string): number | undefined =>
  weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ''));

const fractionWords = new Map<string, number>([
  ...'half halves aadha adha aadhi आधा आधी आधे సగం sagam'
    .split(' ')
    .map((word): [string, number] => [word, 2]),
  ...'third thirds तिहाई tihai'.split(' ').map((word): [string, number] => [word, 3]),
  ...'quarter quarters fourths चौथाई chauthai పావు'
    .split(' ')
    .map((word): [string, number] => [word, 4]),
  ['fifths', 5],
  ['fifth', 5],
  ['sixth', 6],
  ['eighth', 8],
  ['eighths', 8],
  ['tenth', 10],
  ['tenths', 10],
  ['hundredth', 100],
]);
/** Returns the denominator of a fraction word: 2 for half. */
export const partsOf = (word: string): number | undefined => fractionWords.get(word);

const multiples = new Map<string, number>([
  ...'double twice doubled doubles दोगुना दुगना दोगुनी दुगुना dugna doguna రెట్టింపు'
    .split(' ')
    .map((word): [string, number] => [word, 2]),
  ...'triple thrice treble tripled तिगुना तीनगुना'
    .split(' ')
    .map((word): [string, number] => [word, 3]),
  ['quadruple', 4],
  ['tenfold', 10],
]);
export const multipleOf = (word: string): number | undefined => multiples.get(word);
