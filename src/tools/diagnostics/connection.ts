import { backendAddress } from '../../platform/backend/address.ts';
import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import { leadEndpoint } from '../../platform/env.ts';

/** Services that the site uses. */
const services = ['site', 'requests', 'signIn', 'assistant'] as const;
export type Service = (typeof services)[number];

/** Whether a service answered, and its duration in ms. */
export type Reached = { reached: true; ms: number } | { reached: false };

const timeoutMs = 8000;

/** Results by service; undefined for services that were not asked. */
export type Connections = Readonly<Record<Service, Reached | undefined>>;

/** Sends an empty request to each service. */
export async function testConnections(): Promise<Connections> {
  const [site, requests, signIn, assistant] = await Promise.all([
    timed(askSite),
    // The owner's spreadsheet hides its answers, so asking it proves nothing.
    leadEndpoint ? undefined : timed(() => askFunction('lead-intake')),
    timed(askSignIn),
    timed(() => askFunction('legal-assistant')),
  ]);
  return { site, requests, signIn, assistant };
}

async function timed(ask: () => Promise<boolean>): Promise<Reached> {
  const startedAt = performance.now();
  try {
    if (!(await ask())) return { reached: false };
    return { reached: true, ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    console.info('No answer', error);
    return { reached: false };
  }
}

const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs), ...init });

/** Only our own server sends this header; a hotel's sign-in page does not. */
async function askSite(): Promise<boolean> {
  const { headers } = await request('/ping');
  return headers.get('x-niyam') === '1';
}

async function askFunction(name: string): Promise<boolean> {
  const { ok } = await request(functionsUrl(name), {
    method: 'OPTIONS',
    headers: functionHeaders(),
  });
  return ok;
}

async function askSignIn(): Promise<boolean> {
  const { url, key } = await backendAddress();
  const { ok } = await request(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  return ok;
}
