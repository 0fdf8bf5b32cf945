import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKeys, type Keys } from '../../local-backend/keys.ts';
import { startServer, type RunningServer } from '../../local-backend/server.ts';
import { readSettings } from '../../local-backend/settings.ts';

export interface SharedServers {
  readonly servers: readonly RunningServer[];
  readonly keys: Keys;
  readonly dataDir: string;
  /** Calls the backend of one server. */
  call(server: number, pathname: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts several servers at the same moment on one database and one data folder. */
export async function startServersOn(
  databaseUrl: string,
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<SharedServers> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'niyam-servers-'));
  const env = { ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0' };
  const starting = Array.from({ length: count }, () => startServer(readSettings(env)));
  const servers = await Promise.all(starting);
  const keys = await readKeys(dataDir);
  if (!keys) throw new Error('The servers made no keys.');
  return {
    servers,
    keys,
    dataDir,
    call: (server, pathname, init = {}) =>
      fetch(`${servers[server]?.url}${pathname}`, {
        ...init,
        headers: {
          'content-type': 'application/json',
          apikey: keys.publishableKey,
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    async stop() {
      await Promise.all(servers.map((server) => server.close()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
