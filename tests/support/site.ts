import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findLeadsSource, readLeads } from '../../local-backend/leads-source.ts';
import type { LeadRecord } from '../../local-backend/leads-format.ts';
import { root } from '../architecture/source-files.ts';
import { makeDataDir, removeDataDir } from './new-database.ts';

/** The built site with its real backend, in a separate process with separate data. */
export interface Site {
  readonly url: string;
  readonly port: number;
  /** Returns every lead in the `leads` table. */
  leads(): Promise<LeadRecord[]>;
  /** Returns every e-mail that it sent, oldest first. */
  emails(): Promise<string[]>;
  /** Kills the process: the address no longer responds. */
  stop(): Promise<void>;
  /** Restarts it at the same address with the same data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const startTimeoutMs = 60_000;

/** Starts a separate site for a test, with additional settings of .env.example. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const dataDir = await makeDataDir();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // A test may send a thousand leads from one address, which the rate limit would block.
    LEAD_RATE_LIMIT: '0',
    NEWSLETTER_RATE_LIMIT: '0',
    ...settings,
  };
  let process_: ChildProcess | undefined;

  const site: Site = {
    url,
    port,
    async leads() {
      return readLeads(await findLeadsSource({ PORT: String(port), DATA_DIR: dataDir }));
    },
    async emails() {
      const folder = join(dataDir, 'mail');
      const files = (await readdir(folder).catch((): string[] => [])).toSorted();
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    },
    async start() {
      process_ = spawn(process.execPath, ['--import', 'tsx', 'local-backend/main.ts'], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        detached: true,
      });
      await answers(`${url}/ping`);
    },
    async stop() {
      const isGone = process_?.exitCode !== null || process_.signalCode !== null;
      if (!process_?.pid || isGone) return;
      const gone = once(process_, 'exit');
      process.kill(-process_.pid, 'SIGTERM');
      await gone;
    },
    async dispose() {
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
  await site.start();
  return site;
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${startTimeoutMs} ms`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
