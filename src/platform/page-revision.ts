import { withFirstStyle } from './first-style.ts';

/**
 * The revision of a page: 20 hexadecimal digits of the SHA-256 of its HTML without its first style, which
 * is the same on every page and changes with the server. Build and worker call this, so that the worker can
 * tell whether what a server sent is the version it asked for.
 */
export async function pageRevision(html: string): Promise<string> {
  const bytes = new TextEncoder().encode(withFirstStyle(html, ''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
