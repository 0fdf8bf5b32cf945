import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../build/random.ts';
import { retryDelay } from '../../src/platform/offline/retry-policy.ts';
import { sampleLead } from '../backend/sample-lead.ts';

export interface ReturnResult {
  readonly phones: number;
  /** Attempts by answer: a status, `timeout` or `broken`. */
  readonly answers: ReadonlyMap<string, number>;
  readonly acknowledged: ReadonlySet<string>;
  /** From the end of the outage to the receipt, for each lead, in ms. */
  readonly waitsMs: readonly number[];
}

interface ReturnOptions {
  readonly url: string;
  readonly phones: number;
  readonly seed: number;
  /** All phones behind one address, as in a town with one carrier; else each has its own. */
  readonly oneAddress: boolean;
  /** Phones that have no receipt after this time give up, for the measurement. */
  readonly longestMs: number;
}

const timeoutMs = 20_000;

/**
 * Each phone has one saved request and sends it the moment the outage ends, as the outbox does: after a refusal it
 * waits as long as Retry-After asks, else a random time that doubles.
 */
export async function returnAtOnce(options: ReturnOptions): Promise<ReturnResult> {
  const answers = new Map<string, number>();
  const acknowledged = new Set<string>();
  const waitsMs: number[] = [];
  const began = performance.now();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);

  async function phone(index: number): Promise<void> {
    const random = randomFrom(options.seed + index);
    const lead = sampleLead();
    const address = options.oneAddress ? '203.0.113.9' : `198.18.${index >> 8}.${index & 255}`;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(options.url, lead, address);
      count(answer.kind);
      if (answer.kind === '201' || answer.kind === '200') {
        acknowledged.add(lead.submissionId);
        waitsMs.push(performance.now() - began);
        return;
      }
      const pause = Math.max(answer.retryAfterMs, retryDelay(attempt + 1, random));
      if (performance.now() - began + pause > options.longestMs) return;
      await wait(pause);
    }
  }
  await Promise.all(Array.from({ length: options.phones }, (_, index) => phone(index)));
  return { phones: options.phones, answers, acknowledged, waitsMs };
}

async function send(url: string, lead: object, address: string) {
  try {
    const response = await fetch(`${url}/functions/v1/lead-intake`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    const asked = Number(response.headers.get('retry-after') ?? 0);
    return { kind: String(response.status), retryAfterMs: asked * 1000 };
  } catch (error) {
    const kind = (error as Error).name === 'TimeoutError' ? 'timeout' : 'broken';
    return { kind, retryAfterMs: 0 };
  }
}
