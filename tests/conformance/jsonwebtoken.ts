import { createHmac } from 'node:crypto';

/**
 * Signs tokens for auth-js's tests, in the place of the library that they use.
 *
 * The tests make the keys of their gateway themselves, with a key pair that the gateway knows. This server has keys
 * of its own instead, so a token for the gateway is the key of its role.
 */

const { CONFORMANCE_PUBLISHABLE_KEY: publishable = '', CONFORMANCE_SECRET_KEY: secret = '' } =
  process.env;

interface Claims {
  readonly role?: string;
}
interface Options {
  readonly algorithm?: string;
  readonly expiresIn?: string | number;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function sign(claims: Claims, key: string, options: Options = {}): string {
  if (options.algorithm === 'RS256') return claims.role === 'anon' ? publishable : secret;
  const now = Math.floor(Date.now() / 1000);
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iat: now, ...claims })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

export default { sign };
