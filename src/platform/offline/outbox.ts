import type { OutboxDb, OutboxItem, OutboxState } from './db.ts';
import { drainOnce, type DrainResult } from './drain.ts';
import { editMs, isLeaseOver, isOverdue } from './leases.ts';
import { isUnreached, stopRules } from './judge-answer.ts';
import type { Sender } from './sender.ts';
import { undoMs } from './undo.ts';

export interface OutboxOptions {
  db: OutboxDb;
  senders: readonly Sender[];
  /** The current user's id, or `anon`. */
  ownerId: () => string;
  /** Called after every visible change. */
  onChange?: () => void;
  now?: () => number;
  random?: () => number;
  /** The browser's locks. Undefined where there are none; leases alone are then sufficient. */
  locks?: LockManager | undefined;
  fetch?: typeof fetch;
  leaseMs?: number;
  timeoutMs?: number;
}

export interface NewItem {
  kind: string;
  schemaVersion: number;
  payload: unknown;
  /** The caller's id for the item. The same id twice is one item. */
  id?: string;
  /** Items of `anon` are sent for any user, also by the worker. Default: the signed-in user. */
  ownerId?: 'anon';
}

/** Requests that wait on this device until the server has them (docs/decisions/0004-outbox.md). */
export interface Outbox {
  /**
   * Saves an item. It is on the disk when this resolves.
   * Throws StorageRefusedError when the device cannot save it.
   */
  enqueue(item: NewItem): Promise<OutboxItem>;
  /** Sends due items. Does nothing while another tab or the worker sends. */
  drain(): Promise<DrainResult>;
  /**
   * Sends items at once that wait only because there was no network: the network may be another one now.
   * Waiting times that the server asked for still apply.
   */
  drainUnreached(): Promise<DrainResult>;
  /** Sends all waiting items at once, except those that the server asked to wait. */
  sendNow(): Promise<DrainResult>;
  /** Sends a stopped item (`needs-user`, `held`) once more, unchanged. */
  tryAgain(id: string): Promise<DrainResult>;
  /**
   * Sends an unconfirmed item once more while its text is on this device (`wipeAt`). Does nothing to other
   * items.
   */
  sendAgain(id: string): Promise<DrainResult>;
  /**
   * Releases items that an earlier version stopped because of an unproven answer, such as a Wi-Fi's 401. Call
   * it at each start, before `purge`.
   */
  recoverStranded(): Promise<void>;
  /**
   * Cancels an item; `restore` undoes that for ten seconds. Returns false when it is being sent or was sent.
   */
  cancel(id: string): Promise<boolean>;
  /** Undoes `cancel`. Returns false when it is too late. */
  restore(id: string): Promise<boolean>;
  /**
   * Replaces the text of a waiting item; its id stays. If the server already has the first text, its answer
   * says so. Returns false when the item is being sent or was sent.
   */
  edit(id: string, changed: Pick<NewItem, 'payload' | 'schemaVersion'>): Promise<boolean>;
  /**
   * Delays an item for two minutes while the visitor edits it. Call it again during a longer edit. Returns
   * false when the item is being sent or was sent.
   */
  hold(id: string): Promise<boolean>;
  /** Ends `hold`: the item is sent as it is. */
  release(id: string): Promise<DrainResult>;
  /** Removes an item permanently, in any state. An attempt that is running may still arrive. */
  forget(id: string): Promise<void>;
  /** All items, newest first. */
  list(): Promise<OutboxItem[]>;
  counts(): Promise<Record<OutboxState, number>>;
  /**
   * Removes items that are over: delivered 30 days ago, cancelled and past `restore`, or waiting for a
   * correction for 30 days. Wipes the text of unconfirmed items after its time. Never removes items that wait
   * for a network.
   */
  purge(): Promise<void>;
}

const lockName = 'niyam-outbox';
const retentionMs = 30 * 24 * 60 * 60_000;
/** Delay in ms before another look while another tab or the worker sends. */
const lookAgainMs = 5000;

/** Creates an outbox. Page and worker each create one on the same database. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, onChange = () => undefined, now = Date.now, leaseMs = 60_000 } = options;
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const settings = {
    db,
    onChange,
    now,
    leaseMs,
    senders: new Map(options.senders.map((sender) => [sender.kind, sender])),
    // Shorter than the lease: this attempt ends before another sender may lease the item.
    timeoutMs: Math.min(options.timeoutMs ?? 30_000, leaseMs / 2),
    random: options.random ?? Math.random,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    ownerId: options.ownerId,
    owner: crypto.randomUUID(),
  };

  /**
   * The holder of the lock may be a frozen tab. Its overdue items are sent without the lock, because leases
   * suffice.
   */
  async function drainIfStuck(): Promise<DrainResult> {
    const open = await db.outbox.where('state').anyOf('queued', 'sending').toArray();
    if (open.some((item) => isOverdue(item, now(), leaseMs))) {
      return drainOnce(settings, false);
    }
    return { delivered: 0, failed: 0, nextAt: open.length > 0 ? now() + lookAgainMs : null };
  }

  /** True when the item must be removed from the device (OUTBOX-07). */
  function isOver({ state, nextAt, deliveredAt, lastError, createdAt }: OutboxItem): boolean {
    if (state === 'cancelled') return nextAt <= now();
    return (deliveredAt ?? lastError?.at ?? createdAt) < now() - retentionMs;
  }

  /** A time later than any retention was set by another clock, so it counts as past. */
  const isPast = (moment: number) => moment <= now() || moment > now() + retentionMs;

  /** Changes an item that is not being sent and was not sent. */
  async function change(id: string, to: (item: OutboxItem) => OutboxItem): Promise<boolean> {
    const changed = await db.write(async () => {
      const item = await db.outbox.get(id);
      if (!item || item.state === 'delivered' || item.state === 'cancelled') return false;
      if (item.state === 'sending' && !isLeaseOver(item, now(), leaseMs)) return false;
      await db.outbox.put({ ...to(item), leaseOwner: null, leaseUntil: null });
      return true;
    });
    onChange();
    return changed;
  }

  /** Makes the chosen waiting items due now, and sends them. */
  async function drainNow(which: (item: OutboxItem) => boolean): Promise<DrainResult> {
    await db.write(async () => {
      const waiting = db.outbox.where('state').equals('queued');
      await waiting.filter(which).modify({ nextAt: now() });
    });
    return outbox.drain();
  }

  const outbox: Outbox = {
    async enqueue(wanted) {
      const { kind, schemaVersion, payload, id = crypto.randomUUID() } = wanted;
      const item = await db.write(async () => {
        const present = await db.outbox.get(id);
        if (present) return present;
        const fresh: OutboxItem = {
          id,
          kind,
          schemaVersion,
          payload,
          ownerId: wanted.ownerId ?? options.ownerId(),
          state: 'queued',
          attempts: 0,
          nextAt: now(),
          leaseUntil: null,
          leaseOwner: null,
          lastError: null,
          receipt: null,
          createdAt: now(),
          deliveredAt: null,
        };
        await db.outbox.add(fresh);
        return fresh;
      });
      onChange();
      return item;
    },

    async drain() {
      if (!locks) return drainOnce(settings, false);
      return locks.request(lockName, { ifAvailable: true }, (lock) =>
        lock ? drainOnce(settings, true) : drainIfStuck(),
      );
    },

    drainUnreached: () => drainNow(({ lastError }) => lastError !== null && isUnreached(lastError)),

    sendNow: () => drainNow(({ lastError }) => !((lastError?.waitUntil ?? 0) > now())),

    async tryAgain(id) {
      await db.write(async () => {
        await db.outbox
          .where('id')
          .equals(id)
          .filter(({ state }) => state === 'needs-user' || state === 'held')
          .modify({ state: 'queued', nextAt: now() });
      });
      onChange();
      return outbox.drain();
    },

    async sendAgain(id) {
      await db.write(async () => {
        await db.outbox
          .where('id')
          .equals(id)
          .filter(({ state, payload }) => state === 'delivered' && payload !== null)
          .modify({ state: 'queued', nextAt: now(), deliveredAt: null });
      });
      onChange();
      return outbox.drain();
    },

    async recoverStranded() {
      const recovered = await db.write(() =>
        db.outbox
          .where('state')
          .anyOf('held', 'needs-user')
          .filter(({ lastError }) => lastError?.rules !== stopRules)
          .modify({ state: 'queued', nextAt: now() }),
      );
      if (recovered > 0) onChange();
    },

    cancel: (id) => change(id, (item) => ({ ...item, state: 'cancelled', nextAt: now() + undoMs })),

    async restore(id) {
      const restored = await db.write(async () => {
        const item = await db.outbox.get(id);
        if (item?.state !== 'cancelled' || item.nextAt <= now()) return false;
        await db.outbox.put({ ...item, state: 'queued', nextAt: now() });
        return true;
      });
      onChange();
      return restored;
    },

    edit: (id, { payload, schemaVersion }) =>
      change(id, (item) => ({
        ...item,
        payload,
        schemaVersion,
        state: 'queued',
        nextAt: now(),
        lastError: null,
        editedUntil: null,
      })),

    hold: (id) =>
      change(id, (item) => ({
        ...item,
        // Its sender is gone.
        state: item.state === 'sending' ? 'queued' : item.state,
        editedUntil: now() + editMs,
      })),

    async release(id) {
      await db.write(() => db.outbox.where('id').equals(id).modify({ editedUntil: null }));
      onChange();
      return outbox.drain();
    },

    async forget(id) {
      await db.write(() => db.outbox.delete(id));
      onChange();
    },

    async list() {
      const items = await db.outbox.toArray();
      return items.sort((a, b) => b.createdAt - a.createdAt);
    },

    async counts() {
      const counts = {
        queued: 0,
        sending: 0,
        delivered: 0,
        'needs-user': 0,
        held: 0,
        cancelled: 0,
      };
      for (const { state } of await db.outbox.toArray()) counts[state]++;
      return counts;
    },

    async purge() {
      const removed = await db.write(async () => {
        const still = await db.outbox
          .where('state')
          .anyOf('delivered', 'cancelled', 'needs-user', 'held')
          .toArray();
        const old = still.filter(isOver);
        await db.outbox.bulkDelete(old.map(({ id }) => id));
        const wiped = await db.outbox
          .where('state')
          .equals('delivered')
          .filter(({ wipeAt }) => typeof wipeAt === 'number' && isPast(wipeAt))
          .modify({ payload: null, wipeAt: null });
        return old.length + wiped;
      });
      if (removed > 0) onChange();
    },
  };
  return outbox;
}
