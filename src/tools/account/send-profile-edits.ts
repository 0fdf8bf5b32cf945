import type { SupabaseClient } from '../../platform/backend/client.ts';
import {
  loginPageCode,
  loginPageErrorName,
  sessionExpiredCode,
  unreachedCode,
} from '../../platform/offline/judge-answer.ts';
import type { SendResult } from '../../platform/offline/sender.ts';
import type { Profile } from './auth-store.ts';
import type { FieldConflict, ProfileEdits } from './profile-edits.ts';

/** The server's values after the edits, and its conflicts. */
export interface SyncAnswer {
  profile: Profile;
  conflicts: FieldConflict[];
}

/**
 * Sends edits to `sync_fields` with their ages at `now` (ms since 1970, by the clock that dated them). Only
 * an answer with this user's row counts as delivered. Sending twice is harmless, because present values are
 * no edits.
 */
export async function sendProfileEdits(
  client: SupabaseClient,
  { userId, seen, edits, earlier }: ProfileEdits,
  { id, now, signal }: { id: string; now: number; signal: AbortSignal },
): Promise<{ result: SendResult; answer?: SyncAnswer }> {
  const aged = Object.entries(edits).map(
    ([field, { value, at }]) => [field, { value, ageMs: Math.max(0, now - at) }] as const,
  );
  const { data, error, status } = await client
    .rpc('sync_fields', {
      target: 'profiles',
      row_id: userId,
      seen,
      edits: Object.fromEntries(aged),
    })
    .abortSignal(signal);
  if (error) return { result: await failure(client, { userId, signal, status, error }) };
  const { row, conflicts } = (data ?? {}) as { row?: Profile | null; conflicts?: FieldConflict[] };
  if (row?.id !== userId) {
    const message = row === null ? 'There is no profile yet' : 'This was not the server';
    return { result: { outcome: 'retry', error: { code: 'no-row', message } } };
  }
  const isOwn = ({ field, kept, other }: FieldConflict) =>
    kept === 'mine' && field in earlier && (earlier[field] ?? '') === (other ?? '');
  return {
    result: { outcome: 'delivered', receipt: { id } },
    answer: { profile: row, conflicts: (conflicts ?? []).filter((each) => !isOwn(each)) },
  };
}

/** An attempt without a row. */
interface Failed {
  userId: string;
  signal: AbortSignal;
  status: number;
  error: { code?: string; message: string; details?: string | null };
}

/**
 * Judges a failed attempt. A refusal ends the item only if it names the user's row, as refusals of
 * `sync_fields` do. Other refusals prove nothing, because gateways and proxies also send JSON.
 */
async function failure(
  client: SupabaseClient,
  { userId, signal, status, error }: Failed,
): Promise<SendResult> {
  const { code, message, details } = error;
  if (status === 0) {
    const isLoginPage = message.startsWith(loginPageErrorName);
    return retry(isLoginPage ? loginPageCode : unreachedCode, message);
  }
  if (status === 401 && code && tokenRefusals.includes(code)) {
    return afterRefresh(client, message, signal);
  }
  const isNamed = status >= 400 && status < 500 && details === `row ${userId}`;
  return isNamed && code
    ? { outcome: 'needs-user', error: { code, message } }
    : retry(code || `status-${status}`, message);
}

const retry = (code: string, message: string): SendResult => ({
  outcome: 'retry',
  error: { code, message },
});

/** PostgREST's codes for an expired or invalid token. */
const tokenRefusals = ['PGRST301', 'PGRST303'];

/** The auth server's codes for a session that has ended. */
const endedSession = [
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
];

/**
 * Renews the refused token and sends again. The edits are held only if the auth server says that the session
 * has ended.
 */
async function afterRefresh(
  client: SupabaseClient,
  message: string,
  signal: AbortSignal,
): Promise<SendResult> {
  // The client retries for half a minute, which may exceed the attempt and its lease.
  const isOver = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const refreshed = await Promise.race([client.auth.refreshSession(), isOver]);
  const code = refreshed?.error?.code;
  return code !== undefined && endedSession.includes(code)
    ? { outcome: 'held', error: { code: sessionExpiredCode, message } }
    : retry('token-refused', message);
}
