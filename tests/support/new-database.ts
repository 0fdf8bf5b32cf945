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

/** What a database of the first start is made of; when any of it changes, a new one is made. */
const sources = [
  'package-lock.json',
  'local-backend',
  'supabase/config.toml',
  'supabase/migrations',
];
const cache = join(root, 'node_modules/.cache/niyam');
/** One file to unpack: a thousand to copy take several times as long. */
const tar = (...args: readonly string[]) => promisify(execFile)('tar', args);

/**
 * Makes a data folder with a database as a first start leaves it. That is made once and then unpacked:
 * to start on it takes a fifth of the time. A first start itself is proved by `local-backend.test.ts`.
 */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'niyam-'));
  await tar('-xf', await newDatabase(), '-C', dataDir);
  return dataDir;
}

/** Removes a data folder that nobody uses any more. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** The folder that Linux keeps in memory, when it has room for the data of all tests at once. */
async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const wanted = 2e9;
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > wanted ? inMemory : tmpdir();
}

/** Where the packed one is, made if it is not there. Before all unit tests too, or several would make it. */
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
