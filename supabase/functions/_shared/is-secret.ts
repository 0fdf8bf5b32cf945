import { hmac } from './hmac.ts';

/**
 * Returns whether a text is the secret. Compares digests under a random key completely, so that the time
 * reveals neither the matching part nor the length.
 */
export async function isSecret(text: string, secret: string): Promise<boolean> {
  const key = crypto.randomUUID();
  const [given, wanted] = await Promise.all([hmac(key, text), hmac(key, secret)]);
  let difference = 0;
  for (const [index, byte] of wanted.entries()) difference |= byte ^ (given[index] ?? 0);
  return difference === 0;
}
