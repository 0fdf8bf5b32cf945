import type { FunctionEnv } from './function-env.ts';
import { limitedTables, type LimitedTable } from './rate-limit.ts';
import { queryTimeout, reasonOf, serviceClient } from './service-client.ts';
import { sharedRuns } from './shared-runs.ts';

/** Far longer than the window of the limits. With a run a day, no hash gets older than two days. */
const retentionMs = 24 * 60 * 60_000;

/** Wipes the senders' hashes that are older than a day. Never throws. */
export const wipeSenderHashes = sharedRuns(async (env: FunctionEnv): Promise<void> => {
  await Promise.all(limitedTables.map((table) => wipeIn(table, env)));
});

async function wipeIn(table: LimitedTable, env: FunctionEnv): Promise<void> {
  const { error, status } = await serviceClient(env)
    .from(table)
    .update({ sender_hash: null })
    .not('sender_hash', 'is', null)
    .lt('received_at', new Date(Date.now() - retentionMs).toISOString())
    .abortSignal(queryTimeout());
  if (error) {
    console.error(`lead-forward: old hashes are still there (${reasonOf(status, error.code)})`);
  }
}
