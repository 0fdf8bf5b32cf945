import type { OutboxDb, OutboxItem, OutboxState } from './db.ts';
import { drainOnce, type DrainResult } from './drain.ts';
import { editMs, isLeaseOver, isLeftLying } from './leases.ts';
import { isUnreached, stopRules } from './judge-answer.ts';
import type { Sender } from './sender.ts';
import { undoMs } from './undo.ts';

export interface OutboxOptions {
  db: OutboxDb;
  senders: readonly Sender[];
  /** Whose phone it is now: a user's id, or `anon`. */
  ownerId: () => string;
  /** Called after every change that a person could see. */
  onChange?: () => void;
  now?: () => number;
  random?: () => number;
  /** The browser's locks; undefined where there are none: leases alone are enough. */
  locks?: LockManager | undefined;
  fetch?: typeof fetch;
  leaseMs?: number;
  timeoutMs?: number;
}

export interface NewItem {
  kind: string;
  schemaVersion: number;
  payload: unknown;
  /** The item's id where the caller has one already: the same id twice is one item. */
  id?: string;
  /** It is sent whoever is signed in, and by the worker too; without it, it is the signed-in person's. */
  ownerId?: 'anon';
}

/** What waits on this phone until the server has it (docs/decisions/0004-outbox.md). */
export interface Outbox {
  /**
   * Keeps an item. It is on the disk when this resolves.
   * @throws StorageRefusedError when the phone keeps nothing.
   */
  enqueue(item: NewItem): Promise<OutboxItem>;
  /** Sends what is due. Does nothing while another tab or the worker is at it. */
  drain(): Promise<DrainResult>;
  /**
   * Sends at once what waits only because the network did not answer: the network may be another one
   * now. What the office asked to wait keeps waiting.
   */
  drainUnreached(): Promise<DrainResult>;
  /** Sends now what waits, but for what the server has asked to wait. */
  sendNow(): Promise<DrainResult>;
  /** Sends an item once more that a person had to see to (`needs-user`, `held`), as it is. */
  tryAgain(id: string): Promise<DrainResult>;
  /**
   * Sends once more what was sent and never confirmed, while its text is still on this device
   * (`wipeAt`). Does nothing to any other item.
   */
  sendAgain(id: string): Promise<DrainResult>;
  /**
   * Lets go of what an earlier version has stopped for an answer that nobody can prove to be the
   * server's, such as a Wi-Fi's 401: it is sent again. To be called at each start, before `purge`.
   */
  recoverStranded(): Promise<void>;
  /**
   * Takes an item back; for ten seconds it can be restored. False when it is being sent or has been.
   */
  cancel(id: string): Promise<boolean>;
  /** Undoes `cancel`. False when it is too late. */
  restore(id: string): Promise<boolean>;
  /**
   * Writes another text into an item that waits, under its old id: if the server has the first text
   * already, it says so. False when the item is being sent or has been.
   */
  edit(id: string, changed: Pick<NewItem, 'payload' | 'schemaVersion'>): Promise<boolean>;
  /**
   * Keeps an item back for two minutes, because its person is changing the text; to be called again
   * while they are at it. False when it is being sent or has been.
   */
  hold(id: string): Promise<boolean>;
  /** Ends `hold`: the item is sent as it stands. */
  letGo(id: string): Promise<DrainResult>;
  /**
   * Removes an item at once and for good, whatever has become of it: its kind keeps what it needs of it
   * elsewhere. What is being sent at this moment may still arrive.
   */
  forget(id: string): Promise<void>;
  /** Everything, newest first. */
  list(): Promise<OutboxItem[]>;
  counts(): Promise<Record<OutboxState, number>>;
  /**
   * Removes what was delivered 30 days ago, what was cancelled and can no longer be restored, and what
   * has waited for its person's correction for 30 days; wipes the text of what was sent without a
   * confirmation when its time is over. What waits for a network is never removed.
   */
  purge(): Promise<void>;
}

const lockName = 'niyam-outbox';
const keepMs = 30 * 24 * 60 * 60_000;
/** How soon to look again while another tab or the worker is at it. */
const lookAgainMs = 5000;

/** Puts an outbox together. Page and worker each make one, on the same database. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, onChange = () => undefined, now = Date.now, leaseMs = 60_000 } = options;
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const settings = {
    db,
    onChange,
    now,
    leaseMs,
    senders: new Map(options.senders.map((sender) => [sender.kind, sender])),
    // Shorter than the lease: when another may take the item over, we have given it up.
    timeoutMs: Math.min(options.timeoutMs ?? 30_000, leaseMs / 2),
    random: options.random ?? Math.random,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    ownerId: options.ownerId,
    owner: crypto.randomUUID(),
  };

  /** The holder of the lock may be a frozen tab. What it leaves lying is sent without it: leases suffice. */
  async function drainIfStuck(): Promise<DrainResult> {
    const open = await db.outbox.where('state').anyOf('queued', 'sending').toArray();
    if (open.some((item) => isLeftLying(item, now(), leaseMs))) {
      return drainOnce(settings, false);
    }
    return { delivered: 0, failed: 0, nextAt: open.length > 0 ? now() + lookAgainMs : null };
  }

  /** True when nothing of the item is to stay on the phone (OUTBOX-07). */
  function isOver({ state, nextAt, deliveredAt, lastError, createdAt }: OutboxItem): boolean {
    if (state === 'cancelled') return nextAt <= now();
    return (deliveredAt ?? lastError?.at ?? createdAt) < now() - keepMs;
  }

  /** A moment further ahead than anything is kept was set by another clock. */
  const isPast = (moment: number) => moment <= now() || moment > now() + keepMs;

  /** Changes an item that nobody is sending and that has not been sent. */
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

  /** Makes those of the waiting items due now, and sends. */
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
        // Left by a sender who is gone.
        state: item.state === 'sending' ? 'queued' : item.state,
        editedUntil: now() + editMs,
      })),

    async letGo(id) {
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
