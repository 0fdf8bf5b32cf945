import { functionHeaders, functionsUrl } from '../backend/functions.ts';
import { postJson, type SendResult } from '../offline/sender.ts';
import type { SavedPush } from './stored-push.ts';
import { fingerprint } from './plan.ts';

const timeoutMs = 15_000;
const address = () => functionsUrl('push-subscribe');

/**
 * Returns the public key of this site's messages in base64url; null when none is configured. Rejects when the
 * server does not answer.
 */
export async function fetchPublicKey(): Promise<string | null> {
  const response = await fetch(address(), {
    headers: functionHeaders(),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as { publicKey?: unknown };
  if (typeof answer.publicKey === 'string' || answer.publicKey === null) return answer.publicKey;
  // The backend has no such function.
  if (response.status === 404) return null;
  throw new Error(`The key was answered with ${response.status}`);
}

/** Address at the browser's push service, and the keys that encrypt messages. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Returns the address of a subscription. Throws an Error when the browser states none. */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Fingerprint of the data for the server. It is equal when there is nothing new to send. */
export const fingerprintOf = ({ endpoint }: PushAddress, saved: SavedPush): Promise<string> =>
  fingerprint(
    [endpoint, saved.linked, ...saved.reminders.map(({ id, send }) => `${id} ${send}`)].join('\n'),
  );

/**
 * Sends the address, and the ids and days of the reminders, to the server. `token` belongs to the signed-in
 * user. Never rejects.
 */
export function sendReminders(
  address: PushAddress,
  { subscription, reminders }: SavedPush,
  token?: string,
): Promise<SendResult> {
  return post(
    subscription,
    {
      id: subscription,
      address,
      reminders: reminders.map(({ id, send }) => ({ id, on: send })),
    },
    token ? { authorization: `Bearer ${token}` } : {},
  );
}

/** Asks the server to delete a subscription and its reminders. Never rejects. */
export const sendStop = (subscription: string): Promise<SendResult> =>
  post(subscription, { id: subscription, stop: true });

const post = (id: string, body: object, headers: Record<string, string> = {}) =>
  postJson({
    url: address(),
    id,
    body,
    headers: { ...functionHeaders(), ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    fetch: fetch.bind(globalThis),
  });
