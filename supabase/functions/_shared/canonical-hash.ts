/**
 * Returns the SHA-256, in hex, of a JSON value with sorted keys. Two bodies with the same content have the
 * same hash, in any key order.
 */
export async function canonicalHash(value: unknown): Promise<string> {
  return sha256Hex(JSON.stringify(sortKeys(value)));
}

/** Returns the SHA-256 of a text in UTF-8, as 64 hex digits. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sortKeys(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
