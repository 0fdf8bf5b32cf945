import { Dexie, type Table } from 'dexie';
import { isConnectionLost, isQuotaExceeded, StorageRefusedError } from './errors.ts';
import type { SendError } from './sender.ts';
import { outboxDatabase } from './sw-messages.ts';

/**
 * queued: waits. sending: leased by someone who sends it. delivered: the server named it.
 * needs-user: refused for a reason a person must see to. held: waits for a sign-in. cancelled: taken back.
 */
export type OutboxState = 'queued' | 'sending' | 'delivered' | 'needs-user' | 'held' | 'cancelled';

/** Why the last attempt did not deliver. */
interface ItemError extends SendError {
  at: number;
  /** The server asked not to be asked again before this moment. */
  waitUntil?: number;
  /** By which rules the item was stopped (`stopRules`); absent when it was not, or by the first ones. */
  rules?: number;
}

/** One thing the visitor asked for, until the server has it and for 30 days after. */
export interface OutboxItem {
  /** UUIDv4, made once; the server keeps each id once. */
  id: string;
  kind: string;
  schemaVersion: number;
  /** A user's id, or `anon`. */
  ownerId: string;
  /** What is sent; null once it is delivered, unless `wipeAt` says how long it stays. */
  payload: unknown;
  /** When the text of a delivered item goes: its arrival was not confirmed, and it may be sent again. */
  wipeAt?: number | null;
  state: OutboxState;
  attempts: number;
  /** Not before this moment (ms since 1970, by this phone's clock). */
  nextAt: number;
  leaseUntil: number | null;
  leaseOwner: string | null;
  /** Kept back until then: its person is changing the text (`Outbox.hold`). */
  editedUntil?: number | null;
  lastError: ItemError | null;
  /** The server's answer. */
  receipt: unknown;
  createdAt: number;
  deliveredAt: number | null;
}

/** The phone's database. Versions are append-only: an old one is never edited. */
export class OutboxDb extends Dexie {
  declare outbox: Table<OutboxItem, string>;
  private retired = false;

  constructor(name: string = outboxDatabase) {
    // Strict: "saved" is said when it is on the disk, not when the system means to write it.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ outbox: 'id, state, kind, ownerId' });
    this.on('versionchange', ({ newVersion }) => {
      // Another tab brings a newer version: step aside, so that it need not wait.
      if (newVersion !== null) return this.close();
      // The visitor has everything removed: nothing may open it anew, neither a read (as Dexie would
      // allow) nor a write that is under way (TRUST-04).
      this.retire();
      return false;
    });
  }

  /** Lets go of the database for good: whatever is still under way does not open it again. */
  retire(): void {
    this.retired = true;
    this.close();
  }

  /**
   * A read-write transaction on the outbox, tried once more on a fresh connection when the old one
   * has died. @throws StorageRefusedError when the phone is full.
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
