import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { readKeys } from '../../local-backend/keys.ts';
import { readLeads } from '../../local-backend/leads-source.ts';
import { toCsv } from '../../local-backend/leads-format.ts';
import { projectDir } from '../../local-backend/settings.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { startSheet } from '../backend/sheet-server.ts';
import { startProxy } from '../rehearsal/nginx-proxy.ts';
import { startCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { seedOfRun } from '../support/seed.ts';
import { returnAtOnce } from './return-at-once.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const usage = `Measures what fails first when there is much of something, on a Postgres server of its own.

  npm run load:scale                      all of it
  npm run load:scale -- return            1,000 phones that return at once after an outage
  npm run load:scale -- pages             50,000 page views from nginx (needs h2load and a built site)
  npm run load:scale -- table             100,000 leads in the table
  npm run load:scale -- sign-ins          300 sign-ins
  npm run load:scale -- return --phones 200 --quiet-minutes 2

Prints a table in Markdown for each. On a busy machine only ratios and counts mean something.`;

interface Place {
  readonly cluster: PostgresCluster;
  readonly folder: string;
}

const run = promisify(execFile);
/** Leads that are sent one after the other to a table of a size. */
const newLeads = 20;
const metricsKey = 'a key of the load test alone';

async function startOn(
  { folder }: Place,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ server: ServerProcess; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const server = await startServerProcess({
    serverDir: projectDir,
    node: process.execPath,
    dataDir,
    siteDir: path.join(projectDir, 'dist'),
    settings: {
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXY_HOPS: '1',
      METRICS_KEY: metricsKey,
      ...settings,
    },
  });
  return { server, dataDir };
}

/** 1,000 phones that return at once: with an address each, and all behind one address of a carrier. */
async function measureReturn(place: Place, phones: number, quietMinutes: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const oneAddress of [false, true]) {
    const databaseUrl = await place.cluster.createDatabase();
    const { server } = await startOn(place, databaseUrl);
    const database = new URL(databaseUrl).pathname.slice(1);
    const count = async (sql: string) => Number(await place.cluster.sql(sql, database));
    try {
      const result = await returnAtOnce({
        url: server.url,
        phones,
        oneAddress,
        seed: seedOfRun(),
        longestMs: oneAddress ? 150_000 : 300_000,
      });
      const stored = await count('select count(*) from leads');
      const waiting =
        "select count(*) from lead_announcements where channel = 'email' and state = 'waiting'";
      const before = await count(waiting);
      const began = Date.now();
      while ((await count(waiting)) > 0 && Date.now() - began < quietMinutes * 60_000) {
        await wait(1000);
      }
      const after = await count(waiting);
      const sorted = result.waitsMs.toSorted((a, b) => a - b);
      const at = (share: number) => seconds(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
      rows.push([
        oneAddress ? 'one address' : 'an address each',
        result.acknowledged.size,
        stored,
        [...result.answers].map(([kind, number]) => `${number} × ${kind}`).join(', '),
        `${at(0.5)} / ${at(0.95)} / ${at(1)}`,
        before,
        after === 0 ? seconds(Date.now() - began) : `${after} left after ${quietMinutes} min`,
      ]);
      if (stored !== result.acknowledged.size) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }
  print(
    `${phones} phones return at once`,
    [
      'phones with',
      'acknowledged',
      'stored',
      'answers',
      'receipt p50 / p95 / last',
      'e-mails to the team still due',
      'until they are sent',
    ],
    rows,
  );
}

/** 50,000 page views from nginx as documented, read by h2load over TLS and HTTP/2. */
async function measurePages(place: Place, views: number): Promise<void> {
  if (!existsSync('/usr/bin/h2load'))
    throw new Error('There is no h2load: apt-get install nghttp2-client.');
  const proxy = await startProxy(place.folder, ['127.0.0.1:9', '127.0.0.1:9']);
  const pages = (await readdir(path.join(projectDir, 'dist'), { recursive: true }))
    .filter((file) => file.endsWith('index.html') && !/^(hi|te|en-xa|ar-xb)\//.test(file))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`);
  const list = path.join(place.folder, 'pages.txt');
  await writeFile(list, pages.map((page) => `https://example.org${page}`).join('\n'));
  try {
    const { stdout } = await run(
      'h2load',
      [
        '-n',
        String(views),
        '-c',
        '100',
        '-m',
        '1',
        `--connect-to=127.0.0.1:${proxy.port}`,
        '-H',
        'accept-encoding: br',
        '-i',
        list,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const [, time = '', rate = ''] = /finished in ([\d.]+\w+), ([\d.]+) req\/s/.exec(stdout) ?? [];
    const [, ok = '', failed = ''] = /(\d+) succeeded, (\d+) failed/.exec(stdout) ?? [];
    const [, statuses = ''] = /status codes: (.*)/.exec(stdout) ?? [];
    const [, traffic = ''] = /traffic: ([\d.]+\w+)/.exec(stdout) ?? [];
    print(
      `${views} page views from nginx`,
      [
        'pages',
        'succeeded',
        'failed',
        'statuses',
        'time',
        'views a minute',
        'of the 50,000 wanted',
        'traffic',
      ],
      [
        [
          pages.length,
          ok,
          failed,
          statuses,
          time,
          Math.round(Number(rate) * 60),
          `${((Number(rate) * 60) / 50_000).toFixed(1)} ×`,
          traffic,
        ],
      ],
    );
  } finally {
    proxy.stop();
  }
}

/** A table with many leads, beside one with few. */
async function measureTable(place: Place, leads: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const size of [1_000, leads]) {
    const databaseUrl = await place.cluster.createDatabase();
    const sheet = await startSheet();
    const { server, dataDir } = await startOn(place, databaseUrl, {
      LEAD_RATE_LIMIT: '100000',
      LEAD_SHEET_URL: sheet.url,
    });
    try {
      await place.cluster.sql(manyLeads(size), new URL(databaseUrl).pathname.slice(1));
      const keys = await readKeys(dataDir);
      const source = { url: server.url, key: keys?.secretKey ?? '' };
      const lead = await timed(async () => {
        for (let at = 0; at < newLeads; at += 1) await sendOne(server.url);
      });
      const forwarded = await timed(async () => {
        while (sheet.rows.size < newLeads) await wait(20);
      });
      const list = await timed(() => readLeads(source));
      const csv = await timed(async () => toCsv(list.result));
      const metrics = await timed(() =>
        fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } }).then(
          (response) => response.text(),
        ),
      );
      const ready = await timed(() =>
        fetch(`${server.url}/readyz`).then((response) => response.text()),
      );
      rows.push([
        size,
        list.result.length,
        Math.round(lead.ms / newLeads),
        Math.round(forwarded.ms),
        Math.round(list.ms),
        Math.round(csv.ms),
        Math.round(metrics.ms),
        Math.round(ready.ms),
        (await server.memoryMb()) ?? '–',
      ]);
    } finally {
      await server.stop();
      await sheet.stop();
    }
  }
  const ratio = rows[1]?.map((value, at) => {
    const small = Number(rows[0]?.[at]);
    return small > 0 ? `${(Number(value) / small).toFixed(1)} ×` : '–';
  });
  print(
    `${leads} leads in the table`,
    [
      'leads',
      'listed',
      'a new lead, ms',
      'all 20 in the sheet after, ms',
      'list, ms',
      'CSV, ms',
      '/metrics, ms',
      '/readyz, ms',
      'server memory, MB',
    ],
    [...rows, ...(ratio ? [ratio] : [])],
  );
}

/** Sign-ins, which hash a password each and run one at a time in a process (auth-guard.ts). */
async function measureSignIns(place: Place, signIns: number): Promise<void> {
  const { server, dataDir } = await startOn(place, await place.cluster.createDatabase());
  try {
    const apikey = (await readKeys(dataDir))?.publishableKey ?? '';
    const call = async (pathname: string, body: object) => {
      const response = await fetch(`${server.url}/auth/v1/${pathname}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const account = { email: 'lakshmi@example.com', password: 'correct horse battery' };
    await call('signup', account);
    const statuses = new Map<number, number>();
    const { ms } = await timed(() =>
      Promise.all(
        Array.from({ length: 10 }, async () => {
          for (let at = 0; at < signIns / 10; at += 1) {
            const status = await call('token?grant_type=password', account);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }),
      ),
    );
    const answers = [...statuses].map(([status, number]) => `${number} × ${status}`).join(', ');
    print(
      `${signIns} sign-ins, ten at once, one process`,
      ['answers', 'time', 'a minute'],
      [[answers, seconds(ms), Math.round((signIns / ms) * 60_000)]],
    );
  } finally {
    await server.stop();
  }
}

/** Leads of the last year, all announced and forwarded. */
const manyLeads = (count: number): string => `
  insert into public.leads (id, form_type, full_name, email, phone, business_name, details, client_timestamp,
    source, body_hash, receipt, received_at, forwarded_at)
  select gen_random_uuid(), 'consultation', 'Lakshmi Devi', 'lakshmi@example.com', '+91 00000 00000',
    'Lakshmi Tiffins', jsonb_build_object('notes', repeat('Cart near the bus stand. ', 8)),
    now() - n * interval '1 year' / ${count}, 'Niyam website /fssai-compliance',
    encode(sha256(n::text::bytea), 'hex'), 'N-' || upper(substr(md5(n::text), 1, 10)),
    now() - n * interval '1 year' / ${count}, now()
  from generate_series(1, ${count}) as n;
  update public.lead_announcements set state = 'sent', settled_at = now();
  analyze;`;

async function sendOne(url: string): Promise<void> {
  const response = await fetch(`${url}/functions/v1/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleLead()),
  });
  if (response.status !== 201) throw new Error(`A lead is answered ${response.status}.`);
  await response.arrayBuffer();
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function print(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      phones: { type: 'string', default: '1000' },
      'quiet-minutes': { type: 'string', default: '3' },
      views: { type: 'string', default: '50000' },
      leads: { type: 'string', default: '100000' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const wants = (name: string) => positionals.length === 0 || positionals.includes(name);
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-scale-'));
  const cluster = await startCluster();
  const place = { cluster, folder };
  const load = () =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(' ');
  console.log(`Node ${process.version}, ${cpus().length} cores, load average ${load()} before.`);
  try {
    if (wants('pages')) await measurePages(place, Number(values.views));
    if (wants('table')) await measureTable(place, Number(values.leads));
    if (wants('sign-ins')) await measureSignIns(place, 300);
    if (wants('return')) {
      await measureReturn(place, Number(values.phones), Number(values['quiet-minutes']));
    }
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\nLoad average ${load()} after.`);
}

await main();
