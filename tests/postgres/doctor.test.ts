import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectDir } from '../../local-backend/settings.ts';
import { checks } from '../../ops/doctor/checks.ts';
import { examine, redact } from '../../ops/doctor/examine.ts';
import { openSite } from '../../ops/doctor/site.ts';
import { newDatabaseUrl } from '../backend/running-server.ts';
import { freePort } from '../support/postgres-cluster.ts';
import { startServersOn, type SharedServers } from '../support/shared-database.ts';

const metricsKey = 'a key for the tests alone';

/** What the proxy in front of the site changes in an answer. */
type Fault = (
  pathname: string,
  asked: IncomingHttpHeaders,
) => { status?: number; headers?: Record<string, string | undefined>; body?: string } | undefined;

let siteDir: string;
let backend: SharedServers;
let sql: postgres.Sql;
let proxy: Server;
let url: string;
let faults: readonly Fault[] = [];
let seen: string[] = [];

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'niyam-doctor-'));
  const write = async (name: string, text: string) => {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  };
  await write('index.html', '<!doctype html><script src="/assets/part-1.js"></script>');
  await write('404.html', '<!doctype html>Not found');
  await write('assets/part-1.js', '/* part */');
  await write('sw.js', '/* worker */');
  await write('manifest.webmanifest', '{}');
  const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString();
  await write('.well-known/security.txt', `Contact: mailto:a@example.com\nExpires: ${nextYear}\n`);

  const databaseUrl = (await newDatabaseUrl()) ?? '';
  backend = await startServersOn(databaseUrl, 1, {
    METRICS_KEY: metricsKey,
    SITE_DIR: siteDir,
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Niyam <letters@example.org>',
  });
  sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`create table private.backup_marks (id uuid primary key, made_at timestamptz not null)`;

  const target = backend.servers[0]?.url ?? '';
  proxy = createServer((incoming, outgoing) => {
    const pathname = new URL(incoming.url ?? '/', target).pathname;
    seen.push(`${incoming.method} ${pathname}`);
    const { headers: asked, method } = incoming;
    const changes = faults.map((fault) => fault(pathname, asked)).find(Boolean);
    const forwarded = request(`${target}${incoming.url}`, { method, headers: asked }, (answer) => {
      const headers = { ...answer.headers, ...changes?.headers };
      for (const name of Object.keys(headers))
        if (headers[name] === undefined) delete headers[name];
      if (changes?.body !== undefined) {
        delete headers['content-length'];
        delete headers['content-encoding'];
      }
      outgoing.writeHead(changes?.status ?? answer.statusCode ?? 502, headers);
      if (changes?.body === undefined) answer.pipe(outgoing);
      else {
        answer.resume();
        outgoing.end(changes.body);
      }
    });
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await sql.end();
  await backend.stop();
  await rm(siteDir, { recursive: true, force: true });
});

const backUp = (age: string) => sql`
  insert into private.backup_marks (id, made_at) values (gen_random_uuid(), now() - ${age}::interval)`;
beforeEach(async () => {
  faults = [];
  seen = [];
  await sql`delete from private.backup_marks`;
  await backUp('1 hour');
});

const problems = async () => {
  const examined = await examine(openSite(url, { metricsKey }));
  return examined.filter(({ result }) => result === 'problem');
};

test('there are at least twenty checks, and a healthy site has no problem', async () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBeGreaterThanOrEqual(20);
  expect(await problems()).toEqual([]);
});

const plantedFaults: Record<string, Fault> = {
  'content-security-policy': (at) =>
    at === '/'
      ? {
          headers: {
            'content-security-policy': "script-src 'unsafe-inline'",
            'x-content-type-options': undefined,
          },
        }
      : undefined,
  'not-found': (at) => (at === '/doctor-looks-for-no-such-page' ? { status: 200 } : undefined),
  worker: (at) =>
    at === '/sw.js' ? { headers: { 'cache-control': 'max-age=31536000' } } : undefined,
  manifest: (at) =>
    at === '/manifest.webmanifest' ? { headers: { 'content-type': 'text/plain' } } : undefined,
  'asset-cache': (at) =>
    at.startsWith('/assets/') ? { headers: { 'cache-control': 'no-cache' } } : undefined,
  'private-files': (at) =>
    at === '/.env'
      ? { status: 200, body: 'DATABASE_URL=postgres://niyam:hunter2@db/x' }
      : undefined,
  ready: (at) =>
    at === '/readyz'
      ? { status: 503, body: '{"ready":false,"checks":{"database":"ECONNREFUSED"}}' }
      : undefined,
  'leads-private': (at, { apikey }) =>
    at === '/rest/v1/leads' && String(apikey).startsWith('sb_publishable_')
      ? { status: 200, body: '[]' }
      : undefined,
};

const onHome = (headers: Record<string, string | undefined>): Fault => {
  return (at) => (at === '/' ? { headers } : undefined);
};
const onPath = (path: string, status: number, body?: string): Fault => {
  return (at) => (at === path ? { status, ...(body !== undefined && { body }) } : undefined);
};
const aDayAgo = new Date(Date.now() - 86_400_000).toUTCString();
const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toUTCString();

/** A fault for each of the other checks. */
const otherFaults: Record<string, Fault> = {
  home: onPath('/', 500),
  'strict-transport-security': onHome({ 'strict-transport-security': 'max-age=60' }),
  'x-content-type-options': onHome({ 'x-content-type-options': undefined }),
  'referrer-policy': onHome({ 'referrer-policy': 'unsafe-url' }),
  'permissions-policy': onHome({ 'permissions-policy': undefined }),
  'cross-origin-opener-policy': onHome({ 'cross-origin-opener-policy': undefined }),
  compression: onHome({ 'content-encoding': undefined }),
  'page-cache': onHome({ 'cache-control': 'max-age=600' }),
  'security-txt': onPath('/.well-known/security.txt', 200, 'Expires: 2020-01-01T00:00:00Z\n'),
  freshness: onHome({ 'last-modified': aWeekAgo }),
  'server-version': onHome({ server: 'nginx/1.22.1' }),
  clock: onHome({ date: aDayAgo }),
  ping: onPath('/ping', 200, 'Welcome to the hotel'),
  'public-settings': onPath('/backend.json', 200, '{"publishableKey":"sb_secret_x"}'),
  'lead-intake': onPath('/functions/v1/lead-intake', 503),
  newsletter: onPath('/functions/v1/newsletter', 503),
  'legal-assistant': onPath('/functions/v1/legal-assistant', 503),
  'push-subscribe': onPath('/functions/v1/push-subscribe', 503),
  'body-limit': onPath('/functions/v1/lead-intake', 400),
  'wrong-key': (at, { apikey }) =>
    at === '/rest/v1/leads' && apikey === 'sb_secret_doctor' ? { status: 200 } : undefined,
  'metrics-closed': onPath('/metrics', 200, 'niyam_requests 1'),
  mail: onPath('/metrics', 200, 'niyam_announcements{channel="email",state="gave-up"} 1'),
  schedules: onPath('/metrics', 200, 'niyam_sender_hashes_overdue 2'),
  push: onPath('/metrics', 200, 'niyam_push_overdue 51'),
  backup: onPath('/metrics', 200, 'niyam_backup_age_seconds 300000'),
};

test('ten planted faults are ten found faults, each with advice', async () => {
  faults = Object.values(plantedFaults);
  await sql`delete from private.backup_marks`;
  await backUp('3 days');
  const found = await problems();
  const wanted = [...Object.keys(plantedFaults), 'x-content-type-options', 'backup'];
  expect(wanted).toHaveLength(10);
  expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
  expect(found.filter(({ advice }) => !advice)).toEqual([]);
  expect(found.find(({ id }) => id === 'ready')?.detail).toBe('database: ECONNREFUSED');
  expect(JSON.stringify(found)).not.toMatch(/hunter2|sb_publishable/);
});

test('each check finds the fault that is planted for it', async () => {
  const missed: string[] = [];
  for (const { id, run } of checks) {
    const fault = plantedFaults[id] ?? otherFaults[id];
    faults = fault ? [fault] : [];
    // The faults of these two are in the address itself: it is a public one without TLS, or its certificate ends.
    const changes = {
      ...(id === 'https' && { isLocal: false }),
      ...(id === 'certificate' && { certificateDays: () => Promise.resolve(3) }),
    };
    const { result } = await run({ ...openSite(url, { metricsKey }), ...changes });
    if (result !== 'problem') missed.push(`${id}: ${result}`);
  }
  expect(missed).toEqual([]);
});

test('a server that only saves its e-mails has a problem with mail', async () => {
  faults = [
    (at, { authorization }) =>
      at === '/metrics' && authorization
        ? { status: 200, body: 'niyam_mail_is_sent 0\nniyam_backup_age_seconds 60' }
        : undefined,
  ];
  expect(await problems()).toMatchObject([
    { id: 'mail', detail: 'e-mails are saved as files, and not sent' },
  ]);
});

test('README and production page name the number of checks', async () => {
  for (const file of ['README.md', 'docs/production.md']) {
    const text = await readFile(path.join(projectDir, file), 'utf8');
    expect(/a live site with (\d+) checks/.exec(text)?.[1], file).toBe(String(checks.length));
  }
});

test('the order of the features in permissions-policy does not matter', async () => {
  faults = [onHome({ 'permissions-policy': 'geolocation=(), camera=()' })];
  expect(await problems()).toEqual([]);
  faults = [onHome({ 'permissions-policy': 'geolocation=(), camera=*' })];
  expect((await problems()).map(({ id }) => id)).toEqual(['permissions-policy']);
});

test('an examination stores nothing', async () => {
  await problems();
  const counts = await sql`
    select (select count(*) from leads)::int + (select count(*) from auth.users)::int
      + (select count(*) from newsletter_subscriptions)::int + (select count(*) from assistant_calls)::int as rows`;
  expect(counts[0]).toEqual({ rows: 0 });
  expect(seen.filter((call) => !/^(GET|HEAD|POST \/functions)/.test(call))).toEqual([]);
});

test('of a hosted project only the addresses are asked that it has', async () => {
  faults = [(at) => (at === '/backend.json' || at === '/ping' ? { status: 404 } : undefined)];
  const supabaseUrl = backend.servers[0]?.url;
  const examined = await examine(openSite(url, { supabaseUrl }));
  expect(examined.filter(({ result }) => result === 'problem')).toEqual([]);
  expect(examined.find(({ id }) => id === 'ready')?.result).toBe('skipped');
  expect(seen.filter((call) => / \/(functions|rest)/.test(call))).toEqual([]);
});

test('of a site that does not answer only that is a problem', async () => {
  const examined = await examine(openSite(`http://127.0.0.1:${await freePort()}`));
  expect(examined.find(({ id }) => id === 'home')).toMatchObject({
    result: 'problem',
    detail: 'no answer (ECONNREFUSED): no server listens there: is the web server running?',
  });
  expect(examined.filter(({ result }) => result === 'problem')).toHaveLength(1);
  expect(examined.find(({ id }) => id === 'private-files')).toMatchObject({
    result: 'skipped',
    detail: 'the site does not answer',
  });
});

test('the key of the metrics is not sent to another machine without encryption', async () => {
  const local = openSite(url, { metricsKey });
  const asked: string[] = [];
  const ask: typeof local.ask = (pathname, init) => {
    if (init?.headers) asked.push(JSON.stringify(init.headers));
    return local.ask(pathname, init);
  };
  const examined = await examine({ ...local, isLocal: false, ask });
  expect(examined.find(({ id }) => id === 'backup')?.result).toBe('skipped');
  expect(asked.join('\n')).not.toContain(metricsKey);
});

test('an address that redirects names the address to examine', async () => {
  const location = 'https://www.example.org/';
  faults = [(at) => (at === '/' ? { status: 301, headers: { location } } : undefined)];
  const examined = await examine(openSite(url));
  expect(examined.find(({ id }) => id === 'home')?.detail).toContain(location);
});

test('secrets are redacted wherever they stand', () => {
  const text =
    'sb_secret_abc Bearer xyz postgres://u:pw@h/d {"password":"p1"} eyJhbGc.eyJzdWI.c2ln my own key';
  const clean = redact(text, 'my own key');
  expect(clean).not.toMatch(/sb_secret_abc|xyz|pw@|p1|eyJ|my own key/);
});
