import { fromBase64Url } from './base64url.ts';

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The random values of one message. Only the tests of RFC 8291's example pass them. */
export interface PushChance {
  sender: CryptoKeyPair;
  salt: Uint8Array<ArrayBuffer>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const recordSize = 4096;
/** The bytes around the text in the one record: header, delimiter, tag. */
const overhead = 16 + 4 + 1 + 65 + 1 + 16;

/** The longest text in bytes: push services promise to accept 4096 bytes in all (RFC 8030, 7.2). */
export const mostPushBytes = recordSize - overhead;

/**
 * Encrypts a message for a browser, in one `aes128gcm` record (RFC 8291, RFC 8188). Returns the body of the
 * request to its push service, which cannot read it. Throws when the keys are invalid or the text is too
 * long.
 */
export async function encryptPush(
  text: string,
  keys: PushKeys,
  chance?: PushChance,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = encode(text);
  if (plain.length > mostPushBytes) throw new Error('The message is too long');
  const { sender, salt } = chance ?? (await newChance());
  const receiver = fromBase64Url(keys.p256dh);
  const receiverKey = await crypto.subtle.importKey('raw', receiver, curve, false, []);
  const secret = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: receiverKey },
    sender.privateKey,
    256,
  );
  const senderKey = new Uint8Array(await crypto.subtle.exportKey('raw', sender.publicKey));
  const ikm = await hkdf(
    secret,
    fromBase64Url(keys.auth),
    join(encode('WebPush: info\0'), receiver, senderKey),
    32,
  );
  const key = await hkdf(ikm, salt, encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(ikm, salt, encode('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  // 2: this record is the last one.
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    aes,
    join(plain, new Uint8Array([2])),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return join(salt, size, new Uint8Array([senderKey.length]), senderKey, new Uint8Array(record));
}

async function newChance(): Promise<PushChance> {
  return {
    sender: await crypto.subtle.generateKey(curve, true, ['deriveBits']),
    salt: crypto.getRandomValues(new Uint8Array(16)),
  };
}

/** HKDF with SHA-256 (RFC 5869). */
async function hkdf(
  secret: BufferSource,
  salt: BufferSource,
  info: BufferSource,
  length: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
}

const encode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(text));

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
