/** Returns an error in the format of Supabase's auth server. */
export const authError = (
  status: number,
  error_code: string,
  msg: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { code: status, error_code, msg },
    { status, headers: { 'x-sb-error-code': error_code, ...headers } },
  );

/** Returns the refusal of a caller who must wait. */
export const tooMany = (waitMs: number): Response =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))),
  });
