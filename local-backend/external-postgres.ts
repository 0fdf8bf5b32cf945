import { parse as parseList } from 'postgres-array';
import type { OpenPostgres, Postgres } from './postgres.ts';
import { jsonText, listText, valueText } from './query-parameters.ts';
import { hideValues } from './quiet-errors.ts';
import { noteRefusal } from './refusals.ts';
import { createSessionPool, type Session } from './session-pool.ts';
import { toIsoTime } from './time-format.ts';

/** The database of DATABASE_URL cannot be used; the message says why and what to do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** Sessions of one server process. Postgres allows 100 to all its clients by default. */
const maxSessions = 16;
/** Fewer than there are sessions: a request may need a second one, and must never wait for itself. */
const maxRequests = 8;
const connectTimeoutS = 5;
/** Any number, the same in every process: the lock of migrations. */
const startLock = 73_946_101;

/**
 * Opens the Postgres server at `url`. Throws DatabaseRefused when it does not answer, or when its settings
 * would lose acknowledged data in a power cut.
 */
export async function openExternalPostgres(url: string): Promise<OpenPostgres> {
  const [{ createPostgresConnection }, { default: postgres }] = await Promise.all([
    import('@supabase/lite/postgres'),
    import('postgres'),
  ]);
  // Never connects: its sessions are those of the pool.
  const connection = createPostgresConnection({ url, postgresOptions: { max: 1 } });
  const pool = createSessionPool(
    (onclose) => postgres(url, { ...clientOptions, onclose }),
    maxSessions,
  );
  const acquire = async () => {
    try {
      return watchErrors(await pool.acquire());
    } catch (error) {
      noteRefusal(error);
      throw error;
    }
  };
  Object.assign(connection.driver, { reserve: acquire });
  const opened = asPostgres(acquire);
  const close = async () => {
    await pool.close();
    await connection.close();
  };
  try {
    await refuseUnsafeSettings(opened);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection,
    postgres: opened,
    maxRequests,
    isShared: true,
    repair: () => Promise.resolve(),
    exclusively: (work) => underLock(acquire, work),
    close,
  };
}

type Acquire = () => Promise<Session>;

const asText = (text: string): string => text;

/** Returns a number that JavaScript has exactly, else the text. */
const numberOrText = (text: string): number | string =>
  String(Number(text)) === text ? Number(text) : text;

const isTrue = (text: string): boolean => text === 't';

/** Lists of one kind, by Postgres' numbers of the list types. */
const listsOf = (types: [number, ...number[]], parse: (text: string) => unknown) => ({
  to: types[0],
  from: types,
  serialize: listText,
  parse: (list: string) => parseList(list, parse),
});

/** The options of a client with one session. Values have the types that @supabase/lite works with. */
const clientOptions = {
  max: 1,
  // A session lives until it fails or the server ends.
  idle_timeout: 0,
  max_lifetime: null,
  connect_timeout: connectTimeoutS,
  connection: { application_name: 'niyam', TimeZone: 'UTC' },
  // Notices, such as "already exists, skipping", would be printed as objects.
  onnotice: () => {},
  // postgres 3.4 would ask for the types of lists in a promise that nobody awaits: a connection that breaks in
  // that moment would end the process. The lists that we use are below.
  fetch_types: false,
  types: {
    timestamptz: { to: 1184, from: [1184], serialize: valueText, parse: toIsoTime },
    times: { to: 1114, from: [1082, 1083, 1114, 1266], serialize: valueText, parse: asText },
    numbers: { to: 1700, from: [20, 1700], serialize: String, parse: numberOrText },
    json: { to: 114, from: [114], serialize: jsonText, parse: JSON.parse },
    jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
    texts: listsOf([1009, 1002, 1003, 1014, 1015, 2951], asText),
    flags: listsOf([1000], isTrue),
    wholeNumbers: listsOf([1005, 1007, 1028], Number),
    bigNumbers: listsOf([1016, 1231], numberOrText),
    moments: listsOf([1185], toIsoTime),
    days: listsOf([1115, 1182, 1183, 1270], asText),
    documents: listsOf([199, 3807], JSON.parse),
  },
};

/**
 * Makes sure that an acknowledged row survives a power cut. Both settings can be off in a configuration that was
 * copied from a benchmark, and nothing else would show it.
 */
async function refuseUnsafeSettings(database: Postgres): Promise<void> {
  const off: string[] = [];
  try {
    for (const name of ['fsync', 'synchronous_commit']) {
      const { rows } = await database.query<{ value: string }>(
        'select current_setting($1) as value',
        [name],
      );
      if (rows[0]?.value === 'off') off.push(name);
    }
  } catch (error) {
    // The message names the host and the user, never the password.
    throw new DatabaseRefused(
      `The database of DATABASE_URL cannot be used: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  if (off.length > 0) {
    throw new DatabaseRefused(
      `The database has ${off.join(' and ')} off, so a power cut would lose requests that people were told are saved: ` +
        'turn it on in postgresql.conf, or use another database.',
    );
  }
}

/** Runs `work` while no other process that starts on this database does. */
async function underLock<Result>(acquire: Acquire, work: () => Promise<Result>): Promise<Result> {
  const session = await acquire();
  try {
    await session.unsafe('select pg_advisory_lock($1::bigint)', [startLock]);
    try {
      return await work();
    } finally {
      await session.unsafe('select pg_advisory_unlock($1::bigint)', [startLock]);
    }
  } finally {
    session.release();
  }
}

/** Notes the database errors of a session's requests, and hides their values from the log. */
function watchErrors(session: Session): Session {
  return {
    async unsafe(sql, values) {
      try {
        return await session.unsafe(sql, values);
      } catch (error) {
        noteRefusal(error);
        hideValues(error, sql);
        throw error;
      }
    },
    release: () => session.release(),
  };
}

function asPostgres(acquire: Acquire): Postgres {
  async function withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await acquire();
    try {
      return await work(session);
    } finally {
      session.release();
    }
  }
  return {
    query: (sql, values) => withSession((session) => queriesOf(session).query(sql, values)),
    exec: (sql) => withSession((session) => session.unsafe(sql)),
    transaction: (work) =>
      withSession(async (session) => {
        await session.unsafe('begin');
        let isOpen = true;
        const end = async (statement: 'commit' | 'rollback') => {
          if (!isOpen) return;
          isOpen = false;
          await session.unsafe(statement);
        };
        try {
          const result = await work({ ...queriesOf(session), rollback: () => end('rollback') });
          await end('commit');
          return result;
        } catch (error) {
          await end('rollback');
          throw error;
        }
      }),
  };
}

const queriesOf = (session: Session): Pick<Postgres, 'query' | 'exec'> => ({
  async query<Row>(sql: string, values: unknown[] = []) {
    const rows = await session.unsafe(sql, values);
    return { rows: [...rows] as Row[], affectedRows: rows.count };
  },
  exec: (sql) => session.unsafe(sql),
});
