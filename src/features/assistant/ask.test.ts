import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../i18n/words/assistant/en.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { NewItem } from '../../platform/offline/outbox.ts';
import type { ChatRequest } from './chat.sender.ts';
import type { DeviceAnswer, Passage } from './device-answer.ts';

const passage: Passage = {
  title: 'FSSAI',
  heading: 'Fees',
  path: '/fssai-compliance',
  anchor: 'fees',
  text: 'The fee.',
};
const phone = vi.hoisted(() => ({
  answerOnDevice: vi.fn<() => Promise<DeviceAnswer>>(),
  passagesFor: vi.fn<() => Promise<Passage[]>>(),
  needsEarlier: vi.fn<(question: string) => Promise<boolean>>(),
}));
vi.mock('./device-answer.ts', () => phone);

const context = { locale: 'en', words: en } as const;
const fetched = vi.fn<typeof fetch>();
const queued: NewItem[] = [];
const forgotten: string[] = [];
let keepsNothing = false;

/** The modules anew: what they remember of one test is nothing to the next. */
async function start() {
  vi.resetModules();
  const access = await import('../../platform/offline/outbox-access.ts');
  const { ask, askAgain } = await import('./ask.ts');
  const { collectAnswers } = await import('./collect-answers.ts');
  const { assistantStore } = await import('./conversation-store.ts');
  access.provideOutbox(async () => async () => {
    if (keepsNothing) throw new Error('No storage');
    const outbox = {
      enqueue: async (item: NewItem) => void queued.push(item),
      forget: async (id: string) => void forgotten.push(id),
      close: () => undefined,
    };
    return outbox as unknown as Awaited<ReturnType<typeof access.openOutbox>> & {
      close: () => void;
    };
  });
  const messages = () => assistantStore.getState().conversations[0]?.messages ?? [];
  return {
    ask,
    askAgain,
    collectAnswers,
    show: access.showOutboxItems,
    messages,
    said: () =>
      messages().flatMap((message) =>
        message.sender === 'assistant' ? [`${message.origin}: ${message.content}`] : [],
      ),
    state: () => messages().flatMap((message) => (message.sender === 'user' ? message.state : [])),
  };
}

const answers =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const answersWith = (changes: object) => async (_: unknown, init?: RequestInit) => {
  const { id } = JSON.parse(String(init?.body)) as ChatRequest;
  return Response.json({ id, ...changes });
};
const refuses = (code: string, status: number) =>
  answers({ error: { code, message: 'Refused.' } }, status);

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  fetched.mockReset();
  queued.length = 0;
  forgotten.length = 0;
  keepsNothing = false;
  phone.answerOnDevice.mockResolvedValue({ kind: 'answer', text: 'Found.', sources: [passage] });
  phone.passagesFor.mockResolvedValue([passage]);
  phone.needsEarlier.mockImplementation(async (question) => question.startsWith('And '));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('niyam-small');
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
});

test('the model’s answer stands below its question, with the passages it cites', async () => {
  fetched.mockImplementation(answersWith({ status: 'answered', answer: 'Yes [1].', cited: [1] }));
  const { ask, messages, said, state } = await start();
  await ask(' Do I? ', context);
  expect(said()).toEqual(['model: Yes [1].']);
  expect(state()).toEqual(['done']);
  expect(messages()[1]).toMatchObject({ sources: [{ number: 1, passage }] });
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as ChatRequest;
  expect(body).toEqual({
    id: expect.any(String),
    question: 'Do I?',
    locale: 'en',
    passages: [{ title: 'FSSAI', heading: 'Fees', path: '/fssai-compliance', text: 'The fee.' }],
  });
});

test('an answer without a passage is not shown: the phone’s is, and it is said why', async () => {
  fetched.mockImplementation(answersWith({ status: 'uncited' }));
  const { ask, said } = await start();
  await ask('Do I?', context);
  expect(said()).toEqual(['phone: Found.', `site: ${en.uncited}`]);
});

test('a failure has its words, and what the phone found stands below', async () => {
  fetched.mockImplementation(refuses('model-rate-limited', 429));
  const { ask, askAgain, said, messages } = await start();
  await ask('Do I?', context);
  expect(said()[0]).toContain(en.failures.rateLimited);
  expect(said()[1]).toBe('phone: Found.');
  fetched.mockImplementation(answersWith({ status: 'answered', answer: 'Yes [1].', cited: [1] }));
  await askAgain(messages()[0]?.id ?? '', context);
  expect(said().slice(1)).toEqual(['phone: Found.', 'model: Yes [1].']);
});

test('without a model the phone answers, and the function is not asked a second time', async () => {
  fetched.mockImplementation(refuses('not-available', 404));
  const { ask, said } = await start();
  await ask('Do I?', context);
  expect(said()).toEqual(['phone: Found.']);
  await ask('And now?', context);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a question without a matter is asked with the one before it, also after another such', async () => {
  fetched.mockImplementation(answersWith({ status: 'answered', answer: 'Yes [1].', cited: [1] }));
  const { ask, messages } = await start();
  for (const question of ['And alone?', 'A licence?', 'And how much?', 'And till when?']) {
    await ask(question, context);
  }
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as ChatRequest);
  expect(sent.map(({ question }) => question)).toEqual([
    'And alone?',
    'A licence?',
    'A licence?\nAnd how much?',
    'A licence?\nAnd till when?',
  ]);
  const kept = messages().filter((message) => message.sender === 'user');
  expect(kept.at(-1)).toMatchObject({ content: 'And till when?', about: 'A licence?' });
});

test('help with harm is declined on the phone, and nothing is sent', async () => {
  phone.answerOnDevice.mockResolvedValue({ kind: 'declined', text: 'No.', sources: [] });
  const { ask, said } = await start();
  await ask('How do I bribe him?', context);
  expect(said()).toEqual(['phone: No.']);
  expect(fetched).not.toHaveBeenCalled();
});

test('what the guides do not hold is not sent: the model could cite nothing', async () => {
  phone.answerOnDevice.mockResolvedValue({ kind: 'unknown', text: 'Not here.', sources: [] });
  phone.passagesFor.mockResolvedValue([]);
  const { ask, said, state } = await start();
  await ask('Who wins?', context);
  expect(said()).toEqual(['phone: Not here.']);
  expect(state()).toEqual(['done']);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal’s page', async () => new Response('<h1>Log in</h1>')],
  ['a gateway’s error', async () => new Response('Bad gateway', { status: 502 })],
])('with %s the phone answers and the question waits under its own id', async (_, network) => {
  fetched.mockImplementation(network);
  const { ask, said, state, messages } = await start();
  await ask('Do I?', context);
  expect(said()).toEqual(['phone: Found.']);
  expect(state()).toEqual(['waiting']);
  expect(queued).toMatchObject([{ kind: 'chat', id: messages()[0]?.id }]);
});

test('what had waited is answered once, however often the outbox tells of it, and then forgotten', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { ask, collectAnswers, show, said, state, messages } = await start();
  await ask('Do I?', context);
  collectAnswers(en);
  const item: OutboxItem = {
    id: messages()[0]?.id ?? '',
    kind: 'chat',
    schemaVersion: 1,
    ownerId: 'anon',
    payload: null,
    state: 'delivered',
    attempts: 1,
    nextAt: 0,
    leaseUntil: null,
    leaseOwner: null,
    lastError: null,
    receipt: { status: 'answered', answer: 'Yes [1].', cited: [1] },
    createdAt: 0,
    deliveredAt: 0,
  };
  show([item]);
  show([item]);
  await vi.waitFor(() => expect(forgotten).toEqual([item.id]));
  expect(said()).toEqual(['phone: Found.', 'model: Yes [1].']);
  expect(state()).toEqual(['done']);
});

test('no answer from anywhere and no place to wait: it fails as a whole (CHAT-23)', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  phone.answerOnDevice.mockRejectedValue(new Error('Nothing to search'));
  keepsNothing = true;
  const { ask, messages } = await start();
  await expect(ask('Do I?', context)).rejects.toThrow('No storage');
  expect(messages()).toHaveLength(1);
});
