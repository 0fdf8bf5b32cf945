import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { seedOfRun } from '../support/seed.ts';
import { cutConnections } from './cut-connections.ts';
import { sampleSite } from './sample-site.ts';
import { startServerProcess } from './server-process.ts';

const usage = `Cuts connections to a real server at random bytes of request and response (N1).

  npm run storm                               10,000 connections, on this Node
  npm run storm -- --nodes 20,22,24,26        on these, each fetched as the npm package "node"
  npm run storm -- --nodes /opt/node/bin/node on this binary
  npm run storm -- --connections 1000         fewer
  npm run storm -- --server-dir ../other      against the server of another checkout

FAULTS_SEED repeats a run. Exits 1 when a server died or a request after the storm failed.`;

interface Row {
  readonly node: string;
  readonly connections: number;
  readonly 'cut in request': number;
  readonly 'cut in response': number;
  readonly 'ended by server': number;
  readonly 'process alive': string;
  readonly 'MB before': number | undefined;
  readonly 'MB after': number | undefined;
  readonly 'page, lead after': string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      nodes: { type: 'string', default: process.execPath },
      connections: { type: 'string', default: '10000' },
      'at-once': { type: 'string', default: '50' },
      'server-dir': { type: 'string', default: root },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const seed = seedOfRun();
  console.log(`Seed ${seed} (FAULTS_SEED=${seed} repeats it)`);
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-storm-'));
  const rows: Row[] = [];
  try {
    for (const [at, wanted] of values.nodes.split(',').entries()) {
      const node = await nodeBinary(wanted, path.join(folder, `node-${at}`));
      const options = {
        node,
        seed,
        folder: path.join(folder, `run-${at}`),
        connections: Number(values.connections),
        atOnce: Number(values['at-once']),
        serverDir: path.resolve(values['server-dir']),
      };
      rows.push(await storm(options));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.table(rows);
  if (rows.some((row) => row['page, lead after'] !== '200, 201')) process.exitCode = 1;
}

interface StormOptions {
  readonly node: string;
  readonly seed: number;
  readonly folder: string;
  readonly connections: number;
  readonly atOnce: number;
  readonly serverDir: string;
}

async function storm(options: StormOptions): Promise<Row> {
  const { node, seed, folder, connections, atOnce, serverDir } = options;
  await mkdir(folder, { recursive: true });
  const site = await sampleSite(serverDir, folder);
  const server = await startServerProcess({
    serverDir,
    node,
    dataDir: path.join(folder, 'data'),
    siteDir: site.dir,
    settings: { LEAD_RATE_LIMIT: '0' },
  });
  try {
    // The first requests fill caches: without them the growth would be theirs.
    const paths = [...site.pages.slice(0, 30), ...site.assets.slice(0, 10)];
    await cutConnections({ url: server.url, seed, connections: 500, atOnce, paths });
    const before = await server.memoryMb();
    const cuts = await cutConnections({
      url: server.url,
      seed: seed + 1,
      connections,
      atOnce,
      paths,
    });
    const alive = server.isAlive();
    if (!alive) console.error(server.errors());
    return {
      node: await versionOf(node),
      connections,
      'cut in request': cuts.inRequest,
      'cut in response': cuts.inResponse,
      'ended by server': cuts.endedByServer,
      'process alive': alive ? 'yes' : 'no',
      'MB before': before,
      'MB after': await server.memoryMb(),
      'page, lead after': alive ? await answersAfter(server.url) : '-',
    };
  } finally {
    await server.stop();
  }
}

/** The status of a page and of a new lead. */
async function answersAfter(url: string): Promise<string> {
  const page = await fetch(url);
  const lead = await fetch(`${url}/functions/v1/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleLead()),
  });
  return `${page.status}, ${lead.status}`;
}

/** The path of a node binary: as given, or of the npm package `node` in a version. */
async function nodeBinary(wanted: string, folder: string): Promise<string> {
  if (wanted.includes(path.sep)) return path.resolve(wanted);
  await mkdir(folder, { recursive: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await promisify(execFile)('npm', [...install, `node@${wanted}`]);
  return path.join(folder, 'node_modules/node/bin/node');
}

async function versionOf(node: string): Promise<string> {
  const { stdout } = await promisify(execFile)(node, ['--version']);
  return stdout.trim();
}

await main();
