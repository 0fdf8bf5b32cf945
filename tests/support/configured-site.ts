import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildCopy, buildWithoutWorkerFiles } from './built-copy.ts';
import { startSite, type Site } from './site.ts';

/** Every request to the fake analytics host and the fake spreadsheet. */
interface Outside {
  /** Paths requested from the analytics host. */
  readonly analytics: string[];
  /** Request bodies that reached the spreadsheet. */
  readonly sheet: Record<string, unknown>[];
}

export interface ConfiguredSite {
  readonly site: Site;
  readonly outside: Outside;
  dispose(): Promise<void>;
}

/**
 * Builds and serves the site with an analytics id and a spreadsheet. These are build settings, so the site
 * is built for the test, with stand-ins for both services.
 */
export async function startConfiguredSite(): Promise<ConfiguredSite> {
  const outside = { analytics: [] as string[], sheet: [] as Record<string, unknown>[] };
  const analytics = await serve((request, response) => {
    outside.analytics.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end('');
  });
  // Like an Apps Script web app, the response has no CORS headers.
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
  const folder = buildCopy(settings, buildWithoutWorkerFiles);
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
