import { hmac } from './hmac.ts';
import { retryAfterMs } from './retry-after.ts';

/** The address of a webhook and its signing key. */
export interface Webhook {
  readonly url: string;
  readonly key: Uint8Array<ArrayBuffer>;
}

/** The result of an attempt; its reason may be logged. */
export type Delivery = { taken: true } | { taken: false; reason: string; retryAfterMs?: number };

const timeoutMs = 15_000;

/**
 * Returns the headers of a message by the Standard Webhooks specification 1.0.0. The id belongs to the
 * message and is the same at each attempt. The time is that of the attempt, so that a receiver can refuse old
 * recordings.
 */
export async function signWebhook(
  id: string,
  body: string,
  key: Uint8Array<ArrayBuffer>,
  now = new Date(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = await hmac(key, `${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

/** Sends a message. Only a 2xx counts as delivered, a redirect does not. Never throws. */
export async function sendWebhook(
  { url, key }: Webhook,
  id: string,
  body: string,
): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await signWebhook(id, body, key)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { taken: true };
    const wait = retryAfterMs(response.headers);
    const reason = `status ${response.status}`;
    return { taken: false, reason, ...(wait !== undefined && { retryAfterMs: wait }) };
  } catch (error) {
    // Only the name: the message may quote the address.
    return { taken: false, reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/**
 * Returns the key in a secret of the specification's form: `whsec_` and 24 to 64 bytes in base64. Returns
 * undefined when the secret is invalid.
 */
export function webhookKey(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (!base64 || base64.length % 4 !== 0) return undefined;
  const key = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}
