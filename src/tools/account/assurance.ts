import type { Session } from '../../platform/backend/client.ts';

type LevelledSession = Pick<Session, 'access_token' | 'user'>;

/**
 * Returns the token's assurance level (`aal1` a password, `aal2` also a code), and the highest possible
 * level: `aal2` if the account has a verified second step (AUTH-14).
 * Null when tokens name no level, as on the embedded backend. Returns the same as the client's
 * getAuthenticatorAssuranceLevel, but synchronously, for rendering.
 */
export function assuranceOf({ access_token, user }: LevelledSession): {
  current: string | null;
  next: string | null;
} {
  const current = levelIn(access_token);
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return { current, next: hasFactor ? 'aal2' : current };
}

/** True when the account has a second step that this session has not taken. */
export function wantsCode(session: LevelledSession): boolean {
  const { current, next } = assuranceOf(session);
  return next === 'aal2' && current !== 'aal2';
}

/** The claim is not verified here, because the server verifies the token. */
function levelIn(token: string): string | null {
  const payload = token.split('.')[1] ?? '';
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { aal } = JSON.parse(text) as { aal?: unknown };
  return typeof aal === 'string' ? aal : null;
}
