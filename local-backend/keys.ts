import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { RefusedCommand } from './command-refusal.ts';

const keysSchema = z
  .object({
    /** For browsers: identifies an anonymous visitor and grants nothing else. */
    publishableKey: z.string().startsWith('sb_publishable_'),
    /** For the server: bypasses row-level security. */
    secretKey: z.string().startsWith('sb_secret_'),
    /** Signs the sessions. A new secret signs all users out. */
    jwtSecret: z.string().min(32),
    /** Encrypts the secrets of authenticator apps in the database. Without it no app opens its account. */
    factorKey: z.string().min(32).optional(),
  })
  .transform((keys) => ({ ...keys, factorKey: keys.factorKey ?? keyFrom(keys.jwtSecret) }));

/** The key of a folder that is older than authenticator apps: the same in all processes, and after a rotation. */
const keyFrom = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'niyam second factors', 32)).toString('base64url');

export type Keys = z.infer<typeof keysSchema>;

const keysFile = (dataDir: string) => path.join(dataDir, 'keys.json');

/** Returns the keys in `dataDir`; undefined when no server was ever started there. */
export const readKeys = (dataDir: string): Promise<Keys | undefined> =>
  readKeysIn(keysFile(dataDir));

/** Returns the keys in `file`; undefined when it does not exist. */
export async function readKeysIn(file: string): Promise<Keys | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return keysSchema.parse(JSON.parse(text));
}

/** Returns the keys for `dataDir`. The first start makes them, readable only by their owner. */
export async function ensureKeys(dataDir: string): Promise<Keys> {
  const known = await readKeys(dataDir);
  if (known) return known;
  const keys = await newKeys();
  // The file is linked into place, so that a crash leaves either no keys or complete ones, and of several
  // processes that start together one wins.
  const draft = `${keysFile(dataDir)}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  try {
    await link(draft, keysFile(dataDir));
    return keys;
  } catch (error) {
    const others = await readKeys(dataDir);
    if (!others) throw error;
    return others;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Replaces the keys in `dataDir`, and returns the file that has the old ones. Servers read them at their start. The key
 * of authenticator apps stays: with another one nobody who has such an app could sign in. The file keeps its owner, so
 * that the servers can read it after root has replaced it. Throws RefusedCommand when there are no keys.
 */
export async function rotateKeys(dataDir: string): Promise<string> {
  const before = await readKeys(dataDir);
  if (!before) {
    throw new RefusedCommand(`${dataDir} has no keys.json: a server makes it at its first start.`);
  }
  const old = `${keysFile(dataDir)}.${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const draft = `${keysFile(dataDir)}.${randomUUID()}`;
  const keys = { ...(await newKeys()), factorKey: before.factorKey };
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  const { uid, gid } = await stat(keysFile(dataDir));
  await chown(draft, uid, gid);
  await link(keysFile(dataDir), old);
  await rename(draft, keysFile(dataDir));
  return old;
}

async function newKeys(): Promise<Keys> {
  const { generateApiKey } = await import('@supabase/lite');
  return {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
    factorKey: randomBytes(32).toString('base64url'),
  };
}
