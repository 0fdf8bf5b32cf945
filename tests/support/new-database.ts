import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../local-backend/database.ts';
import { ensureKeys } from '../../local-backend/keys.ts';
import { root } from '../architecture/source-files.ts';

/** What a database of the first start is made of; when any of it changes, a new one is made. */
const sources = [
  'package-lock.json',
  'local-backend',
  'supabase/config.toml',
  'supabase/migrations',
];
const cache = join(root, 'node_modules/.cache/niyam');

/**
 * Puts a database into a data folder as a first start leaves it. It is made once and then copied: to
 * start on a copy takes a third of the time. A first start itself is proved by `local-backend.test.ts`.
 */
export async function putNewDatabase(dataDir: string): Promise<void> {
  const made = join(cache, `postgres-${await hashOf(sources)}`);
  if (!existsSync(made)) await makeDatabase(made);
  await cp(made, join(dataDir, 'postgres'), { recursive: true });
}

async function makeDatabase(made: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    const database = await openDatabase({
      dataDir: draft,
      keys: await ensureKeys(draft),
      mail: { send: () => Promise.reject(new Error('No letter goes from here.')) },
      siteUrl: 'http://127.0.0.1',
    });
    await database.close();
    await rename(join(draft, 'postgres'), made).catch((error: unknown) => {
      // Tests run side by side: another may have made it meanwhile.
      if (!existsSync(made)) throw error;
    });
    for (const name of await readdir(cache)) {
      const isOld = name.startsWith('postgres-') && join(cache, name) !== made;
      if (isOld) await rm(join(cache, name), { recursive: true, force: true });
    }
  } finally {
    await rm(draft, { recursive: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(root, path);
    const isFolder = (await stat(file)).isDirectory();
    const files = isFolder
      ? (await readdir(file)).toSorted().map((name) => join(file, name))
      : [file];
    for (const each of files) hash.update(each.slice(root.length)).update(await readFile(each));
  }
  return hash.digest('hex').slice(0, 16);
}
