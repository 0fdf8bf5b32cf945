/** Punctuation at the edges of a text that changes nothing in how it is said; a question mark does. */
const silentEdges = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}?!]+$/gu;

/** Returns a text as its clip says it: equal for texts that sound equal. Empty where nothing is said. */
export const clipText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(silentEdges, '');

/**
 * Returns the name of a text's clip within its language, from the text alone: a text that has changed never finds an old
 * recording. Two 32-bit halves, of which 53 bits are used, so that equal names of two texts are out of the question.
 */
export function clipKey(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of clipText(text)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
