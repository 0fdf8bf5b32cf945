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

/** What the server has after the edits, and where they met others. */
export interface SyncAnswer {
  profile: Profile;
  conflicts: FieldConflict[];
}

/**
 * Sends edits to `sync_fields`, with their age at `now` (ms since 1970, by the clock that dated them).
 * Delivered is only what the server answers with this person's row. Sent twice, it does no harm: what
 * is there already is no edit.
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

/** An attempt that brought no row. */
interface Failed {
  userId: string;
  signal: AbortSignal;
  status: number;
  error: { code?: string; message: string; details?: string | null };
}

/**
 * What a failed attempt means. A refusal ends the item only when it names the person's row, as those of
 * `sync_fields` do; nothing else proves that our server has judged these edits: gateways and proxies
 * refuse in JSON too.
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

/** By these codes PostgREST says that a token has expired or cannot be checked. */
const tokenRefusals = ['PGRST301', 'PGRST303'];

/** By these codes the auth server says that there is no session any more. */
const endedSession = [
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
];

/**
 * The token was refused: the client gets another, and the edits go with that. They are held only when the
 * auth server says that the session is over.
 */
async function afterRefresh(
  client: SupabaseClient,
  message: string,
  signal: AbortSignal,
): Promise<SendResult> {
  // The client goes on trying for half a minute; the attempt, and its lease, may be over before.
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
