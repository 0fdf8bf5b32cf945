/**
 * Converts an Indian number in any common form (ten digits, a leading 0, 91 or +91, spaces, dashes,
 * Devanagari or Telugu digits) to `+91XXXXXXXXXX`. Returns other text unchanged, because an unknown or
 * foreign number must not stop a request (LEAD-36).
 */
export function normalisePhone(typed: string): string {
  const digits = latinDigits(typed).replaceAll(/[\s().-]/g, '');
  const national = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digits)?.[1];
  return national ? `+91${national}` : typed.trim();
}

/** No country has phone numbers with fewer digits. */
const fewestDigits = 7;

/** Returns false for text that cannot be called: too few digits, or letters. */
export const isCallable = (typed: string): boolean =>
  latinDigits(typed).replaceAll(/\D/g, '').length >= fewestDigits;

/** Converts digits of our languages' scripts to Latin digits. */
function latinDigits(typed: string): string {
  return typed.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x0c66 ? 0x0c66 : 0x0966));
  });
}
