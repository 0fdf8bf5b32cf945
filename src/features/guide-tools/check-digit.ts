/** Result of checking a typed barcode number. `expected` is the correct check digit. */
export type BarcodeCheck =
  | { kind: 'empty' }
  | { kind: 'not-digits' }
  | { kind: 'wrong-length'; digits: number }
  | { kind: 'valid'; form: BarcodeForm }
  | { kind: 'wrong-digit'; form: BarcodeForm; expected: number; last: number };

/** Kinds of barcode numbers by their number of digits. */
type BarcodeForm = 'EAN-8' | 'UPC-A' | 'EAN-13' | 'ITF-14';

const forms: Record<number, BarcodeForm> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'ITF-14' };

/**
 * Checks the last digit of a printed number, with spaces, hyphens and digits of any Indian script
 * (GUIDE-BAR-03). It does not show the owner of the number. Source: GS1 General Specifications, check digit
 * calculation, modulo 10 with weights 3 and 1 from the right.
 */
export function checkBarcode(typed: string): BarcodeCheck {
  const text = toAsciiDigits(typed).replaceAll(/[\s\-–]/g, '');
  if (text === '') return { kind: 'empty' };
  if (!/^\d+$/.test(text)) return { kind: 'not-digits' };
  const form = forms[text.length];
  if (!form) return { kind: 'wrong-length', digits: text.length };
  const last = Number(text.at(-1));
  const expected = checkDigitOf(text.slice(0, -1));
  return last === expected
    ? { kind: 'valid', form }
    : { kind: 'wrong-digit', form, expected, last };
}

/** Returns the check digit after `digits` (0 to 9 only). */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Converts Devanagari, Telugu and other decimal digits to 0 to 9. Each script has its ten digits in a row.
 */
const toAsciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
