import { sha256Hex } from '../_shared/canonical-hash.ts';

/** Crockford's base 32: no I, L, O or U, so that it survives being read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many characters to try, in turn, when a shorter receipt is already another lead's. */
export const receiptLengths = [6, 8, 12] as const;

/**
 * A short receipt such as `N-7F3K9Q`, the same every time for the same submission id.
 *
 * Six characters are 30 bits: among some ten thousand leads two may well share them, which is why
 * a longer one can be asked for.
 */
export async function receiptFor(id: string, length: number = receiptLengths[0]): Promise<string> {
  const hash = await sha256Hex(id.toLowerCase());
  const characters = Array.from({ length }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    // 256 is a multiple of 32: every character is equally likely.
    return alphabet.charAt(byte % alphabet.length);
  });
  return `N-${characters.join('')}`;
}
