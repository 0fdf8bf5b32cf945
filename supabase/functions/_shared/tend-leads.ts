import { forwardLeads, type Forwarded } from './forward-leads.ts';
import type { FunctionEnv } from './function-env.ts';
import { wipeSenderHashes } from './wipe-sender-hashes.ts';

/**
 * What is to be done with stored leads, after each new one and at a scheduler's call: wipe old
 * hashes of addresses, forward what is due. Never throws.
 */
export async function tendLeads(env: FunctionEnv): Promise<Forwarded> {
  try {
    await wipeSenderHashes(env);
    return await forwardLeads(env);
  } catch (error) {
    // The name alone: a message may quote what a visitor wrote.
    const name = error instanceof Error ? error.name : 'unknown';
    console.error(`lead-forward: stopped by a fault of its own (${name})`);
    return { tried: 0, forwarded: 0 };
  }
}

/** Does it after the answer, which does not wait for a sheet. */
export function tendLeadsLater(env: FunctionEnv): void {
  const work = tendLeads(env).then(() => undefined);
  env.waitUntil?.(work);
}
