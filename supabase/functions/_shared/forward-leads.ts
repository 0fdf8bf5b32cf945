import type { FunctionEnv } from './function-env.ts';
import { queryTimeout, reasonOf, serviceClient, type ServiceClient } from './service-client.ts';
import { longestRunMs } from './shared-runs.ts';
import { bodyColumns, sendToSheet } from './sheet.ts';
import type { LeadRow } from './tables.ts';

/** A low number, because a sheet may take seconds for each lead. */
const leadsABatch = 5;
const firstWaitMs = 60_000;
const longestWaitMs = 6 * 60 * 60_000;

/** The number of leads that one run tried and forwarded. */
export interface Forwarded {
  tried: number;
  forwarded: number;
}

/**
 * Sends the oldest due leads to the owner's sheet. A lead is due when it is not forwarded and does not wait
 * after a failure. A flagged lead is sent with its mark, and again after its release, so that the mark
 * changes. Does nothing without LEAD_SHEET_URL.
 *
 * A run claims a lead before it sends it, by saving the time of its next attempt. So a lead waits when its
 * run dies, and a parallel run takes other leads. When a run dies after the sheet's answer, the lead is sent
 * twice; the sheet saves each id once.
 *
 * Never throws. Failures are logged without any text of a visitor.
 */
export async function forwardLeads(env: FunctionEnv): Promise<Forwarded> {
  const done = { tried: 0, forwarded: 0 };
  const url = env.LEAD_SHEET_URL;
  if (!url) return done;
  const began = Date.now();
  const client = serviceClient(env);
  while (Date.now() - began < longestRunMs) {
    const { tried, forwarded } = await forwardBatch(client, url);
    done.tried += tried;
    done.forwarded += forwarded;
    // A sheet that fails gets a rest, and an incomplete batch was the last.
    if (forwarded < leadsABatch) break;
  }
  return done;
}

async function forwardBatch(client: ServiceClient, url: string): Promise<Forwarded> {
  const done = { tried: 0, forwarded: 0 };
  const due = await client
    .from('leads')
    .select(`${bodyColumns},forward_attempts` as const)
    .is('forwarded_at', null)
    .lte('forward_after', new Date().toISOString())
    .order('received_at')
    .order('id')
    .limit(leadsABatch)
    .abortSignal(queryTimeout());
  if (due.error) {
    report(`the leads to forward cannot be read (${reasonOf(due.status, due.error.code)})`);
    return done;
  }
  for (const { forward_attempts: attempts, ...lead } of due.data) {
    if (!(await claim(client, lead.id, attempts))) continue;
    done.tried += 1;
    const answer = await sendToSheet(url, lead);
    if (!answer.saved) report(`the sheet did not take ${lead.id} (${answer.reason})`);
    else if (await markForwarded(client, lead)) done.forwarded += 1;
  }
  return done;
}

/** Returns the wait after this many attempts: one minute, doubling, at most six hours. */
export const forwardWait = (attempts: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));

/** Claims a lead for this run; false when another run has it. */
async function claim(client: ServiceClient, id: string, attempts: number): Promise<boolean> {
  const next = new Date(Date.now() + forwardWait(attempts + 1)).toISOString();
  const { data, error, status } = await client
    .from('leads')
    .update({ forward_attempts: attempts + 1, forward_after: next })
    .eq('id', id)
    .eq('forward_attempts', attempts)
    .is('forwarded_at', null)
    .select('id')
    .abortSignal(queryTimeout());
  if (error) report(`${id} cannot be claimed (${reasonOf(status, error.code)})`);
  return !error && data.length > 0;
}

/** Marks a lead as forwarded; false when it was released meanwhile and so must be sent again. */
async function markForwarded(
  client: ServiceClient,
  { id, suspicion }: Pick<LeadRow, 'id' | 'suspicion'>,
): Promise<boolean> {
  const query = client
    .from('leads')
    .update({ forwarded_at: new Date().toISOString() })
    .eq('id', id);
  const unchanged = suspicion ? query.not('suspicion', 'is', null) : query.is('suspicion', null);
  const { data, error, status } = await unchanged.select('id').abortSignal(queryTimeout());
  if (error) report(`${id} cannot be marked (${reasonOf(status, error.code)})`);
  return !error && data.length > 0;
}

const report = (what: string) => console.error(`lead-forward: ${what}`);
