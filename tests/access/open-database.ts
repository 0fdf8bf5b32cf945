import { openDatabase } from '../../local-backend/database.ts';
import { ensureKeys } from '../../local-backend/keys.ts';
import type { Transaction } from '../../local-backend/postgres.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';

/** Does something to the database and undoes it. */
export type Try = <Result>(use: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** The embedded Postgres as the server opens it, empty, for as long as `use` takes. */
export async function withDatabase<Result>(
  use: (attempt: Try) => Promise<Result>,
): Promise<Result> {
  const dataDir = await makeDataDir();
  try {
    const database = await openDatabase({
      dataDir,
      keys: await ensureKeys(dataDir),
      mail: { send: () => Promise.reject(new Error('No letter goes from here.')) },
      siteUrl: 'http://127.0.0.1',
    });
    try {
      return await use((attempt) =>
        database.postgres.transaction(async (transaction) => {
          const result = await attempt(transaction);
          await transaction.rollback();
          return result;
        }),
      );
    } finally {
      await database.close();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}
