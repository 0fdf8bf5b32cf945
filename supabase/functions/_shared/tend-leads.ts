import { announceLeads, type Announced } from './announce-leads.ts';
import { forwardLeads, type Forwarded } from './forward-leads.ts';
import type { FunctionEnv } from './function-env.ts';
import { tidyNewsletter } from './tidy-newsletter.ts';
import { wipeSenderHashes } from './wipe-sender-hashes.ts';

/** The result of one run: leads sent to the sheet, and messages to the team. */
export interface Tended extends Forwarded {
  announced: Announced;
}

/**
 * Processes stored leads after each new one and at a scheduler's call. Wipes old hashes of addresses, deletes
 * unconfirmed newsletter addresses, announces new leads and forwards due ones. These jobs run in parallel,
 * because each may hang for its own reason. Never throws.
 */
export async function tendLeads(env: FunctionEnv): Promise<Tended> {
  const [, , announced, forwarded] = await Promise.all([
    guarded(wipeSenderHashes(env), undefined),
    guarded(tidyNewsletter(env), undefined),
    guarded(announceLeads(env), { sent: 0, failed: 0 }),
    guarded(forwardLeads(env), { tried: 0, forwarded: 0 }),
  ]);
  return { ...forwarded, announced };
}

/** Runs `tendLeads` after the answer, which does not wait for a sheet or a mail service. */
export function tendLeadsLater(env: FunctionEnv): void {
  const work = tendLeads(env).then(() => undefined);
  env.waitUntil?.(work);
}

async function guarded<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    // Only the name: the message may quote a visitor's text.
    const name = error instanceof Error ? error.name : 'unknown';
    console.error(`lead-forward: stopped by a fault of its own (${name})`);
    return otherwise;
  }
}
