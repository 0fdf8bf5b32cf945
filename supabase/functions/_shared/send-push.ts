import { importJWK, SignJWT } from 'jose';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import type { PushSettings } from './push-settings.ts';
import { retryAfterMs } from './retry-after.ts';

/** The result of sending a message; its text may be logged. */
export type PushOutcome =
  | { kind: 'taken' }
  /** The browser has ended the subscription, which will never work again. */
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; retryAfterMs: number | undefined };

export interface PushMessage {
  endpoint: string;
  keys: PushKeys;
  text: string;
  /** A later message with the same topic replaces this one while the device is off (RFC 8030, 5.4). */
  topic: string;
}

/** The push service stores a message for so long. After that the user sees the date when the app is opened. */
const lifeSeconds = 2 * 24 * 60 * 60;
const timeoutMs = 10_000;

/**
 * Sends a message to a browser's push service (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). Never
 * throws.
 */
export async function sendPush(
  { endpoint, keys, text, topic }: PushMessage,
  settings: PushSettings,
  fetcher: typeof fetch,
): Promise<PushOutcome> {
  try {
    const response = await fetcher(endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapid(new URL(endpoint).origin, settings),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lifeSeconds),
        topic,
        urgency: 'normal',
      },
      body: await encryptPush(text, keys),
      // A push service does not redirect, and a redirect could lead into our own network.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'taken' };
    if (response.status === 404 || response.status === 410) return { kind: 'gone' };
    return {
      kind: 'later',
      reason: `status ${response.status}`,
      retryAfterMs: retryAfterMs(response.headers),
    };
  } catch (error) {
    // Only the name: the message may quote the address.
    const reason = error instanceof Error ? error.name : 'unknown';
    return { kind: 'later', reason, retryAfterMs: undefined };
  }
}

/** Identifies the sender to one push service, for twelve hours (RFC 8292). */
async function vapid(audience: string, settings: PushSettings): Promise<string> {
  const { publicKey, privateKey, subject } = settings;
  const point = fromBase64Url(publicKey);
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: toBase64Url(point.slice(1, 33)),
      y: toBase64Url(point.slice(33)),
      d: privateKey,
    },
    'ES256',
  );
  const token = await new SignJWT({ aud: audience, sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime('12h')
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
