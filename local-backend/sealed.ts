import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Encrypts a text with a key of 32 bytes (AES-256-GCM). `place` names where it is stored: at another place it does not
 * open.
 */
export function seal(text: string, key: Buffer, place: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `seal` returned. Throws with another key, at another place and for a changed text. */
export function unseal(sealed: string, key: Buffer, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, rest] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength)];
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(place))
    .setAuthTag(rest.subarray(0, tagLength));
  return Buffer.concat([decipher.update(rest.subarray(tagLength)), decipher.final()]).toString(
    'utf8',
  );
}
