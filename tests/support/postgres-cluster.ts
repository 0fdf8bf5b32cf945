import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Postgres server of the tests' own, on loopback, in a folder of its own. */
export interface PostgresCluster {
  readonly dataDir: string;
  readonly port: number;
  /** The folder of `psql`, `pg_dump` and the other commands. */
  readonly binDir: string;
  /** The address of a database, by default as the superuser. */
  url(database?: string, user?: string): string;
  /** Creates an empty database owned by a user who is no superuser, and returns its address. */
  createDatabase(): Promise<string>;
  /** Starts the server again after it was stopped or killed, by default on its own data. */
  start(dataDir?: string): Promise<void>;
  /** Ends all its processes at once, as a crash does. */
  kill(): Promise<void>;
  /** Runs a command of Postgres, such as `pg_dump`, and returns its output. */
  command(name: string, ...args: readonly string[]): Promise<string>;
  /** Runs statements as the superuser and returns the rows as text. */
  sql(text: string, database?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The user that owns the databases of the tests: no superuser, as in production. */
export const ownerName = 'niyam';

/** Returns the folder POSTGRES_BIN, or that of Debian's newest Postgres; undefined when there is none. */
export async function findPostgres(): Promise<string | undefined> {
  const { POSTGRES_BIN: chosen } = process.env;
  if (chosen) return chosen;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? await readdir(root) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const binDir = newest && path.join(root, newest, 'bin');
  return binDir && existsSync(path.join(binDir, 'initdb')) ? binDir : undefined;
}

/**
 * Creates and starts a cluster. Postgres refuses to run as root: then the user `postgres`, which the package
 * creates, runs it. `settings` are added to postgresql.conf.
 */
export async function startCluster(settings: readonly string[] = []): Promise<PostgresCluster> {
  const binDir = await findPostgres();
  if (!binDir) {
    throw new Error('There is no Postgres: run `npm run postgres:install`, or set POSTGRES_BIN.');
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-postgres-'));
  const user = process.getuid?.() === 0 ? await userNamed('postgres') : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const command = async (name: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(path.join(binDir, name), args, {
      ...user,
      cwd: folder,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  await command(
    'initdb',
    '-D',
    dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  );
  await appendFile(
    path.join(dataDir, 'postgresql.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${folder}'`,
      'max_connections = 200',
      ...settings,
      '',
    ].join('\n'),
  );

  let server: ChildProcess | undefined;
  const url = (database = 'postgres', name = 'postgres') =>
    `postgres://${name}@127.0.0.1:${port}/${database}`;
  const sql = (text: string, database?: string) =>
    command('psql', '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text, url(database));

  const cluster: PostgresCluster = {
    dataDir,
    port,
    binDir,
    url,
    command,
    sql,
    async createDatabase() {
      const name = `niyam_${randomUUID().slice(0, 8)}`;
      await sql(`create database ${name} owner ${ownerName}`);
      return url(name, ownerName);
    },
    async start(from = dataDir) {
      const deadline = Date.now() + 30_000;
      let said = '';
      const launch = () => {
        const launched = spawn(path.join(binDir, 'postgres'), ['-D', from], {
          ...user,
          cwd: folder,
          env,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        said = '';
        launched.stderr.on('data', (chunk: Buffer) => {
          said = (said + chunk.toString()).slice(-2000);
        });
        return launched;
      };
      server = launch();
      while (!(await answers())) {
        if (Date.now() > deadline) throw new Error(`Postgres does not start: ${said}`);
        // It refuses to start while a killed process of it still holds its memory, or another program its port.
        if (server.exitCode !== null) server = launch();
        await wait(50);
      }
    },
    async kill() {
      const pids = await descendants(server?.pid);
      await end(server, () => {
        for (const pid of pids) killQuietly(pid);
      });
    },
    async stop() {
      // Fast shutdown: sessions are ended, not waited for.
      await end(server, (running) => void running.kill('SIGINT'));
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
  const answers = () =>
    command('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port)).then(
      () => true,
      () => false,
    );

  try {
    await cluster.start();
    // As docs/production.md says: only a superuser may create a role that passes row-level security.
    await sql(`
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
      create role ${ownerName} login createdb;
      grant anon, authenticated, service_role to ${ownerName};`);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function end(
  server: ChildProcess | undefined,
  stop: (running: ChildProcess) => void,
): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  stop(server);
  await ended;
}

async function userNamed(name: string): Promise<{ uid: number; gid: number }> {
  const idOf = async (flag: string) => Number((await run('id', [flag, name])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/** Returns a process and its children. */
async function descendants(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return [];
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return [pid, ...stdout.split('\n').map(Number).filter(Boolean)];
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
