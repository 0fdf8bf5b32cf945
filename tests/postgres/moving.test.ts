import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../local-backend/backup.ts';
import { ensureKeys, readKeys, rotateKeys } from '../../local-backend/keys.ts';
import { moveDatabase } from '../../local-backend/move-database.ts';
import { postgresCommand } from '../../local-backend/postgres-command.ts';
import { restore } from '../../local-backend/restore.ts';
import { startServer } from '../../local-backend/server.ts';
import { readSettings } from '../../local-backend/settings.ts';
import { newDatabaseUrl } from '../backend/running-server.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';

let dataDir: string;
let databaseUrl: string;
const lead = sampleLead();
const account = { email: 'lakshmi@example.com', password: 'correct horse battery' };

const post = (body: unknown, apikey: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', apikey },
  body: JSON.stringify(body),
});

/** Starts a server on the data folder, for as long as `use` takes. */
async function withServer<Result>(
  env: Record<string, string>,
  work: (call: (pathname: string, init?: RequestInit) => Promise<Response>) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(readSettings({ ...env, DATA_DIR: dataDir, PORT: '0' }));
  try {
    return await work((pathname, init) => fetch(server.url + pathname, init));
  } finally {
    await server.close();
  }
}

beforeAll(async () => {
  dataDir = await makeDataDir();
  databaseUrl = (await newDatabaseUrl()) ?? '';
});
afterAll(() => removeDataDir(dataDir));

test('everything of an embedded database is on the Postgres server after a move', async () => {
  const { publishableKey } = await ensureKeys(dataDir);
  const session = await withServer({}, async (call) => {
    expect((await call('/functions/v1/lead-intake', post(lead, publishableKey))).status).toBe(201);
    const signedUp = await call('/auth/v1/signup', post(account, publishableKey));
    return (await signedUp.json()) as { refresh_token: string };
  });
  const counts = await moveDatabase(dataDir, databaseUrl);
  expect(counts.get('public.leads')).toBe(1);
  expect(counts.get('public.lead_announcements')).toBe(2);
  expect(counts.get('auth.users')).toBe(1);
  expect(counts.get('public.profiles')).toBe(1);

  await withServer({ DATABASE_URL: databaseUrl }, async (call) => {
    const again = await call('/functions/v1/lead-intake', post(lead, publishableKey));
    expect(await again.json()).toMatchObject({ duplicate: true });
    const signIn = '/auth/v1/token?grant_type=password';
    expect((await call(signIn, post(account, publishableKey))).status).toBe(200);
    // The device that was signed in stays so.
    const refresh = '/auth/v1/token?grant_type=refresh_token';
    const { refresh_token } = session;
    expect((await call(refresh, post({ refresh_token }, publishableKey))).status).toBe(200);
  });
  await expect(moveDatabase(dataDir, databaseUrl)).rejects.toThrow('has data already');
}, 120_000);

test('a backup is restored elsewhere and compared, and its files are for their owner alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-backup-'));
  try {
    const { file, rows } = await backUp(databaseUrl, dataDir, folder);
    expect(rows).toBe('1 leads, 1 users');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('keys-'))).toHaveLength(1);
    const sql = postgres(databaseUrl, { max: 1 });
    const left = await sql`select 1 from pg_database where datname like 'niyam_scratch_%'`;
    await sql.end();
    expect(left).toHaveLength(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a backup is restored into an empty database with its keys, and into no other one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-restore-'));
  const emptyDir = path.join(folder, 'data');
  try {
    const { file } = await backUp(databaseUrl, dataDir, folder);
    const keys = path.join(folder, path.basename(file).replace(/^niyam-(.*)dump$/, 'keys-$1json'));
    await expect(restore(databaseUrl, dataDir, file)).rejects.toThrow('has tables already');
    const emptyUrl = (await newDatabaseUrl()) ?? '';
    await expect(backUp(emptyUrl, dataDir, folder)).rejects.toThrow('has no tables yet');
    await expect(restore(emptyUrl, emptyDir, file)).rejects.toThrow('has no keys.json');
    expect(await restore(emptyUrl, emptyDir, file, keys)).toBe(1);
    expect(await readKeys(emptyDir)).toEqual(await readKeys(dataDir));
    expect((await stat(path.join(emptyDir, 'keys.json'))).mode & 0o777).toBe(0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the password of the database is not among the arguments of pg_dump', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-arguments-'));
  const [{ PATH }, url] = [process.env, new URL(databaseUrl)];
  url.password = 'p%40ss';
  try {
    const command = path.join(folder, 'pg_dump');
    await writeFile(command, `#!/bin/sh\necho "$PGPASSWORD" "$@" > ${folder}/seen\n`);
    await chmod(command, 0o700);
    process.env['PATH'] = `${folder}:${PATH}`;
    await postgresCommand('pg_dump', url.href);
    expect(await readFile(path.join(folder, 'seen'), 'utf8')).toMatch(
      /^p@ss --dbname (?!.*p%40ss)/,
    );
  } finally {
    process.env['PATH'] = PATH;
    await rm(folder, { recursive: true, force: true });
  }
});

test('new keys replace the old ones, and a signed-in device stays signed in', async () => {
  const { publishableKey, secretKey } = await ensureKeys(dataDir);
  const env = { DATABASE_URL: databaseUrl };
  const { refresh_token } = await withServer(env, async (call) => {
    const answer = await call('/auth/v1/token?grant_type=password', post(account, publishableKey));
    return (await answer.json()) as { refresh_token: string };
  });
  await rotateKeys(dataDir);
  const now = await readKeys(dataDir);
  await withServer(env, async (call) => {
    const leads = (apikey: string) => call('/rest/v1/leads?select=id', { headers: { apikey } });
    expect((await leads(secretKey)).status).toBe(401);
    expect((await leads(now?.secretKey ?? '')).status).toBe(200);
    const refreshed = await call(
      '/auth/v1/token?grant_type=refresh_token',
      post({ refresh_token }, now?.publishableKey ?? ''),
    );
    expect(refreshed.status).toBe(200);
  });
});

test.runIf(process.getuid?.() === 0)(
  'new keys that root makes stay readable for the servers',
  async () => {
    const folder = await makeDataDir();
    try {
      await ensureKeys(folder);
      await chown(path.join(folder, 'keys.json'), 65_534, 65_534);
      await rotateKeys(folder);
      expect(await stat(path.join(folder, 'keys.json'))).toMatchObject({
        uid: 65_534,
        gid: 65_534,
      });
    } finally {
      await removeDataDir(folder);
    }
  },
);

test('a folder without keys gets no new ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-no-keys-'));
  try {
    await expect(rotateKeys(folder)).rejects.toThrow('has no keys.json');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
