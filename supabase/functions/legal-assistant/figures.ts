/**
 * Figures of the law in a text: amounts, shares, times, dates, and the numbers of sections. Plain counts, such
 * as "2 photographs", are none. In English, Hindi and Telugu, with digits of each.
 */

/** What a number is multiplied with by the word after it. */
const scales: readonly [string, number][] = [
  ['thousand|hazaa?r|हज़ार|हजार|వేలు?', 1_000],
  ['lakhs?|lacs?|लाख|లక్షలు?|లక్ష', 100_000],
  ['million', 1_000_000],
  ['crores?|करोड़|करोड|కోట్లు?|కోటి', 10_000_000],
];
const scaleWords = scales.map(([words]) => words).join('|');
const number = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const scaled = String.raw`(${number})(?:[ \u00a0]?(${scaleWords}))?`;

const currency = String.raw`(?:₹|\b(?:rs|inr)\b\.?|रु\.?|రూ\.?)`;
const months = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
const units = [
  String.raw`%|per ?cent|percent|rupees?|rupaye|rs\b|days?|weeks?|months?|years?|hours?`,
  'din|mahin|saal|pratishat|दिन|महीन|माह|साल|वर्ष|घंट|प्रतिशत|रुपय|रुपए|रूपय',
  'రోజు|నెల|సంవత్సర|ఏళ్|గంట|శాతం|రూపాయ',
  months,
].join('|');
const named = 'sections?|rules?|articles?|acts?,|धारा|नियम|अनुच्छेद|సెక్షన్|నిబంధన|అధికరణ';

const figure = new RegExp(
  [
    String.raw`${currency}[ \u00a0]?${scaled}`,
    String.raw`${scaled}[- \u00a0]?(?:working |calendar )?(?:${units})`,
    String.raw`(${number})[ \u00a0]?(${scaleWords})`,
    String.raw`(?:${named})[ \u00a0](${number})()`,
    String.raw`${months}[ \u00a0](${number})()`,
  ].join('|'),
  'giu',
);
const anyNumber = new RegExp(
  String.raw`(${number})(?:[ \u00a0]?(?:to|–|-)[ \u00a0]?(${number}))?(?:[ \u00a0]?(${scaleWords}))?`,
  'giu',
);

/** Numbers that a guide may write as words. */
const spelled = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');

/**
 * The figures of an answer that none of the texts states, as they stand in the answer: they are made up,
 * calculated, or known from elsewhere. "₹1.5 crore" and "1,50,00,000 rupees" are the same.
 */
export function unstatedFigures(answer: string, texts: readonly string[]): string[] {
  const stated = new Set(texts.flatMap((text) => valuesIn(text)));
  return [...asciiDigits(answer).matchAll(figure)].flatMap(([written, ...groups]) => {
    const first = groups.findIndex((group) => group !== undefined);
    const value = valueOf(groups[first] ?? '', groups[first + 1]);
    return stated.has(value) ? [] : [written.trim()];
  });
}

/** Every number of a text, as a number. */
function valuesIn(text: string): number[] {
  const plain = asciiDigits(text);
  const written = [...plain.matchAll(anyNumber)].flatMap(([, from = '', to, scale]) => [
    valueOf(from),
    valueOf(from, scale),
    ...(to === undefined ? [] : [valueOf(to), valueOf(to, scale)]),
  ]);
  const words = new Set(plain.toLowerCase().match(/[a-z]+/g));
  const inWords = spelled.flatMap((word, value) => (words.has(word) ? [value] : []));
  return [...written, ...inWords, ...(words.has('a') || words.has('each') ? [1] : [])];
}

function valueOf(digits: string, scaleWord?: string): number {
  const factor = scales.find(
    ([words]) => scaleWord && new RegExp(`^(?:${words})$`, 'iu').test(scaleWord),
  )?.[1];
  return Math.round(Number(digits.replaceAll(',', '')) * (factor ?? 1) * 10_000) / 10_000;
}

/** Digits of Devanagari and Telugu as those of English; their blocks begin six places before the zero. */
const asciiDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) =>
    String(((digit.codePointAt(0) ?? 0) - 6) & 0xf),
  );
