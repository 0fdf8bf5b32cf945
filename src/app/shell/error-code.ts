/**
 * Returns a short code that visitors can read out on the telephone. Equal errors have equal codes.
 * The code reveals nothing of the error message.
 */
export function errorCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `E-${hash.toString(36).toUpperCase().padStart(7, '0')}`;
}
