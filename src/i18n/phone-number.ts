/**
 * An Indian number in any of the ways people write it (ten digits, a leading 0, 91 or +91, spaces,
 * dashes, Devanagari or Telugu digits) → `+91XXXXXXXXXX`. Anything else stays as it was typed: a number from elsewhere, or one
 * we do not understand, is no reason to stop anyone (LEAD-36).
 */
export function normalisePhone(typed: string): string {
  const digits = latinDigits(typed).replaceAll(/[\s().-]/g, '');
  const national = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digits)?.[1];
  return national ? `+91${national}` : typed.trim();
}

/** Fewer digits than this reach nobody, in any country. */
const fewestDigits = 7;

/** False for what cannot be called anywhere: a few digits, or words. */
export const isCallable = (typed: string): boolean =>
  latinDigits(typed).replaceAll(/\D/g, '').length >= fewestDigits;

/** Digits of the scripts of our languages, as the telephone knows them. */
function latinDigits(typed: string): string {
  return typed.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x0c66 ? 0x0c66 : 0x0966));
  });
}
