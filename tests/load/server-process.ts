import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** A server in a process of its own, as `npm run serve` starts it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  /** Resident memory in MB; undefined when the process is gone. */
  memoryMb(): Promise<number | undefined>;
  /** What it wrote to its error output so far. */
  errors(): string;
  /** Ends it; resolves when it is gone. */
  stop(): Promise<void>;
}

interface ServerProcessOptions {
  /** The checkout whose server is started; it has its own node_modules. */
  readonly serverDir: string;
  /** Path of the node binary. */
  readonly node: string;
  readonly dataDir: string;
  readonly siteDir: string;
  /** A port to start on again; absent: any free one. */
  readonly port?: number;
  /** Further settings of .env.example. */
  readonly settings?: Readonly<Record<string, string>>;
}

const startTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;

/** Starts a server on a free port. Throws when it does not answer within two minutes. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let errors = '';
  const child = spawn(options.node, ['--import', 'tsx', 'local-backend/main.ts'], {
    cwd: options.serverDir,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      SITE_DIR: options.siteDir,
      ...options.settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (part) => {
    errors += String(part);
  });
  const gone = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;

  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const response = await fetch(`${url}/ping`).catch(() => undefined);
    if (response?.ok) break;
    if (!isAlive() || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server of ${options.serverDir} did not start.\n${errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('The server has no process.');
  return {
    url,
    pid,
    isAlive,
    errors: () => errors,
    async memoryMb() {
      if (!isAlive()) return undefined;
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
      return Math.round(Number(stdout) / 1024);
    },
    async stop() {
      if (!isAlive()) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await gone;
      clearTimeout(timer);
    },
  };
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
