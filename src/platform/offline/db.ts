import { Dexie, type Table } from 'dexie';
import { isConnectionLost, isQuotaExceeded, StorageRefusedError } from './errors.ts';
import type { SendError } from './sender.ts';
import { outboxDatabase } from './sw-messages.ts';

/**
 * queued: waits for its turn. sending: leased by a tab or the worker. delivered: acknowledged by the server.
 * needs-user: refused, until the visitor changes it. held: waits for a sign-in. cancelled: deleted by the
 * visitor.
 */
export type OutboxState = 'queued' | 'sending' | 'delivered' | 'needs-user' | 'held' | 'cancelled';

/** The reason why the last attempt did not deliver the item. */
interface ItemError extends SendError {
  at: number;
  /** The server asked for no attempt before this time, in ms since 1970. */
  waitUntil?: number;
  /**
   * The version of the rules that stopped the item (`stopRules`). Absent when no rule stopped it, or version
   * 1 did.
   */
  rules?: number;
}

/** One request of the visitor. The device saves it until 30 days after the delivery. */
export interface OutboxItem {
  /** UUIDv4. The server accepts each id once. */
  id: string;
  kind: string;
  schemaVersion: number;
  /** A user's id, or `anon`. */
  ownerId: string;
  /** The data to send. Null after the delivery, unless `wipeAt` is set. */
  payload: unknown;
  /**
   * When the text of a delivered item is removed, in ms since 1970. Set if nobody confirmed the delivery,
   * because the item may be sent again.
   */
  wipeAt?: number | null;
  state: OutboxState;
  attempts: number;
  /** The earliest time of the next attempt, in ms since 1970 by this device's clock. */
  nextAt: number;
  leaseUntil: number | null;
  leaseOwner: string | null;
  /** The item is not sent before this time, because the visitor is editing it (`Outbox.hold`). */
  editedUntil?: number | null;
  lastError: ItemError | null;
  /** The server's answer. */
  receipt: unknown;
  createdAt: number;
  deliveredAt: number | null;
}

/** The outbox database. Versions are append-only: never change an old one. */
export class OutboxDb extends Dexie {
  declare outbox: Table<OutboxItem, string>;
  private retired = false;

  constructor(name: string = outboxDatabase) {
    // "Saved" must mean that the data is on the disk. Without `strict` the system may write it
    // later.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ outbox: 'id, state, kind, ownerId' });
    this.on('versionchange', ({ newVersion }) => {
      // Another tab opens a newer version: close, so that it does not have to wait.
      if (newVersion !== null) return this.close();
      // The visitor removes all data. Afterwards no read (which Dexie would allow) and no running
      // write may open the database again (TRUST-04).
      this.retire();
      return false;
    });
  }

  /** Closes the database permanently. Running operations do not open it again. */
  retire(): void {
    this.retired = true;
    this.close();
  }

  /**
   * Runs a read-write transaction on the outbox. Repeats it once on a new connection if the old one is lost.
   * Throws StorageRefusedError when the storage is full.
   */
  async write<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.transaction('rw', this.outbox, work);
    } catch (error) {
      if (isQuotaExceeded(error)) throw new StorageRefusedError(error);
      if (!isConnectionLost(error) || this.retired) throw error;
      this.close();
      await this.open();
      if (this.retired) this.close();
      return this.transaction('rw', this.outbox, work);
    }
  }
}

export const openOutboxDb = (name?: string): OutboxDb => new OutboxDb(name);
