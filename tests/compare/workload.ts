import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { CountingServer } from './counting-server.ts';
import type { FaultPlan } from './fault-plan.ts';
import { openPhone, type Phone } from './phone.ts';

/** What a contender is put through. */
export interface Workload {
  plan: FaultPlan;
  kills: number;
}

/** What the queue said in the end. */
export interface Said {
  saved: string[];
  pending: string[];
  reportedSent: string[];
}

/** How often a queue learns that the network is back, and how long each visit may take. */
const drainEveryMs = 250;
const faultyVisitMs = 20_000;
const killVisitMs = 90_000;
const calmVisitMs = 60_000;
const calmVisits = 3;

/**
 * In each life of the browser a share of the items is made without a signal; then a bad network
 * comes, and the browser dies amid sending. The last share is sent without a death. At the end the
 * network is calm, and the site is opened three times.
 */
export async function runWorkload(
  server: CountingServer,
  { plan, kills }: Workload,
): Promise<Said & { browser: string }> {
  const profile = await mkdtemp(join(tmpdir(), 'niyam-compare-'));
  const saved: string[] = [];
  let phone: Phone | undefined;
  try {
    server.setNetwork('faulty');
    for (let life = 0; life <= kills; life++) {
      const share = plan.ids.filter((_, index) => index % (kills + 1) === life);
      phone = await openPhone(profile);
      const page = await phone.visit(server.url);
      await phone.context.setOffline(true);
      for (const id of share) {
        await enqueue(page, id);
        saved.push(id);
      }
      if (life < kills) {
        server.killDuring(plan.crashOf(life, share.length), phone.kill);
        await phone.context.setOffline(false);
        await drainUntilKilled(phone, page);
      } else {
        await phone.context.setOffline(false);
        await drain(page, faultyVisitMs);
        await phone.close();
      }
    }
    server.setNetwork('calm');
    for (let visit = 1; ; visit++) {
      phone = await openPhone(profile);
      const page = await phone.visit(server.url);
      const pending = await drain(page, calmVisitMs);
      const reportedSent = await page.evaluate(
        async (ids) => (await window.queue).reportedSent(ids),
        saved,
      );
      await phone.close();
      if (visit === calmVisits) {
        return { saved, pending, reportedSent, browser: phone.version };
      }
    }
  } finally {
    phone?.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Median time from the visitor's tap to the server's commit, in a calm network, in ms. */
export async function measureCalm(server: CountingServer, ids: readonly string[]): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'niyam-compare-'));
  const phone = await openPhone(profile);
  try {
    server.setNetwork('calm');
    const page = await phone.visit(server.url);
    const times: number[] = [];
    for (const id of ids) {
      const tappedAt = await page.evaluate(async (id) => {
        const queue = await window.queue;
        const tapped = Date.now();
        await queue.enqueue(id, { id, text: `Request ${id}` });
        queue.drain().catch((error: unknown) => console.error(error));
        return tapped;
      }, id);
      times.push((await server.committedAt(id)) - tappedAt);
      await wait(50);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  } finally {
    await phone.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const enqueue = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (id) => (await window.queue).enqueue(id, { id, text: `Request ${id}` }), id);

/** Tells the queue again and again that the network is back, until nothing waits or time is up. */
async function drain(page: Page, timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    await drainOnce(page);
    const pending = await page.evaluate(async () => (await window.queue).pending());
    if (pending.length === 0 || Date.now() > deadline) return pending;
    await wait(drainEveryMs);
  }
}

/** A queue that says that sending failed is asked again, as the browser's sync or the next visit would. */
const drainOnce = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await window.queue).drain().catch(() => undefined);
  });

async function drainUntilKilled(phone: Phone, page: Page): Promise<void> {
  const deadline = Date.now() + killVisitMs;
  let isGone = false;
  do {
    const gone = phone.gone.then(() => true);
    // Rejects when the browser dies: the death itself is what is waited for.
    const drained = drainOnce(page).catch(() => gone);
    isGone = await Promise.race([gone, drained.then(() => wait(drainEveryMs, false))]);
  } while (!isGone && Date.now() < deadline);
  if (isGone) return;
  throw new Error(`No death within ${killVisitMs} ms: fewer kills, or more items, are needed`);
}
