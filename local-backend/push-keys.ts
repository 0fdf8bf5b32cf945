import { toBase64Url } from '../supabase/functions/_shared/base64url.ts';

/** Prints a new pair of keys for reminders by Web Push, as lines of `.env`. */
const { publicKey, privateKey } = await crypto.subtle.generateKey(
  { name: 'ECDSA', namedCurve: 'P-256' },
  true,
  ['sign', 'verify'],
);
const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
const { d } = await crypto.subtle.exportKey('jwk', privateKey);
console.log(`VAPID_PUBLIC_KEY=${toBase64Url(point)}`);
console.log(`VAPID_PRIVATE_KEY=${d ?? ''}`);
console.log('VAPID_SUBJECT=mailto:owner@example.org');
