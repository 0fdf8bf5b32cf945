import type { SupabaseClient } from '../../platform/backend/client.ts';
import type { SocialProvider } from '../../platform/backend/social-providers.ts';
import { safeReturnPath } from './return-path.ts';

/**
 * Returns the address of another sign-in service, which sends the visitor back to /auth/callback with a PKCE
 * code (AUTH-29). `page` is the current page with its `next`. Throws the client's error.
 */
export async function signInWithProvider(
  client: SupabaseClient,
  provider: SocialProvider,
  page: URL,
): Promise<string> {
  const next = safeReturnPath(page.searchParams.get('next'), page.origin);
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${page.origin}/auth/callback?next=${encodeURIComponent(next)}` },
  });
  if (error) throw error;
  return data.url;
}
