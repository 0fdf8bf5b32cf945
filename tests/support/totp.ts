import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** Returns an authenticator app's code for a key (base32) at a moment: RFC 6238 with SHA-1, six digits. */
export function totpCode(secret: string, nowMs: number = Date.now()): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / periodMs)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/**
 * Returns the code of the next period. A server accepts it now already, so a test that has given the
 * code of this period need not wait for another; and it is still accepted when this period ends first.
 */
export function nextTotpCode(secret: string): string {
  return totpCode(secret, Date.now() + periodMs);
}
