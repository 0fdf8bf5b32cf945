import type { SupabaseClient } from '../../platform/backend/client.ts';

/** Kinds of e-mails whose link has a `token_hash`. */
const emailLinkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] as const;
type EmailLinkType = (typeof emailLinkTypes)[number];

/** The link contained an error of the auth server instead of a session. */
class ArrivalError extends Error {
  override readonly name = 'ArrivalError';
}

/** The effect of a link. */
export interface Arrival {
  /** The page to go on to; null when the link names none. */
  readonly next: string | null;
  readonly change?: 'address-changed' | 'other-mailbox-waits';
}

/**
 * Exchanges a link for a session (AUTH-25). The link has a PKCE code, or a `token_hash`, which also works in
 * another browser. Of a change of address, the first of two links opens no session. Throws ArrivalError for a link
 * with an error; otherwise the client's error.
 */
export async function arrive(client: SupabaseClient, link: URL): Promise<Arrival> {
  const query = link.searchParams;
  const fragment = new URLSearchParams(link.hash.slice(1));
  const said = query.get('error_description') ?? fragment.get('error_description');
  if (said ?? query.get('error') ?? fragment.get('error')) throw new ArrivalError(said ?? 'error');
  const { data, error } = await signInWith(client, query);
  if (error) throw error;
  const next = query.get('type') === 'recovery' ? '/reset-password' : query.get('next');
  if (query.get('type') !== 'email_change') return { next };
  return { next, change: data.session ? 'address-changed' : 'other-mailbox-waits' };
}

function signInWith(client: SupabaseClient, query: URLSearchParams) {
  const code = query.get('code');
  if (code) return client.auth.exchangeCodeForSession(code);
  const hash = query.get('token_hash');
  const type = emailLinkTypes.find((known: EmailLinkType) => known === query.get('type'));
  if (hash && type) return client.auth.verifyOtp({ token_hash: hash, type });
  throw new ArrivalError('The link carries nothing to sign in with');
}
