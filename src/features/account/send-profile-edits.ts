import type { SupabaseClient } from '../../platform/backend/client.ts';
import { classifyStatus } from '../../platform/offline/retry-policy.ts';
import { unreachedCode, type SendResult } from '../../platform/offline/sender.ts';
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
 * is there already is no edit. Never throws.
 */
export async function sendProfileEdits(
  client: SupabaseClient,
  { userId, seen, edits, earlier }: ProfileEdits,
  { id, now, signal }: { id: string; now: number; signal: AbortSignal },
): Promise<{ result: SendResult; answer?: SyncAnswer }> {
  const aged = Object.entries(edits).map(([field, { value, at }]) => [
    field,
    { value, ageMs: Math.max(0, now - at) },
  ]);
  const { data, error, status } = await client
    .rpc('sync_fields', {
      target: 'profiles',
      row_id: userId,
      seen,
      edits: Object.fromEntries(aged) as Record<string, unknown>,
    })
    .abortSignal(signal);
  if (error) return { result: failure(status, error) };
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

function failure(status: number, error: { code?: string; message: string }): SendResult {
  const { message } = error;
  if (status === 0) return { outcome: 'retry', error: { code: unreachedCode, message } };
  const outcome = classifyStatus(status);
  // A refusal counts only in our server's own words: portals and proxies answer 403 in HTML too.
  const said = error.code ? outcome : 'retry';
  return { outcome: said, error: { code: error.code || `status-${status}`, message } };
}
