/**
 * Refuses calls of the auth API that @supabase/lite 0.10 lacks. The answer is that of Supabase with the
 * feature switched off: a code, with status 422. Returns null for every other request.
 *
 * Without this function, @supabase/lite answers second factors with a text that supabase-js cannot read, and
 * treats a telephone number like an anonymous visitor.
 */
export async function refuseMissingAuth(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (/^\/auth\/v1\/factors(\/|$)/.test(pathname)) {
    const { factor_type: type } = await bodyOf(request);
    return type === 'phone'
      ? refusal('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
      : refusal('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  const asksForSession =
    pathname === '/auth/v1/signup' ||
    pathname === '/auth/v1/otp' ||
    (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password');
  if (request.method !== 'POST' || !asksForSession) return null;
  const { phone, email } = await bodyOf(request);
  if (typeof phone !== 'string' || phone === '' || email) return null;
  const what = pathname.endsWith('/signup') ? 'signups' : 'logins';
  return refusal('phone_provider_disabled', `Phone ${what} are disabled`);
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

const refusal = (code: string, msg: string): Response =>
  Response.json({ code: 422, error_code: code, msg }, { status: 422 });
