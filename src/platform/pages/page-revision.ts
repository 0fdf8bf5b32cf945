import { withFirstStyle } from './first-style.ts';

/**
 * Returns the revision of a page: 20 hexadecimal digits of the SHA-256 of its HTML.
 * The first style is left out, because it changes with each build. The build lists
 * the revisions; the worker compares them with the pages that a server sends.
 */
export async function pageRevision(html: string): Promise<string> {
  const bytes = new TextEncoder().encode(withFirstStyle(html, ''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
