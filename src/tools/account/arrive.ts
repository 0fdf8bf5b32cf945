import type { SupabaseClient } from '../../platform/backend/client.ts';

/** The kinds of letter whose link carries a `token_hash`. */
const letterTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
type LetterType = (typeof letterTypes)[number];

/** The link brought an error instead of a session, in the auth server's words. */
class ArrivalError extends Error {
  override readonly name = 'ArrivalError';
}

/**
 * Turns what a link brings back into a session (AUTH-25): a PKCE code; a `token_hash`, which also works
 * in another browser than the one that asked. Gives the page that the link asks for. Throws
 * ArrivalError, or the client's own error.
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
  const type = letterTypes.find((known: LetterType) => known === query.get('type'));
  if (hash && type) return client.auth.verifyOtp({ token_hash: hash, type });
  throw new ArrivalError('The link carries nothing to sign in with');
}
