import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { readEmails } from '../../local-backend/emails.ts';
import type { Keys } from '../../local-backend/keys.ts';
import { readKeys } from '../../local-backend/keys.ts';
import { startServer } from '../../local-backend/server.ts';
import { readSettings } from '../../local-backend/settings.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { ownerName } from '../support/postgres-cluster.ts';

export interface SignedIn {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface TestServer {
  readonly url: string;
  readonly keys: Keys;
  readonly dataDir: string;
  /** A browser of its own: supabase-js as the site uses it, nobody signed in. */
  visitor(): SupabaseClient;
  /** Somebody new, signed in. The address is one that nobody else has. */
  signUp(metadata?: Record<string, unknown>): Promise<SignedIn>;
  /** The same person signed in once more, as on another phone. */
  signInAgain(person: SignedIn): Promise<SignedIn>;
  /** Returns the e-mails to an address, oldest first. */
  emailsTo(email: string): Promise<string[]>;
  /** Calls the REST API with an API key, or without one. */
  rest(pathAndQuery: string, key?: string, init?: RequestInit): Promise<Response>;
  /** Sends a body to the lead-intake function as JSON. */
  submit(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Every column of a lead, as the service role reads it; undefined when it is not stored. */
  row(id: string): Promise<Record<string, unknown> | undefined>;
  stop(): Promise<void>;
}

export const samplePassword = 'correct horse battery';

/**
 * Returns the address of a new database on the Postgres server of the tests' project (vite.config.ts); undefined
 * without one, when the tests run on the embedded Postgres.
 */
export async function newDatabaseUrl(): Promise<string | undefined> {
  const clusterUrl = inject('clusterUrl');
  if (!clusterUrl) return undefined;
  const name = `niyam_${randomUUID().slice(0, 8)}`;
  const { default: postgres } = await import('postgres');
  const admin = postgres(clusterUrl, { max: 1 });
  await admin.unsafe(`create database ${name} owner ${ownerName}`);
  await admin.end();
  const url = new URL(clusterUrl);
  url.username = ownerName;
  url.pathname = name;
  return url.href;
}

/** Node 20 has no WebSocket; supabase-js asks for one at the start and uses it for realtime alone. */
const noSocket = function () {} as unknown as typeof WebSocket;

/**
 * Starts the real server, real Postgres included, on a free port and a folder of its own. `settings`
 * are further ones of .env.example.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataDir = await makeDataDir();
  const siteDir = path.join(dataDir, 'site');
  const databaseUrl = await newDatabaseUrl();
  const server = await startServer({
    ...readSettings({ ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
    host: '127.0.0.1',
    port: 0,
    dataDir,
    siteDir,
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
  const visitor = () =>
    createClient(server.url, keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
      realtime: { transport: noSocket },
    });
  return {
    url: server.url,
    keys,
    dataDir,
    visitor,
    async signUp(metadata = {}) {
      const client = visitor();
      const email = `${randomUUID()}@example.com`;
      const { data, error } = await client.auth.signUp({
        email,
        password: samplePassword,
        options: { data: metadata },
      });
      if (error || !data.user) throw error ?? new Error('Sign-up gave no user.');
      return { client, id: data.user.id, email, password: samplePassword };
    },
    async signInAgain({ id, email, password }) {
      const client = visitor();
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { client, id, email, password };
    },
    async emailsTo(email) {
      const emails = await readEmails(dataDir);
      return emails.filter((text) => text.startsWith(`To: ${email}\n`));
    },
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
      await removeDataDir(dataDir);
    },
  };
}
