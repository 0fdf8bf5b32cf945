/**
 * Answers what @supabase/lite 0.10 lacks of the auth API as Supabase does where it is switched off: by
 * code, with status 422. Null for everything else.
 *
 * Left alone, it answers second factors with a text that supabase-js cannot read, and a telephone
 * number as though it were an anonymous visitor.
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

/** The request's JSON object; empty when it has none. The request itself stays unread. */
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
