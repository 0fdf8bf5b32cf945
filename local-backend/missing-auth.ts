import { authError } from './auth-errors.ts';

/**
 * Refuses calls of the auth API that @supabase/lite 0.10 lacks. The answer is that of Supabase with the
 * feature switched off: its code and its status. Returns null for every other request.
 *
 * Without this function, @supabase/lite answers some of them with a text that supabase-js cannot read, and
 * treats a telephone number like an anonymous visitor.
 */
export async function refuseMissingAuth(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/auth/v1/sso') {
    return authError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  }
  if (pathname.startsWith('/auth/v1/user/identities/')) {
    return authError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  if (request.method !== 'POST') return null;
  const grant = pathname === '/auth/v1/token' ? searchParams.get('grant_type') : undefined;
  if (grant === 'web3') {
    return authError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  }
  if (grant === 'id_token') {
    return authError(400, 'provider_disabled', 'Provider is not enabled');
  }
  const asksForSession =
    pathname === '/auth/v1/signup' || pathname === '/auth/v1/otp' || grant === 'password';
  if (!asksForSession) return null;
  const { phone, email, password } = await bodyOf(request);
  if (pathname === '/auth/v1/signup' && !phone && !email && !password) {
    return authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (typeof phone !== 'string' || phone === '' || email) return null;
  const what = pathname.endsWith('/signup') ? 'signups' : 'logins';
  return authError(422, 'phone_provider_disabled', `Phone ${what} are disabled`);
}

/** Returns the request's JSON object; empty when it has none. Reads a copy, so the request stays unread. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.clone().text();
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
