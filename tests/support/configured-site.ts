import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../architecture/source-files.ts';
import { startSite, type Site } from './site.ts';

/** Everything the fake analytics host and the fake spreadsheet were asked for. */
export interface Outside {
  /** Paths asked of the analytics host. */
  readonly analytics: string[];
  /** Bodies that reached the spreadsheet. */
  readonly sheet: Record<string, unknown>[];
}

export interface ConfiguredSite {
  readonly site: Site;
  readonly outside: Outside;
  dispose(): Promise<void>;
}

/**
 * The site as an owner builds it who has an analytics id and a spreadsheet: settings of the build, so it
 * is built for the test, with stand-ins for both services at the machine's edge.
 */
export async function startConfiguredSite(): Promise<ConfiguredSite> {
  const outside = { analytics: [] as string[], sheet: [] as Record<string, unknown>[] };
  const analytics = await serve((request, response) => {
    outside.analytics.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end('');
  });
  // Like an Apps Script web app: it answers, but says nothing about other origins.
  const sheet = await serve(async (request, response) => {
    outside.sheet.push(JSON.parse(await text(request)) as Record<string, unknown>);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"success":true}');
  });
  const settings = {
    VITE_ANALYTICS_ID: 'G-TEST',
    VITE_ANALYTICS_HOST: analytics.url,
    VITE_LEAD_ENDPOINT: `${sheet.url}/exec`,
  };
  const folder = build(settings);
  const site = await startSite({ ...settings, SITE_DIR: join(folder, 'dist') });
  return {
    site,
    outside,
    async dispose() {
      await site.dispose();
      analytics.close();
      sheet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Builds a copy of the sources, so that the build under test elsewhere stays as it is. */
function build(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'niyam-configured-'));
  const leftOut = new Set(['node_modules', '.git', '.data', '.build', 'dist', 'test-results']);
  for (const name of readdirSync(root)) {
    if (!leftOut.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The configured site could not be built: ${stderr}`);
  return folder;
}

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server: Server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
