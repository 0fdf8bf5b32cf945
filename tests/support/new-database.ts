import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../local-backend/database.ts';
import { ensureKeys } from '../../local-backend/keys.ts';
import { root } from '../architecture/source-files.ts';

/** The sources of a new database; a change in any of them requires a new packed one. */
const sources = [
  'package-lock.json',
  'local-backend',
  'supabase/config.toml',
  'supabase/migrations',
];
const cache = join(root, 'node_modules/.cache/niyam');
/** One archive, because copying its thousand files takes several times as long. */
const tar = (...args: readonly string[]) => promisify(execFile)('tar', args);

/**
 * Creates a data folder with the database of a first start. The database is created once and then unpacked:
 * a start on it takes a fifth of the time. `local-backend.test.ts` tests a first start itself.
 */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'niyam-'));
  await tar('-xf', await newDatabase(), '-C', dataDir);
  return dataDir;
}

/** Removes an unused data folder. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Linux's in-memory folder, if it has room for the data of all tests at once. */
async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const wanted = 2e9;
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > wanted ? inMemory : tmpdir();
}

/** Returns the packed database's path and creates it if absent. Runs before all unit tests, or several would create it. */
export async function newDatabase(): Promise<string> {
  const made = join(cache, `postgres-${await hashOf(sources)}.tar`);
  if (!existsSync(made)) await makeDatabase(made);
  return made;
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
    const packed = join(draft, 'postgres.tar');
    await tar('-cf', packed, '-C', draft, 'postgres');
    await rename(packed, made);
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
