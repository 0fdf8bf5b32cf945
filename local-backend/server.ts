import { once } from 'node:events';
import { createServer } from 'node:http';
import { BlockList, isIPv6, type AddressInfo } from 'node:net';
import { createBackend, type Backend } from './backend.ts';
import { isBackendPath } from './backend-paths.ts';
import { answerRequest } from './node-http.ts';
import type { Settings } from './settings.ts';
import { createStaticSite } from './static-site.ts';

export interface RunningServer {
  readonly url: string;
  /** Waits a moment for running requests, then closes the database. */
  close(): Promise<void>;
}

const graceMs = 3_000;

/** The server would be reachable from other machines, and the settings do not allow that. */
export class PublicHostRefused extends Error {
  override name = 'PublicHostRefused';
}

/**
 * Starts backend and site on one port. Throws when the port is taken, DataDirInUse when the data folder is in
 * use, DatabaseRefused when the database cannot be used, and PublicHostRefused when a public host is not allowed.
 */
export async function startServer(
  settings: Settings,
  onMail?: (file: string) => void,
): Promise<RunningServer> {
  if (!settings.allowPublicHost && !isLoopback(settings.host)) {
    throw new PublicHostRefused(
      `HOST=${settings.host} would open the embedded backend to other machines. It is for this one alone: ` +
        'it has no mail service, keeps its data without a backup, and does not survive a power cut. ' +
        'Leave HOST unset and put a proxy before it, or use Supabase (docs/deploy.md). ' +
        'To open it all the same, on a network that you trust, set ALLOW_PUBLIC_HOST=1.',
    );
  }
  const site = createStaticSite(settings.siteDir, {
    connect: settings.connectOrigins,
    analytics: settings.analyticsOrigins,
  });
  const server = createServer();
  // The port comes first: a taken port must fail before the database is opened.
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const url = addressOf(settings.host, (server.address() as AddressInfo).port);
  const opening = createBackend({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    sendMail: settings.sendMail,
    metricsKey: settings.metricsKey,
    logRequests: settings.logRequests,
    siteUrl: settings.siteUrl ?? url,
    serverUrl: url,
    clientAddress: settings.clientAddress,
    leads: settings.leads,
    newsletter: settings.newsletter,
    push: settings.push,
    assistant: settings.assistant,
    confirmEmail: settings.confirmEmail,
    ...(onMail && { onMail }),
  });
  server.on('request', (incoming, outgoing) => {
    void answerRequest(incoming, outgoing, url, answer);
  });

  async function answer(request: Request): Promise<Response> {
    if (isBackendPath(new URL(request.url).pathname)) {
      // Requests that arrive while the database opens wait for it.
      const answered = await (await opening).fetch(request);
      if (answered) return answered;
    }
    // Files never wait for the database, nor for requests that need it.
    return site(request);
  }

  async function stopListening(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
  }

  let backend: Backend;
  try {
    backend = await opening;
  } catch (error) {
    await stopListening();
    throw error;
  }
  return {
    url,
    async close() {
      await stopListening();
      await backend.close();
    },
  };
}

/** Returns an address to open in a browser: "every interface" is none. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Returns whether only this machine reaches a server on `host`. A name other than localhost may mean any
 * address.
 */
function isLoopback(host: string): boolean {
  return host === 'localhost' || loopback.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}
