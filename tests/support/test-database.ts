import { openDatabase, type Database, type DatabaseOptions } from '../../local-backend/database.ts';
import { ensureKeys, type Keys } from '../../local-backend/keys.ts';
import { makeDataDir, removeDataDir } from './new-database.ts';

/** A database of the embedded backend, for one test file. */
export interface TestDatabase {
  database: Database;
  keys: Keys;
  /** Closes the database and removes its folder. */
  close(): Promise<void>;
}

/** Opens a new database without a server. Rejects every e-mail unless `options` take them. */
export async function openTestDatabase(
  options: Pick<Partial<DatabaseOptions>, 'mail' | 'confirmEmail'> = {},
): Promise<TestDatabase> {
  const dataDir = await makeDataDir();
  const keys = await ensureKeys(dataDir);
  const database = await openDatabase({
    dataDir,
    keys,
    mail: { send: () => Promise.reject(new Error('No e-mail goes from here.')) },
    siteUrl: 'http://127.0.0.1',
    ...options,
  });
  return {
    database,
    keys,
    async close() {
      await database.close();
      await removeDataDir(dataDir);
    },
  };
}
