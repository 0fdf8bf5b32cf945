/**
 * A short code for an error, the same for the same error: something to read out on the telephone.
 * Nothing of the message can be read from it.
 */
export function errorCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `E-${hash.toString(36).toUpperCase().padStart(7, '0')}`;
}

/** The major version of Safari, from its user agent; undefined where it says none (ERR-04). */
export const safariVersionOf = (userAgent: string): string | undefined =>
  /Version\/(\d+)/.exec(userAgent)?.[1];
