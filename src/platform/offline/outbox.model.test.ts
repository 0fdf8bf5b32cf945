import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  newClock,
  newDb,
  newOutbox,
  startFakeServer,
  type ServerFault,
} from '../../../tests/support/fake-server.ts';
import type { OutboxItem } from './db.ts';

/**
 * Random sequences of events in an outbox, checked against its promises (fault 35). OUTBOX_MODEL_RUNS sets
 * their number (10,000 for the long run), FAULTS_SEED the seed. After a failure fast-check prints the seed
 * and the shortest failing sequence.
 */
const runs = Number(process.env.OUTBOX_MODEL_RUNS ?? 150);
const seed = Number(process.env.FAULTS_SEED ?? 0);

type Step =
  | { do: 'enqueue' }
  | { do: 'drain'; tab: 0 | 1 }
  | { do: 'both-drain' }
  | { do: 'fault'; fault: ServerFault }
  | { do: 'cancel' | 'restore' | 'edit' | 'retry'; pick: number }
  | { do: 'crash-mid-send'; pick: number; committed: boolean }
  | { do: 'time'; ms: number };

const fault = fc.constantFrom<ServerFault>(
  'none',
  'reset',
  'answer-lost',
  'captive-portal',
  'redirect',
  'cut-off',
  'wrong-id',
  { status: 500 },
  { status: 429, headers: { 'retry-after': '30' } },
  { status: 403 },
  { status: 422, error: { code: 'invalid', message: 'no' } },
  { status: 401 },
  { status: 401, error: { code: 'session-expired', message: 'sign in' } },
);
const pick = fc.nat(20);
const day = 24 * 3_600_000;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'enqueue' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('drain'),
      tab: fc.constantFrom(0, 1),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'both-drain' }) },
  { weight: 4, arbitrary: fault.map((kind): Step => ({ do: 'fault', fault: kind })) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel', 'restore', 'edit', 'retry'),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash-mid-send'),
      pick,
      committed: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .oneof(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom(3650 * day, -3650 * day))
      .map((ms): Step => ({ do: 'time', ms })),
  },
);

it(`fault 35: keeps its promises through ${runs} random lives`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const server = startFakeServer();
      const clock = newClock();
      const db = newDb();
      const first = newOutbox(server, { db, now: clock.now });
      const second = newOutbox(server, { db, now: clock.now });
      const tabs = [first, second];
      const accepted: string[] = [];
      const nth = (index: number) => accepted[index % Math.max(1, accepted.length)];

      for (const now of steps) await take(now);
      await settle();
      await check();
      await db.delete();

      async function take(now: Step): Promise<void> {
        switch (now.do) {
          case 'enqueue':
            accepted.push((await first.enqueue()).id);
            break;
          case 'drain':
            await tabs[now.tab]?.outbox.drain();
            break;
          case 'both-drain':
            await Promise.all(tabs.map(({ outbox }) => outbox.drain()));
            break;
          case 'fault':
            server.setFaults([now.fault]);
            break;
          case 'time':
            clock.pass(now.ms);
            break;
          case 'crash-mid-send':
            await crash(nth(now.pick), now.committed);
            break;
          default: {
            const id = nth(now.pick);
            if (!id) return;
            if (now.do === 'cancel') await first.outbox.cancel(id);
            if (now.do === 'restore') await first.outbox.restore(id);
            if (now.do === 'edit') {
              const payload = { submissionId: id, edited: true };
              await first.outbox.edit(id, { payload, schemaVersion: 1 });
            }
            if (now.do === 'retry') {
              await second.outbox.tryAgain(id);
              await second.outbox.sendNow();
            }
          }
        }
      }

      /**
       * Leaves an item as a tab does that closes while it sends: leased, perhaps committed, not acknowledged.
       */
      async function crash(id: string | undefined, committed: boolean): Promise<void> {
        const item = id ? await db.outbox.get(id) : undefined;
        if (!item || item.state !== 'queued') return;
        if (committed && !server.rows.has(item.id)) server.rows.set(item.id, item.payload);
        await db.outbox.put({
          ...item,
          state: 'sending',
          attempts: item.attempts + 1,
          leaseOwner: 'dead tab',
          leaseUntil: clock.now() + 60_000,
        });
      }

      /** Restores the network and lets time pass, until every item that can be sent is sent. */
      async function settle(): Promise<void> {
        server.setFaults(['none']);
        for (let round = 0; round < 4; round++) {
          clock.pass(61 * 60_000);
          await first.outbox.drain();
        }
      }

      async function check(): Promise<void> {
        for (const id of accepted) {
          const item = await db.outbox.get(id);
          expect(item, 'no accepted item vanishes').toBeDefined();
          const { state, payload, receipt } = item as OutboxItem;
          expect(['delivered', 'needs-user', 'held', 'cancelled']).toContain(state);
          // Delivered means that the server has the item, with its own receipt.
          if (state === 'delivered') {
            expect(server.rows.has(id)).toBe(true);
            expect(receipt).toMatchObject({ id });
            expect(payload).toBeNull();
          }
          // Items that wait for the visitor retain their text.
          if (state === 'needs-user' || state === 'held') expect(payload).not.toBeNull();
        }
        // The server has each item at most once, and only items that were accepted.
        for (const id of server.rows.keys()) expect(accepted).toContain(id);
      }
    }),
    { numRuns: runs, verbose: 1, ...(seed && { seed }) },
  );
}, 600_000);
