/** Words for large numbers in the site's languages. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^(crores?|cr|kotl[ua]|koti|करोड़|కోటి|కోట్లు|కోట్ల)$/u, 10_000_000],
  [/^(lakhs?|lacs?|laksh[a-z]*|l|लाख|లక్ష|లక్షలు|లక్షల)$/u, 100_000],
  [/^(thousand|k|ha[zj]aa?r|velu|हज़ार|हजार|వేలు|వేల|వెయ్యి)$/u, 1000],
  [/^$/, 1],
];

/** Code points of zero in Devanagari and Telugu; the other nine digits follow. */
const zeros = [0x0966, 0x0c66];

/**
 * Returns the number in typed text: "6 lakh", "6,00,000", "₹1.2 crore", "५०,०००", "Rs 50k". Undefined for
 * other text, negative numbers and two numbers.
 */
export function parseAmount(text: string): number | undefined {
  const plain = withLatinDigits(text)
    .toLowerCase()
    .replace(/^\s*(₹|rs\.?|inr)/u, '')
    .replace(/\/-\s*$/, '')
    .replaceAll(/[\s,]/g, '')
    .normalize('NFC');
  const match = /^(\d+(?:\.\d+)?|\.\d+)(\D*)$/u.exec(plain);
  if (!match?.[1]) return undefined;
  const times = timesOf(match[2] ?? '');
  // Rounded to the paisa, because 1.15 × 1,00,000 is not an integer in binary.
  return times && Math.round(Number(match[1]) * times * 100) / 100;
}

/**
 * Returns the factor of a word after a number: 1,00,000 for "lakh", 1 without a word; undefined for other
 * words.
 */
export const timesOf = (word: string): number | undefined =>
  multipliers.find(([words]) => words.test(word.toLowerCase().normalize('NFC')))?.[1];

/** Converts Devanagari and Telugu digits to Latin digits. */
export const withLatinDigits = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const zero = zeros.find((start) => code >= start && code < start + 10);
      return zero === undefined ? character : String(code - zero);
    })
    .join('');
