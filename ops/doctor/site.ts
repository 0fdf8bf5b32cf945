import { connect } from 'node:tls';

/** An answer as far as the checks look at it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The site that is checked. Only reads: no request of a check changes anything there. */
export interface Site {
  readonly url: URL;
  /** Whether it is on this machine, where a certificate is not to be expected. */
  readonly isLocal: boolean;
  readonly metricsKey: string | undefined;
  /** Whether its data is with a hosted Supabase project, so that it has no server of ours. */
  readonly isHosted: boolean;
  /** Asks for a path. The answers to equal requests are shared. Rejects when the site does not answer. */
  ask(pathname: string, init?: RequestInit): Promise<Answer>;
  /** Days until the certificate ends; undefined without one. */
  certificateDays(): Promise<number | undefined>;
}

const timeoutMs = 15_000;

interface SiteOptions {
  readonly metricsKey?: string | undefined;
  /** The address of the hosted project that the site's data is with. */
  readonly supabaseUrl?: string | undefined;
}

const backendPath = /^\/(functions|rest|auth)\/v1\//;

export function openSite(address: string, options: SiteOptions = {}): Site {
  const { metricsKey, supabaseUrl } = options;
  const url = new URL(address);
  const baseOf = (pathname: string) =>
    supabaseUrl && backendPath.test(pathname) ? supabaseUrl : url;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const answers = new Map<string, Promise<Answer>>();
  return {
    url,
    isLocal,
    metricsKey,
    isHosted: supabaseUrl !== undefined,
    ask(pathname, init = {}) {
      const key = `${pathname} ${JSON.stringify(init)}`;
      const known = answers.get(key) ?? askOnce(new URL(pathname, baseOf(pathname)), init);
      answers.set(key, known);
      return known;
    },
    certificateDays: () => certificateDays(url),
  };
}

async function askOnce(url: URL, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function certificateDays(url: URL): Promise<number | undefined> {
  if (url.protocol !== 'https:') return undefined;
  const port = Number(url.port || 443);
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: url.hostname, port, servername: url.hostname, timeout: timeoutMs },
      () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to);
        socket.end();
        resolve((end - Date.now()) / 86_400_000);
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('No answer in time.')));
    socket.once('error', reject);
  });
}
