import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token in the link of an e-mail, which cannot be guessed.
 * @supabase/lite 0.10 uses the SHA-256 of address and code, as Supabase does. A caller who knows the address
 * has only a million tokens to try, and no count of wrong codes stops that. Our token is this hash, followed
 * by its HMAC.
 */
export const linkToken = (hash: string, key: string): string => hash + macOf(hash, key);

/** Returns the hash of a link's token; undefined for a token of another server. */
export function hashInToken(token: string, key: string): string | undefined {
  const hash = token.slice(0, 64);
  const mac = Buffer.from(token.slice(64));
  const wanted = Buffer.from(macOf(hash, key));
  return mac.length === wanted.length && timingSafeEqual(mac, wanted) ? hash : undefined;
}

const macOf = (hash: string, key: string): string =>
  createHmac('sha256', key).update(`link ${hash}`).digest('hex');
