const encoder = new TextEncoder();

/** Returns the HMAC-SHA-256 of a text in UTF-8. A secret that is a text is used as its bytes in UTF-8. */
export async function hmac(
  secret: string | Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = typeof secret === 'string' ? encoder.encode(secret) : secret;
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Returns the HMAC-SHA-256 of a text in UTF-8, as 64 hex digits. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  return Array.from(await hmac(secret, text), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
