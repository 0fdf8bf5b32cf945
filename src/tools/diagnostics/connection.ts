import { backendAddress } from '../../platform/backend/address.ts';
import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import { leadEndpoint } from '../../platform/env.ts';

/** What the site talks to. */
const services = ['site', 'requests', 'signIn', 'assistant'] as const;
export type Service = (typeof services)[number];

/** Whether a service answered, and how long it took, in ms. */
export type Reached = { reached: true; ms: number } | { reached: false };

const patienceMs = 8000;

/** What was found of each service; undefined: it was not asked. */
export type Connections = Readonly<Record<Service, Reached | undefined>>;

/** Asks each service for a sign of life; nothing is sent, and its address is told to nobody. */
export async function testConnections(): Promise<Connections> {
  const [site, requests, signIn, assistant] = await Promise.all([
    timed(askSite),
    // The owner's spreadsheet shows its answers to nobody: there is nothing to learn by asking.
    leadEndpoint ? undefined : timed(() => askFunction('lead-intake')),
    timed(askSignIn),
    timed(() => askFunction('legal-assistant')),
  ]);
  return { site, requests, signIn, assistant };
}

async function timed(ask: () => Promise<boolean>): Promise<Reached> {
  const begun = performance.now();
  try {
    if (!(await ask())) return { reached: false };
    return { reached: true, ms: Math.round(performance.now() - begun) };
  } catch (error) {
    console.info('No answer', error);
    return { reached: false };
  }
}

const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs), ...init });

/** Our own server says so in a header: the page of a hotel's network does not. */
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
