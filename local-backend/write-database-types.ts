import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseTypes } from './database-types.ts';
import { openDatabase } from './database.ts';
import { ensureKeys } from './keys.ts';
import { projectDir } from './settings.ts';

// npm run db:types: writes supabase/database.types.ts from a new database with all migrations.
const dataDir = await mkdtemp(path.join(tmpdir(), 'niyam-types-'));
try {
  const database = await openDatabase({
    dataDir,
    keys: await ensureKeys(dataDir),
    mail: { send: () => Promise.reject(new Error('No e-mail is sent from here.')) },
    siteUrl: 'http://127.0.0.1',
  });
  try {
    const file = path.join(projectDir, 'supabase/database.types.ts');
    await writeFile(file, await databaseTypes(database.postgres));
  } finally {
    await database.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
