import 'fake-indexeddb/auto';
import { OutboxDb } from '../../src/platform/offline/db.ts';
import { createOutbox, type OutboxOptions } from '../../src/platform/offline/outbox.ts';
import { postJson, type Sender } from '../../src/platform/offline/sender.ts';

/** The network's effect on one request. */
export type ServerFault =
  | 'none'
  | 'reset'
  | 'answer-lost'
  | 'captive-portal'
  | 'redirect'
  | 'cut-off'
  | 'wrong-id'
  | 'hangs'
  /** With an error: the server's own refusal, which names the item. Without: a refusal by another server. */
  | { status: number; headers?: Record<string, string>; error?: object };

/** The server side: saves each id once, as the real function does, and returns its receipt. */
export function startFakeServer() {
  const rows = new Map<string, unknown>();
  const requests: string[] = [];
  let next: () => ServerFault = () => 'none';

  const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init?.body)) as { submissionId: string };
    const id = body.submissionId;
    requests.push(id);
    const fault = next();
    if (fault === 'reset') throw new TypeError('connection reset');
    if (fault === 'hangs') return untilAborted(init?.signal ?? undefined);
    if (fault === 'captive-portal') return html('<h1>Welcome to the Wi-Fi</h1>');
    if (fault === 'redirect') return Response.redirect('https://portal.example/', 302);
    if (typeof fault === 'object') {
      const { status, headers = {}, error } = fault;
      return error
        ? refusalOf(id, error, status, headers)
        : new Response('refused', { status, headers });
    }
    const present = rows.get(id);
    if (present !== undefined && JSON.stringify(present) !== JSON.stringify(body)) {
      const error = { code: 'id-reused', message: 'Another text was received under this id' };
      return refusalOf(id, error, 422);
    }
    rows.set(id, body);
    if (fault === 'answer-lost') throw new TypeError('connection reset');
    if (fault === 'cut-off') return json(`{"id":"${id}","rece`);
    const isWrong = fault === 'wrong-id';
    const named = isWrong ? crypto.randomUUID() : id;
    return Response.json(
      { id: named, receipt: `N-${id.slice(0, 6)}` },
      { headers: { 'x-niyam-item': named } },
    );
  };

  return {
    rows,
    requests,
    fetch: answer as typeof fetch,
    /** Sets the faults of the next requests; the last of a list stays in effect. */
    setFaults(list: ServerFault[] | (() => ServerFault)) {
      const queue = Array.isArray(list) ? [...list] : undefined;
      next = queue
        ? () => (queue.length > 1 ? queue.shift() : queue[0]) ?? 'none'
        : (list as () => ServerFault);
    },
  };
}

export type FakeServer = ReturnType<typeof startFakeServer>;

/** Returns a refusal in the functions' format (supabase/functions/_shared/name-item.ts). */
const refusalOf = (
  item: string,
  error: object,
  status: number,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ item, error }, { status, headers: { ...headers, 'x-niyam-item': item } });

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const json = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

const untilAborted = (signal: AbortSignal | undefined): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** A sender like that of the leads. */
const testSender: Sender = {
  kind: 'lead',
  schemaVersion: 1,
  send: (item, { signal, fetch }) =>
    postJson({
      url: 'https://server.example/lead',
      id: item.id,
      ownerId: item.ownerId,
      body: item.payload,
      signal,
      fetch,
    }),
};

let databases = 0;

/** Creates a separate database for a test. */
export const newDb = (): OutboxDb => new OutboxDb(`test-${++databases}`);

/** A clock that changes only when the test moves it. */
export function newClock(start = Date.UTC(2026, 10, 20)) {
  let time = start;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

/** An outbox on a separate device, connected to the fake server; without locks unless given. */
export function newOutbox(server: FakeServer, changes: Partial<OutboxOptions> = {}) {
  const db = changes.db ?? newDb();
  const outbox = createOutbox({
    db,
    senders: [testSender],
    ownerId: () => 'anon',
    fetch: server.fetch,
    random: () => 0.5,
    locks: undefined,
    ...changes,
  });
  /** Queues an item as the lead form does. */
  const enqueue = (id: string = crypto.randomUUID()) =>
    outbox.enqueue({ kind: 'lead', schemaVersion: 1, id, payload: { submissionId: id } });
  const item = async (id: string) => {
    const found = await db.outbox.get(id);
    if (!found) throw new Error(`No item ${id}`);
    return found;
  };
  return { db, outbox, enqueue, item };
}
