import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseTypes } from '../../local-backend/database-types.ts';
import { openDatabase } from '../../local-backend/database.ts';
import { ensureKeys } from '../../local-backend/keys.ts';
import { root } from '../architecture/source-files.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';

test('the types of the database are those of its migrations: else run npm run db:types', async () => {
  const dataDir = await makeDataDir();
  const database = await openDatabase({
    dataDir,
    keys: await ensureKeys(dataDir),
    mail: { send: () => Promise.reject(new Error('No e-mail is sent from here.')) },
    siteUrl: 'http://127.0.0.1',
  });
  try {
    const written = await readFile(join(root, 'supabase/database.types.ts'), 'utf8');
    expect(await databaseTypes(database.postgres)).toBe(written);
  } finally {
    await database.close();
    await removeDataDir(dataDir);
  }
});
