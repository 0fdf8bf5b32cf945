import { describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import {
  bodies,
  cases,
  owners,
  withoutStatus,
  type Body,
  type Case,
  type Owner,
} from '../../../tests/faults/answers.ts';
import { newClock, newDb } from '../../../tests/support/fake-server.ts';
import { sender as chatSender } from '../../tools/assistant/chat.outbox.ts';
import { sender as leadSender } from '../../tools/leads/lead.outbox.ts';
import { sender as mistakeSender } from '../../tools/mistake/mistake.outbox.ts';
import { sender as newsletterSender } from '../../tools/newsletter/newsletter.outbox.ts';
import { problemOf } from '../../tools/outbox/entry-texts.ts';
import { stampOf } from '../../tools/outbox/model/stamp.ts';
import { text as leadWords } from '../../locales/en/tools/lead.ts';
import { text as outboxWords } from '../../locales/en/tools/outbox.ts';
import { sendStop } from '../push/server.ts';
import { StorageRefusedError } from './errors.ts';
import type { OutboxItem } from './db.ts';
import { createOutbox } from './outbox.ts';
import type { Sender } from './sender.ts';
import { submit } from './submit.ts';

/**
 * Every row of the decision table (tests/faults/answers.ts), through the real senders and the real outbox.
 */

const retryAfterSeconds = 120;
/** The longest wait without `Retry-After`: every repeated item has been repeated by then. */
const longestWaitMs = 5 * 60_000;

const ourHeaders = (id: string) => ({ 'x-niyam-item': id });
const refusal = (id: string | undefined, code: string) => ({
  ...(id && { item: id }),
  error: { code, message: 'For programs', fields: { phone: 'For programs' } },
});
const loginPage = '<!doctype html><title>Wi-Fi</title><form><input type="password"></form>';
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  text: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** The same answer, declared as plain text. */
const asText = ({ text, headers }: { text: string; headers: Record<string, string> }) => ({
  text,
  headers: { ...headers, 'content-type': 'text/plain' },
});

/** Body and headers of an answer of each kind. */
function contentOf(
  body: Body,
  id: string,
  sent: string,
): { text: string | null; headers: Record<string, string> } {
  const other = crypto.randomUUID();
  switch (body) {
    case 'answer':
      return json({ id, receipt: 'N-TEST01' }, ourHeaders(id));
    case 'other':
      return json({ id: other, receipt: 'N-TEST02' }, ourHeaders(other));
    case 'header-alone':
      return json({ receipt: 'N-TEST03' }, ourHeaders(id));
    case 'body-alone':
      return json({ id, receipt: 'N-TEST04' });
    case 'near':
      return json({ id: `${id.slice(0, 8)}${other.slice(8)}`, receipt: 'N' }, ourHeaders(id));
    case 'both':
      return json({ id, ...refusal(id, 'invalid'), item: undefined }, ourHeaders(id));
    case 'as-text':
      return asText(json({ id, receipt: 'N-TEST05' }, ourHeaders(id)));
    case 'refusal-header':
      return json(refusal(other, 'invalid'), ourHeaders(id));
    case 'refusal-body':
      return json(refusal(id, 'invalid'), ourHeaders(other));
    case 'refusal-as-text':
      return asText(json(refusal(id, 'invalid'), ourHeaders(id)));
    case 'no-code':
      return json({ item: id, error: { code: 400, message: 'For programs' } }, ourHeaders(id));
    case 'refusal':
      return json(refusal(id, 'invalid'), ourHeaders(id));
    case 'expired':
      return json(refusal(id, 'session-expired'), ourHeaders(id));
    case 'refusal-other':
      return json(refusal(other, 'invalid'), ourHeaders(other));
    case 'refusal-bare':
      return json(refusal(undefined, 'invalid'));
    case 'refusal-half':
      return json(refusal(id, 'invalid'));
    case 'mirror':
      return { text: sent, headers: { 'content-type': 'application/json' } };
    case 're-formatted':
      return { ...json({}), text: `${JSON.stringify(JSON.parse(sent), null, 2)}\n` };
    case 'envelope':
      return json({ id, echo: JSON.parse(sent) as unknown });
    case 'json':
      return json({ message: 'Invalid API key', hint: 'Use another', error: { code: 'network' } });
    case 'page':
      return { text: loginPage, headers: { 'content-type': 'text/html; charset=utf-8' } };
    case 'undeclared':
      return asText({ text: `\n${loginPage}`, headers: {} });
    case 'fragment':
      return { text: '<p>Sign in</p>', headers: { 'content-type': 'text/html' } };
    case 'empty-page':
      return { text: null, headers: { 'content-type': 'text/html' } };
    case 'text':
      return { text: 'Sign in', headers: { 'content-type': 'text/plain' } };
    case 'empty':
      return { text: null, headers: {} };
    case 'cut':
      return {
        text: `{"id":"${id}","rece`,
        headers: { 'content-type': 'application/json', ...ourHeaders(id) },
      };
  }
}

function responseTo(
  { status, body }: Pick<Case, 'status' | 'body'>,
  id: string,
  sent: string,
  retryAfter: boolean,
): Response {
  const { text, headers } = contentOf(body, id, sent);
  return new Response(text, {
    status,
    headers: { ...headers, ...(retryAfter && { 'retry-after': String(retryAfterSeconds) }) },
  });
}

const leadPayload = (submissionId: string) => ({
  body: { submissionId, formType: 'support', fullName: 'Test Vendor' },
  form: { notice: null, openMs: null, trapped: false },
});

const kinds: readonly { sender: Sender; payload: (id: string) => unknown }[] = [
  { sender: leadSender, payload: leadPayload },
  {
    sender: newsletterSender,
    payload: (submissionId) => ({ submissionId, email: 'vendor@example.com' }),
  },
  {
    sender: mistakeSender,
    payload: (submissionId) => ({ submissionId, page: '/hi/loan', text: 'A word is wrong' }),
  },
  {
    sender: chatSender,
    payload: (id) => ({
      id,
      question: 'Which paper?',
      passages: [{ title: 'Guide', heading: 'Papers', path: '/guide', text: 'The certificate.' }],
    }),
  },
];

const user = '0b7ff1a8-36ae-4a55-8a5c-2b6f2b5d2f11';
const titleOf = ({ status, body }: Pick<Case, 'status' | 'body'>) => `${status}, ${bodies[body]}`;
const of = (owner: Owner) => cases.filter((one) => one.owner === owner);
const idOf = (init: RequestInit | undefined) =>
  new Headers(init?.headers).get('idempotency-key') ?? '';

/** Each attempt reads all queued items, so that one outbox for all cases takes several times as long. */
const casesAnOutbox = 25;

/** Queues a lead for each case, answers all of them, and returns each outcome. */
async function play(owner: Exclude<Owner, 'shared phone'>, retryAfter: boolean) {
  const all = of(owner);
  const seen: Seen[] = [];
  for (let from = 0; from < all.length; from += casesAnOutbox) {
    seen.push(...(await playTogether(all.slice(from, from + casesAnOutbox), owner, retryAfter)));
  }
  return seen;
}

interface Seen {
  readonly one: Case;
  readonly item: OutboxItem;
  readonly waited: number;
  readonly isRetried: boolean;
}

/** Plays these cases in one outbox. */
async function playTogether(
  some: readonly Case[],
  owner: Exclude<Owner, 'shared phone'>,
  retryAfter: boolean,
): Promise<Seen[]> {
  const clock = newClock();
  vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
  const db = newDb();
  const byId = new Map<string, Case>();
  let requests: string[] = [];
  const outbox = createOutbox({
    db,
    senders: [leadSender],
    ownerId: () => (owner === 'anonymous' ? 'anon' : user),
    now: clock.now,
    random: () => 0,
    locks: undefined,
    fetch: async (_, init) => {
      const id = idOf(init);
      const asked = byId.get(id);
      if (!asked) throw new Error('An item that nobody made');
      requests.push(id);
      return responseTo(asked, id, String(init?.body), retryAfter);
    },
  });
  const { kind, schemaVersion } = leadSender;
  for (const one of some) {
    const id = crypto.randomUUID();
    byId.set(id, one);
    await outbox.enqueue({ kind, schemaVersion, id, payload: leadPayload(id) });
  }
  await outbox.drain();
  const first = new Map((await outbox.list()).map((item) => [item.id, item]));
  const start = clock.now();
  requests = [];
  clock.pass(longestWaitMs);
  await outbox.drain();
  const seen = [...byId].flatMap(([id, one]) => {
    const item = first.get(id);
    if (!item) throw new Error(`${titleOf(one)}: the item is gone`);
    return [{ one, item, waited: item.nextAt - start, isRetried: requests.includes(id) }];
  });
  await db.delete();
  vi.useRealTimers();
  return seen;
}

/** Text of the list of requests for each outcome. */
const shown = {
  D: ['Sent', undefined],
  N: ['Needs you', /^Not accepted as it is: Phone\.$|^Please sign in/],
  H: ['Sign in to send', /^Please sign in/],
  r: ['Waiting to send', /^Our server has a problem now\. /],
  a: ['Waiting to send', /^Our server has a problem now\. |asked to wait until/],
  w: ['Waiting to send', /^This Wi-Fi asks you to sign in\. /],
} as const;

const isRetry = (outcome: string) => ['r', 'a', 'w'].includes(outcome);

it.each([
  ['anonymous', true],
  ['signed in', false],
] as const)(
  'fault 36: a request that is %s waits, ends and is shown as the table says, for every answer (Retry-After: %s)',
  async (owner, retryAfter) => {
    const wrong: string[] = [];
    for (const { one, item, waited, isRetried } of await play(owner, retryAfter)) {
      const { outcome } = one;
      const ends: Record<string, string> = { D: 'delivered', N: 'needs-user', H: 'held' };
      const wait = outcome === 'a' && retryAfter ? retryAfterSeconds * 1000 : 1000;
      const [stamp, text] = shown[outcome];
      const problem = problemOf(item, 'en', leadWords, outboxWords);
      const isRight =
        item.state === (ends[outcome] ?? 'queued') &&
        isRetried === isRetry(outcome) &&
        (!isRetry(outcome) || waited === wait) &&
        (outcome === 'D') === (item.payload === null) &&
        outboxWords.stamps[stampOf(item).word] === stamp &&
        (text ? text.test(problem ?? '') : problem === undefined);
      if (!isRight) wrong.push(`${titleOf(one)}: ${item.state}, ${waited} ms, "${problem}"`);
    }
    expect(wrong).toEqual([]);
  },
  // This test runs about two thousand transactions.
  90_000,
);

it.each(kinds.map((kind) => [kind.sender.kind, kind] as const))(
  'fault 36: an item of kind %s is judged as the table says, for every owner and answer',
  async (kind, { sender, payload }) => {
    const wrong: string[] = [];
    for (const one of cases) {
      const id = crypto.randomUUID();
      const ownerId = one.owner === 'signed in' ? user : 'anon';
      const item = { id, kind, schemaVersion: sender.schemaVersion, ownerId, payload: payload(id) };
      const result = await sender.send(item as OutboxItem, {
        signal: new AbortController().signal,
        fetch: async (_, init) => responseTo(one, id, String(init?.body), true),
      });
      const expected: Record<string, string> = { D: 'delivered', N: 'needs-user', H: 'held' };
      const isRight =
        result.outcome === (expected[one.outcome] ?? 'retry') &&
        (result.outcome !== 'retry' ||
          ((result.retryAfterMs !== undefined) === (one.outcome === 'a') &&
            (result.error.code === 'login-page') === (one.outcome === 'w')));
      if (!isRight) wrong.push(`${one.owner}, ${titleOf(one)}: ${JSON.stringify(result)}`);
    }
    expect(wrong).toEqual([]);
  },
);

it('fault 36: what reminders tell the server is judged by the same table', async () => {
  const wrong: string[] = [];
  for (const one of of('anonymous')) {
    const id = crypto.randomUUID();
    vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) =>
      responseTo(one, id, String(init?.body), false),
    );
    const { outcome } = await sendStop(id);
    const expected: Record<string, string> = { D: 'delivered', N: 'needs-user' };
    if (outcome !== (expected[one.outcome] ?? 'retry')) wrong.push(`${titleOf(one)}: ${outcome}`);
  }
  vi.unstubAllGlobals();
  expect(wrong).toEqual([]);
});

describe('fault 36: on a shared phone, which saves nothing', () => {
  it.each(kinds.map((kind) => [kind.sender.kind, kind] as const))(
    'an item of kind %s is sent, refused or stays on the screen, as the table says',
    async (_, { sender, payload }) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const wrong: string[] = [];
      for (const one of of('shared phone')) {
        const id = crypto.randomUUID();
        vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) =>
          responseTo(one, id, String(init?.body), false),
        );
        // Without an outbox nothing can be queued.
        const became = await submit(sender, { id, payload: payload(id) }).then(
          ({ outcome, ...rest }) => ('saved' in rest && rest.saved ? 'kept' : outcome),
          (error: unknown) => (error instanceof StorageRefusedError ? 'failed' : String(error)),
        );
        const expected = { D: 'delivered', N: 'refused' }[one.outcome as string] ?? 'failed';
        if (became !== expected) wrong.push(`${titleOf(one)}: ${became}`);
      }
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      expect(wrong).toEqual([]);
    },
  );
});

/** An answer that browsers hide from the page. */
const hidden = (type: ResponseType) =>
  ({ ok: false, status: 0, type, headers: new Headers() }) as Response;

const unanswered: Record<string, (signal: AbortSignal) => Promise<Response>> = {
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer in time': (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  'connection lost within the answer': async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.error(new TypeError('network error'));
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    ),
  'opaque answer': async () => hidden('opaque'),
  'redirect, as browsers show it': async () => hidden('opaqueredirect'),
};

describe.each(owners)('fault 36: for an item that is %s', (owner) => {
  it.each(Object.entries(withoutStatus))('%s: as the table says', async (name, { outcome }) => {
    const answer = unanswered[name];
    if (!answer) throw new Error(`No such attempt: ${name}`);
    for (const { sender, payload } of kinds) {
      const id = crypto.randomUUID();
      const signal = AbortSignal.timeout(10);
      const ownerId = owner === 'signed in' ? user : 'anon';
      const { kind, schemaVersion } = sender;
      const item = { id, kind, schemaVersion, ownerId, payload: payload(id) } as OutboxItem;
      const result = await sender.send(item, {
        signal,
        fetch: () => answer(signal),
      });
      expect(result).toMatchObject({ outcome: 'retry' });
      const isLoginPage = 'error' in result && result.error.code === 'login-page';
      expect(isLoginPage).toBe(outcome === 'w');
    }
  });
});

it('every body and outcome of the table has its cases', () => {
  expect(new Set(cases.map(({ body }) => body)).size).toBe(Object.keys(bodies).length);
  expect([...new Set(cases.map(({ outcome }) => outcome))].sort()).toEqual(
    ['D', 'H', 'N', 'a', 'r', 'w'].sort(),
  );
});
