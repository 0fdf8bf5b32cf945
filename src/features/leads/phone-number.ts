/**
 * An Indian number in any of the ways people write it (ten digits, a leading 0, 91 or +91, spaces,
 * dashes) → `+91XXXXXXXXXX`. Anything else stays as it was typed: a number from elsewhere, or one
 * we do not understand, is no reason to stop anyone (LEAD-36).
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  const national = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digits)?.[1];
  return national ? `+91${national}` : typed.trim();
}
