import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleLead } from '../backend/sample-lead.ts';
import { randomFrom } from '../../build/random.ts';
import type { SampleSite } from './sample-site.ts';

export interface LoadOptions {
  readonly url: string;
  readonly site: SampleSite;
  readonly seed: number;
  readonly seconds: number;
  readonly leadsPerSecond: number;
  readonly visitors: number;
}

export interface LoadResult {
  readonly leads: LeadCounts;
  /** Ids that the server confirmed, during the load or when they were sent again after it. */
  readonly acknowledged: ReadonlySet<string>;
  readonly pages: RequestCounts;
  readonly assets: RequestCounts;
  readonly pings: RequestCounts;
}

/** What became of the first attempt of each lead. */
interface LeadCounts {
  sent: number;
  acknowledged: number;
  /** Answered 503 with Retry-After. */
  refused: number;
  timeouts: number;
  /** Any other status, and connections that broke. */
  other: number;
  /** Of those that were acknowledged. */
  readonly latenciesMs: number[];
}

export interface RequestCounts {
  readonly latenciesMs: number[];
  timeouts: number;
  /** Any status but 200 and 204, and connections that broke. */
  failed: number;
}

/** A person and a device wait no longer. */
const timeoutMs = 20_000;
/** Time for the leads that were not acknowledged to be sent again. */
const secondTryMs = 180_000;
const secondTryAtOnce = 5;

interface Answer {
  readonly kind: 'answer' | 'timeout' | 'broken';
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
  readonly ms: number;
}

/** Sends leads at a fixed rate while visitors read pages, then sends unconfirmed leads again. */
export async function driveLoad(options: LoadOptions): Promise<LoadResult> {
  const end = performance.now() + options.seconds * 1000;
  const newCounts = (): RequestCounts => ({ latenciesMs: [], timeouts: 0, failed: 0 });
  const [pages, assets, pings] = [newCounts(), newCounts(), newCounts()];
  const visits = Array.from({ length: options.visitors }, (_, index) =>
    visitor({ ...options, seed: options.seed + index, end, pages, assets, pings }),
  );
  const [{ leads, acknowledged, unconfirmed }] = await Promise.all([
    sendLeads(options, end),
    Promise.all(visits),
  ]);
  await sendAgain(options.url, unconfirmed, acknowledged);
  return { leads, acknowledged, pages, assets, pings };
}

interface VisitorOptions extends LoadOptions {
  readonly end: number;
  readonly pages: RequestCounts;
  readonly assets: RequestCounts;
  readonly pings: RequestCounts;
}

/** Reads one page after another as a browser does: the page, then what it is made of. */
async function visitor(options: VisitorOptions): Promise<void> {
  const { url, site, end, pages, assets, pings } = options;
  const random = randomFrom(options.seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const get = async (path: string, counts: RequestCounts) => {
    const answer = await send(agent, url + path);
    if (answer.kind === 'timeout') counts.timeouts += 1;
    else if (answer.status === 200 || answer.status === 204) counts.latenciesMs.push(answer.ms);
    else counts.failed += 1;
  };
  // Not all in the same moment.
  await wait(random() * 2_000);
  while (performance.now() < end) {
    await get(pick(site.pages), pages);
    const parts = ['/app.css', '/boot.js', pick(site.assets), pick(site.assets), pick(site.assets)];
    await Promise.all([...parts.map((part) => get(part, assets)), get('/ping', pings)]);
    await wait(1_000 + random() * 2_000);
  }
  agent.destroy();
}

async function sendLeads({ url, leadsPerSecond, seconds }: LoadOptions, end: number) {
  const agent = new Agent({ keepAlive: true });
  const counts: LeadCounts = {
    sent: 0,
    acknowledged: 0,
    refused: 0,
    timeouts: 0,
    other: 0,
    latenciesMs: [],
  };
  const acknowledged = new Set<string>();
  const unconfirmed = new Map<string, string>();
  const running: Promise<void>[] = [];
  const start = end - seconds * 1000;

  async function one(): Promise<void> {
    const lead = sampleLead();
    const body = JSON.stringify(lead);
    const answer = await send(agent, leadUrl(url), body);
    if (confirms(answer, lead.submissionId)) {
      acknowledged.add(lead.submissionId);
      counts.acknowledged += 1;
      counts.latenciesMs.push(answer.ms);
      return;
    }
    unconfirmed.set(lead.submissionId, body);
    if (answer.kind === 'timeout') counts.timeouts += 1;
    else if (answer.status === 503 && answer.retryAfter) counts.refused += 1;
    else counts.other += 1;
  }

  while (performance.now() < end) {
    // At a fixed rate, however long the server takes: people do not wait for each other.
    const due = ((performance.now() - start) / 1000) * leadsPerSecond;
    for (; counts.sent < due; counts.sent += 1) running.push(one());
    await wait(10);
  }
  await Promise.all(running);
  agent.destroy();
  return { leads: counts, acknowledged, unconfirmed };
}

/** Sends unconfirmed leads again, as the devices do when the rush is over. */
async function sendAgain(
  url: string,
  unconfirmed: ReadonlyMap<string, string>,
  acknowledged: Set<string>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const deadline = performance.now() + secondTryMs;
  const left = [...unconfirmed];
  async function device(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [id, body] = next;
      while (performance.now() < deadline) {
        const answer = await send(agent, leadUrl(url), body);
        if (confirms(answer, id)) {
          acknowledged.add(id);
          break;
        }
        await wait(Math.min(5_000, Number(answer.retryAfter ?? 1) * 1000));
      }
    }
  }
  await Promise.all(Array.from({ length: secondTryAtOnce }, device));
  agent.destroy();
}

const leadUrl = (url: string) => `${url}/functions/v1/lead-intake`;

/** Whether an answer confirms this very lead. */
function confirms(answer: Answer, id: string): boolean {
  if (answer.status !== 201 && answer.status !== 200) return false;
  return (JSON.parse(answer.body) as { id?: unknown }).id === id;
}

/** One request, read to its end. Never rejects. */
function send(agent: Agent, url: string, body?: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (kind: Answer['kind'], answer: Partial<Answer> = {}) => {
      clearTimeout(timer);
      const ms = performance.now() - start;
      resolve({ status: 0, retryAfter: undefined, body: '', ...answer, kind, ms });
    };
    const outgoing = httpRequest(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers:
        body === undefined ? { 'accept-encoding': 'br' } : { 'content-type': 'application/json' },
    });
    const timer = setTimeout(() => {
      done('timeout');
      outgoing.destroy();
    }, timeoutMs);
    outgoing.on('error', () => {
      clearTimeout(timer);
      // The server closed an idle connection in the very moment it was used: browsers open a new one.
      if (outgoing.reusedSocket && body === undefined) void send(agent, url).then(resolve);
      else done('broken');
    });
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', () => done('broken'));
      incoming.on('end', () =>
        done('answer', {
          status: incoming.statusCode ?? 0,
          retryAfter: incoming.headers['retry-after'],
          body: body === undefined ? '' : String(Buffer.concat(parts)),
        }),
      );
    });
    outgoing.end(body);
  });
}
