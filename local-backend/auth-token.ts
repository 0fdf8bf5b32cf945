/** Returns the claims of an access token that the auth API has not checked yet; undefined without readable ones. */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, claims = ''] = token.split('.');
  try {
    const value: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8') || '{}');
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns the claims of a request's access token, as claimsOf. */
export const claimsIn = (request: Request): Record<string, unknown> | undefined =>
  claimsOf(request.headers.get('authorization') ?? '');
