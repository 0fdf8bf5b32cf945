/** Replaces unreadable text. An answer that contains it is refused. */
const unreadableMark = '\ufffd';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwj: '',
  zwnj: '',
  comma: ',',
  period: '.',
  colon: ':',
  sol: '/',
  commat: '@',
  num: '#',
  percnt: '%',
  dollar: '$',
  hyphen: '-',
  ndash: '-',
  mdash: '-',
  times: '×',
  middot: '·',
  half: '½',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;
/** An entity may contain another one. Deeper nesting stays as text, which no browser decodes either. */
const mostDecodings = 3;

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** HTML in an answer is shown as text. Only a line break has one clear meaning. */
const lineBreak = /<br\s{0,3}\/?>/gi;
const htmlTag = /<(?:!--|\/?[a-z][a-z0-9]{0,20}(?=[\s/>]))/gi;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\n\t]/gu;
/** Marks of Devanagari and Telugu are part of letters, except behind a digit. */
const strayMarks = /(?<=[0-9₹$])\p{M}+|(?![\u0900-\u097f\u0c00-\u0c7f])\p{M}/gu;
const otherDigits = /(?![0-9])\p{Nd}/gu;

/** Scripts whose number words are unknown here, so that an amount could pass unchecked. */
const unknownScript =
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Common}\p{Script=Inherited}]/u;
/** Signs that show a number without a digit: keycaps, clocks, dice, playing tiles and cards. */
const numberSigns = /[\u{1f51f}\u{1f4af}\u{1f550}-\u{1f567}\u2680-\u2685\u{1f000}-\u{1f0ff}]/u;
const otherNumber = /(?![0-9])\p{N}/u;

/**
 * Returns an answer or a passage in one spelling: entities decoded, invisible characters and stray marks
 * removed, compatibility forms composed (NFKC), digits of every script as 0 to 9, one kind of dash, dot and
 * quote. Markdown stays. Takes time proportional to the text.
 */
export function readable(text: string): string {
  let plain = text;
  for (let round = 0; round < mostDecodings && plain.includes('&'); round++) {
    plain = plain.replaceAll(entity, decode);
  }
  return plain
    .replaceAll(lineBreak, '\n')
    .replaceAll(htmlTag, unreadableMark)
    .replaceAll(/(\d?)([½¼¾])/g, (_, digit: string, sign: string) =>
      digit ? digit + fractions[sign] : `0${fractions[sign]}`,
    )
    .replaceAll(/[⅐-⅞↉]/g, unreadableMark)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(otherDigits, asciiDigit)
    .replaceAll(strayMarks, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[‘’‛′]/g, "'")
    .replaceAll(/[。｡․]/g, '.')
    .replaceAll('、', ',')
    .replaceAll('\u2044', '/');
}

/** Returns true when a text in one spelling contains characters of unknown meaning. */
export const isUnreadable = (text: string): boolean =>
  text.includes(unreadableMark) ||
  unknownScript.test(text) ||
  numberSigns.test(text) ||
  otherNumber.test(text);

function decode(_: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? unreadableMark;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : unreadableMark;
}

/** Unicode lists the ten digits of a script one after another, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}
