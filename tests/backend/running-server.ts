import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Keys } from '../../local-backend/keys.ts';
import { readKeys } from '../../local-backend/keys.ts';
import { startServer } from '../../local-backend/server.ts';

export interface TestServer {
  readonly url: string;
  readonly keys: Keys;
  readonly dataDir: string;
  /** Calls the REST API with an API key, or without one. */
  rest(pathAndQuery: string, key?: string, init?: RequestInit): Promise<Response>;
  /** Sends a body to the lead-intake function as JSON. */
  submit(body: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the real server, real Postgres included, on a free port and a folder of its own. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'niyam-'));
  const siteDir = path.join(dataDir, 'site');
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    siteDir,
    connectOrigins: [],
  });
  const keys = await readKeys(dataDir);
  if (!keys) throw new Error('The server made no keys.');
  return {
    url: server.url,
    keys,
    dataDir,
    rest: (pathAndQuery, key, init = {}) =>
      fetch(`${server.url}/rest/v1/${pathAndQuery}`, {
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(key && { apikey: key }),
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    submit: (body) =>
      fetch(`${server.url}/functions/v1/lead-intake`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
