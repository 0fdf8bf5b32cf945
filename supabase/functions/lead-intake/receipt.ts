import { sha256Hex } from '../_shared/canonical-hash.ts';

/** Crockford's base 32 without I, L, O or U, so that a receipt can be read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The lengths to try, in this order, when a shorter receipt already belongs to another lead. */
export const receiptLengths = [6, 8, 12] as const;

/**
 * Returns a short receipt such as `N-7F3K9Q`, always the same for the same submission id.
 *
 * Six characters are 30 bits. Among some ten thousand leads two may share them, so callers can ask for a
 * longer one.
 */
export async function receiptFor(id: string, length: number = receiptLengths[0]): Promise<string> {
  const hash = await sha256Hex(id.toLowerCase());
  const characters = Array.from({ length }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    // 256 is a multiple of 32, so every character is equally likely.
    return alphabet.charAt(byte % alphabet.length);
  });
  return `N-${characters.join('')}`;
}
