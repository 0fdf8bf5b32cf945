import type { Session } from '../../platform/backend/client.ts';

type LevelledSession = Pick<Session, 'access_token' | 'user'>;

/**
 * How surely the server knows who this is, and how surely it could (AUTH-14): the level that the token
 * names (`aal1` a password, `aal2` a code besides), and `aal2` where the account has a verified second
 * step. Null where tokens name no level, as on the embedded backend. The same answer as the client's
 * getAuthenticatorAssuranceLevel, which cannot be waited for while a page is drawn.
 */
export function assuranceOf({ access_token, user }: LevelledSession): {
  current: string | null;
  next: string | null;
} {
  const current = levelIn(access_token);
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return { current, next: hasFactor ? 'aal2' : current };
}

/** True where the account has a second step and this session has not taken it. */
export function wantsCode(session: LevelledSession): boolean {
  const { current, next } = assuranceOf(session);
  return next === 'aal2' && current !== 'aal2';
}

/** The claim is read, not trusted: the server judges the token by itself. */
function levelIn(token: string): string | null {
  const payload = token.split('.')[1] ?? '';
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { aal } = JSON.parse(text) as { aal?: unknown };
  return typeof aal === 'string' ? aal : null;
}
