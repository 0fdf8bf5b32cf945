import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Keys } from '../../local-backend/keys.ts';
import { readKeys } from '../../local-backend/keys.ts';
import { startServer } from '../../local-backend/server.ts';
import { readLeadSettings } from '../../supabase/functions/_shared/lead-settings.ts';

export interface TestServer {
  readonly url: string;
  readonly keys: Keys;
  readonly dataDir: string;
  /** Calls the REST API with an API key, or without one. */
  rest(pathAndQuery: string, key?: string, init?: RequestInit): Promise<Response>;
  /** Sends a body to the lead-intake function as JSON. */
  submit(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Every column of a lead, as the service role reads it; undefined when it is not stored. */
  row(id: string): Promise<Record<string, unknown> | undefined>;
  stop(): Promise<void>;
}

/**
 * Starts the real server, real Postgres included, on a free port and a folder of its own. `settings`
 * are those of lead intake, as .env.example names them.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'niyam-'));
  const siteDir = path.join(dataDir, 'site');
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    siteDir,
    connectOrigins: [],
    analyticsOrigins: [],
    leads: readLeadSettings((name) => settings[name]),
  });
  const keys = await readKeys(dataDir);
  if (!keys) throw new Error('The server made no keys.');
  const rest: TestServer['rest'] = (pathAndQuery, key, init = {}) =>
    fetch(`${server.url}/rest/v1/${pathAndQuery}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(key && { apikey: key }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  return {
    url: server.url,
    keys,
    dataDir,
    rest,
    async row(id) {
      const response = await rest(`leads?id=eq.${id}`, keys.secretKey);
      if (!response.ok) throw new Error(`The leads cannot be read: ${response.status}`);
      const [row] = (await response.json()) as Record<string, unknown>[];
      return row;
    },
    submit: (body, headers) =>
      fetch(`${server.url}/functions/v1/lead-intake`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
