import { functionHeaders, functionsUrl } from '../backend/functions.ts';
import { postJson, type SendResult } from '../offline/sender.ts';
import type { KeptPush } from './stored-push.ts';
import { fingerprint } from './plan.ts';

const timeoutMs = 15_000;
const address = () => functionsUrl('push-subscribe');

/**
 * The key that this site's messages are signed with, in base64url; null where none is set up.
 * Rejects when the server does not answer.
 */
export async function fetchPublicKey(): Promise<string | null> {
  const response = await fetch(address(), {
    headers: functionHeaders(),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as { publicKey?: unknown };
  if (typeof answer.publicKey === 'string' || answer.publicKey === null) return answer.publicKey;
  // A server that has no such function.
  if (response.status === 404) return null;
  throw new Error(`The key was answered with ${response.status}`);
}

/** Where the browser's push service takes messages, and the keys they are encrypted with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The address of a subscription. Throws when the browser names none. */
export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** What the server is told, short: equal when there is nothing new to tell. */
export const toldOf = ({ endpoint }: PushAddress, kept: KeptPush): Promise<string> =>
  fingerprint(
    [endpoint, kept.linked, ...kept.reminders.map(({ id, send }) => `${id} ${send}`)].join('\n'),
  );

/** Tells the server where to send and when: ids and days alone. `token`: of who is signed in. Never rejects. */
export function tellReminders(
  address: PushAddress,
  { subscription, reminders }: KeptPush,
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

/** Has the server forget a subscription and its reminders. Never rejects. */
export const tellStop = (subscription: string): Promise<SendResult> =>
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
