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

/**
 * Exchanges a link for a session (AUTH-25). The link has a PKCE code, or a `token_hash`, which also works in
 * another browser. Returns the requested page. Throws ArrivalError for a link with an error; otherwise the
 * client's error.
 */
export async function arrive(client: SupabaseClient, link: URL): Promise<string | null> {
  const query = link.searchParams;
  const fragment = new URLSearchParams(link.hash.slice(1));
  const said = query.get('error_description') ?? fragment.get('error_description');
  if (said ?? query.get('error') ?? fragment.get('error')) throw new ArrivalError(said ?? 'error');
  const { error } = await signInWith(client, query);
  if (error) throw error;
  return query.get('type') === 'recovery' ? '/reset-password' : query.get('next');
}

function signInWith(client: SupabaseClient, query: URLSearchParams) {
  const code = query.get('code');
  if (code) return client.auth.exchangeCodeForSession(code);
  const hash = query.get('token_hash');
  const type = emailLinkTypes.find((known: EmailLinkType) => known === query.get('type'));
  if (hash && type) return client.auth.verifyOtp({ token_hash: hash, type });
  throw new ArrivalError('The link carries nothing to sign in with');
}
