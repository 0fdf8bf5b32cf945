import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readKeys } from '../../local-backend/keys.ts';
import { root } from '../architecture/source-files.ts';
import { seedOfRun } from '../support/seed.ts';
import { driveLoad, type LoadResult, type RequestCounts } from './drive.ts';
import { sampleSite } from './sample-site.ts';
import { startServerProcess } from './server-process.ts';

const usage = `Loads a real server from a second process: leads at a fixed rate, and visitors (X5).

  npm run load                           50 leads/s and 200 visitors for 60 s
  npm run load -- --before <commit>      the server of a commit first, in a column beside it
  npm run load -- --server-dir ../other  the server of another checkout, with its node_modules
  npm run load -- --seconds 10 --leads 20 --visitors 50

The site is the built one (npm run build), or a small one made for the run. Prints a table in
Markdown. Exits 1 when what was acknowledged is not what is stored.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      leads: { type: 'string', default: '50' },
      visitors: { type: 'string', default: '200' },
      before: { type: 'string' },
      'server-dir': { type: 'string', default: root },
      node: { type: 'string', default: process.execPath },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const seconds = Math.min(600, Number(values.seconds));
  const leadsPerSecond = Math.min(500, Number(values.leads));
  const visitors = Math.min(2_000, Number(values.visitors));
  const seed = seedOfRun();
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-load-'));
  const load = { seconds, leadsPerSecond, visitors, seed };
  const columns: Column[] = [];
  try {
    if (values.before) {
      const serverDir = path.join(folder, 'before');
      await checkOut(values.before, serverDir);
      try {
        columns.push(
          await measure(values.before, { ...load, serverDir, node: values.node }, folder),
        );
      } finally {
        await git('worktree', 'remove', '--force', serverDir);
      }
    }
    const serverDir = path.resolve(values['server-dir']);
    columns.push(await measure('this server', { ...load, serverDir, node: values.node }, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores: ` +
      `${leadsPerSecond} leads/s and ${visitors} visitors for ${seconds} s. ` +
      `FAULTS_SEED=${seed} repeats the choice of pages.\n`,
  );
  console.log(table(columns));
  if (columns.at(-1)?.isHonest === false) process.exitCode = 1;
}

interface Column {
  readonly name: string;
  readonly rows: Readonly<Record<string, string | number>>;
  /** Whether exactly those leads are stored that were acknowledged. */
  readonly isHonest: boolean;
}

interface MeasureOptions {
  readonly serverDir: string;
  readonly node: string;
  readonly seconds: number;
  readonly leadsPerSecond: number;
  readonly visitors: number;
  readonly seed: number;
}

async function measure(name: string, options: MeasureOptions, folder: string): Promise<Column> {
  const own = await mkdtemp(path.join(folder, 'run-'));
  const dataDir = path.join(own, 'data');
  await mkdir(dataDir);
  const site = await sampleSite(root, own);
  const server = await startServerProcess({
    serverDir: options.serverDir,
    node: options.node,
    dataDir,
    siteDir: site.dir,
    // All leads come from one address here: high, and not 0, which would leave the query out.
    settings: { LEAD_RATE_LIMIT: '100000' },
  });
  try {
    console.error(`Loading ${name} for ${options.seconds} s …`);
    const result = await driveLoad({ ...options, url: server.url, site });
    const keys = await readKeys(dataDir);
    if (!keys) throw new Error('The server made no keys.');
    const stored = await storedIds(server.url, keys.secretKey);
    const memoryMb = (await server.memoryMb()) ?? 'process ended';
    return { name, ...columnOf(result, stored), rows: rowsOf(result, stored, memoryMb) };
  } finally {
    await server.stop();
  }
}

/** The ids of all leads; nothing else, because an earlier server may lack a column. */
async function storedIds(url: string, key: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (;;) {
    const page = `select=id&order=id&limit=1000&offset=${ids.size}`;
    const response = await fetch(`${url}/rest/v1/leads?${page}`, { headers: { apikey: key } });
    if (!response.ok) throw new Error(`The leads cannot be counted: status ${response.status}`);
    const rows = (await response.json()) as readonly { id: string }[];
    if (rows.length === 0) return ids;
    for (const { id } of rows) ids.add(id);
  }
}

function columnOf({ acknowledged }: LoadResult, stored: ReadonlySet<string>) {
  return {
    isHonest: acknowledged.size === stored.size && [...acknowledged].every((id) => stored.has(id)),
  };
}

function rowsOf(result: LoadResult, stored: ReadonlySet<string>, memoryMb: number | string) {
  const { leads, acknowledged, pages, assets, pings } = result;
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  return {
    'leads sent': leads.sent,
    'acknowledged at the first attempt': leads.acknowledged,
    'refused with 503 and Retry-After': leads.refused,
    'timeout after 20 s': leads.timeouts,
    'other answers, broken connections': leads.other,
    'acknowledged, the rest sent again after the load': acknowledged.size,
    stored: stored.size,
    'acknowledged and not stored': lost,
    'lead p50 / p95': percentiles(leads.latenciesMs, [50, 95]),
    'pages read': pages.latenciesMs.length,
    'page p50 / p95 / p99': percentiles(pages.latenciesMs, [50, 95, 99]),
    'page timeouts, failures': failures(pages),
    'assets read': assets.latenciesMs.length,
    'asset p50 / p95 / p99': percentiles(assets.latenciesMs, [50, 95, 99]),
    'asset timeouts, failures': failures(assets),
    'ping p50 / p95 / p99': percentiles(pings.latenciesMs, [50, 95, 99]),
    'ping timeouts, failures': failures(pings),
    'server memory, MB': memoryMb,
  };
}

const failures = ({ timeouts, failed }: RequestCounts) => `${timeouts}, ${failed}`;

function percentiles(values: readonly number[], wanted: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return '–';
  const at = (percent: number) =>
    Math.round(
      sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0,
    );
  return `${wanted.map(at).join(' / ')} ms`;
}

function table(columns: readonly Column[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(columns[0]?.rows ?? {});
  return [
    line(['', ...columns.map((column) => column.name)]),
    line(['---', ...columns.map(() => '---:')]),
    ...names.map((name) => line([name, ...columns.map((column) => column.rows[name] ?? '')])),
  ].join('\n');
}

/** A commit in a folder of its own, with the packages of this checkout. */
async function checkOut(commit: string, folder: string): Promise<void> {
  await git('worktree', 'add', '--detach', folder, commit);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

const git = (...args: readonly string[]) => promisify(execFile)('git', args, { cwd: root });

await main();
