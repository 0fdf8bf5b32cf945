import type postgres from 'postgres';

type Client = postgres.Sql;

/** One session of the database, used by one caller at a time. */
export interface Session {
  /** Runs a statement; several statements only without values. */
  unsafe(sql: string, values?: unknown[]): Promise<readonly unknown[] & { count: number }>;
  release(): void;
}

export interface SessionPool {
  /** Waits for a free session. Rejects when the database does not accept one. */
  acquire(): Promise<Session>;
  close(): Promise<void>;
}

interface Slot {
  readonly client: Client;
  readonly reserved: postgres.ReservedSql;
  isClosed: boolean;
}

/** The database ended this session; the next one is new. */
class SessionClosed extends Error {
  override name = 'SessionClosed';
  readonly code = 'CONNECTION_CLOSED';
}

/**
 * Creates a pool of at most `maxSessions`, each with a client of its own.
 *
 * postgres 3.4 has a pool too. But when the database ends a reserved connection, the next statement on it
 * throws outside of every promise and ends the process, so one restart of Postgres would kill the server. Its
 * clients report the end of a connection, not of which one: with one connection a client, the pool knows.
 */
export function createSessionPool(
  connect: (onClose: () => void) => Client,
  maxSessions: number,
): SessionPool {
  const idle: Slot[] = [];
  const waiting: (() => void)[] = [];
  let used = 0;

  async function open(): Promise<Slot> {
    let slot: Slot | undefined;
    let closedEarly = false;
    const client = connect(() => {
      if (slot) slot.isClosed = true;
      else closedEarly = true;
    });
    try {
      // With fetch_types off, postgres 3.4 reserves only a connection that is already open.
      await client.unsafe('select');
      slot = { client, reserved: await client.reserve(), isClosed: closedEarly };
      return slot;
    } catch (error) {
      await client.end({ timeout: 0 });
      throw error;
    }
  }

  function discard({ client }: Slot): void {
    void client.end({ timeout: 0 });
  }

  function freePlace(): void {
    const next = waiting.shift();
    // The place goes directly to the next caller, so that no new one can take it.
    if (next) next();
    else used -= 1;
  }

  function sessionOf(slot: Slot): Session {
    let isReleased = false;
    return {
      async unsafe(sql, values) {
        if (slot.isClosed) throw new SessionClosed('The database ended the session.');
        return slot.reserved.unsafe(sql, values as never[] | undefined);
      },
      release() {
        if (isReleased) return;
        isReleased = true;
        if (slot.isClosed) discard(slot);
        else idle.push(slot);
        freePlace();
      },
    };
  }

  return {
    async acquire() {
      if (used < maxSessions) used += 1;
      else await new Promise<void>((resolve) => void waiting.push(resolve));
      try {
        let slot = idle.pop();
        while (slot?.isClosed) {
          discard(slot);
          slot = idle.pop();
        }
        return sessionOf(slot ?? (await open()));
      } catch (error) {
        freePlace();
        throw error;
      }
    },
    async close() {
      const slots = idle.splice(0);
      for (const { reserved, isClosed } of slots) if (!isClosed) reserved.release();
      await Promise.all(slots.map(({ client }) => client.end({ timeout: 1 })));
    },
  };
}
