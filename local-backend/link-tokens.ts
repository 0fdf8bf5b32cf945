import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token in a letter's link, which nobody can guess (X4).
 *
 * @supabase/lite 0.10 takes the SHA-256 of address and code for it, as Supabase does: who knows the address has a
 * million tokens to try, past every count of wrong codes. Ours is that hash with its HMAC behind it.
 */
export const linkToken = (hash: string, key: string): string => hash + macOf(hash, key);

/** The hash in a link's token; undefined when the token was not made here. */
export function hashInToken(token: string, key: string): string | undefined {
  const hash = token.slice(0, 64);
  const mac = Buffer.from(token.slice(64));
  const wanted = Buffer.from(macOf(hash, key));
  return mac.length === wanted.length && timingSafeEqual(mac, wanted) ? hash : undefined;
}

const macOf = (hash: string, key: string): string =>
  createHmac('sha256', key).update(`link ${hash}`).digest('hex');
