import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/** Returns a new key of 160 bits, as RFC 4226 recommends, in base32. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

/**
 * Returns the number of the period for which a code is right (RFC 6238: SHA-1, six digits); undefined for a wrong
 * one. The period before and the one after are accepted too, because phones' clocks differ.
 */
export function periodOfCode(
  secret: string,
  code: string,
  nowMs: number = Date.now(),
): number | undefined {
  const current = Math.floor(nowMs / periodMs);
  const given = Buffer.from(code);
  return [current, current - 1, current + 1].find((period) => {
    const wanted = Buffer.from(codeOf(secret, period));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}

function codeOf(secret: string, period: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
