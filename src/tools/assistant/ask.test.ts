import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { business } from '../../content/business.ts';
import { text as en } from '../../locales/en/tools/assistant.ts';
import type { Locale } from '../../locales/languages.ts';
import { openOutboxDb } from '../../platform/offline/db.ts';
import { createOutbox, type Outbox } from '../../platform/offline/outbox.ts';
import { isUnanswered } from '../../platform/offline/receipt.ts';
import { sender as chatSender, type ChatRequest } from './chat.outbox.ts';
import type { AnswerLanguage, DeviceAnswer, Passage } from './device-answer.ts';

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
  languageToAnswer: vi.fn<(question: string, page: Locale) => Promise<AnswerLanguage>>(),
}));
vi.mock('./device-answer.ts', () => phone);

const context = { locale: 'en', texts: en } as const;
const fetched = vi.fn<typeof fetch>();
/** Event target in place of the window, which Node does not have. */
let storageEvents: EventTarget;
let outbox: Outbox;
let savesNothing = false;
/** Runs while the outbox opens. */
let whileOpening = () => undefined as void;

/** Loads fresh modules, like a new tab, so that tests do not share state. */
async function start() {
  vi.resetModules();
  const access = await import('../../platform/offline/outbox-access.ts');
  const { ask, askAgain } = await import('./ask.ts');
  const { collectAnswers, withdrawQuestions } = await import('./collect-answers.ts');
  const store = await import('./conversation-store.ts');
  const { assistantStore } = store;
  access.provideOutbox(async () => async () => {
    if (savesNothing) throw new Error('No storage');
    whileOpening();
    return { ...outbox, close: () => undefined };
  });
  const messages = () => assistantStore.getState().conversations[0]?.messages ?? [];
  return {
    ask,
    askAgain,
    collectAnswers,
    withdrawQuestions,
    store,
    show: access.showOutboxItems,
    /** Lets the outbox send and inform the page, as often as a test calls it. */
    async drain() {
      await outbox.drain();
      for (let told = 0; told < 2; told++) access.showOutboxItems(await outbox.list());
    },
    messages,
    said: () =>
      messages().flatMap((message) =>
        message.sender === 'assistant' ? [`${message.origin}: ${message.content}`] : [],
      ),
    state: () => messages().flatMap((message) => (message.sender === 'user' ? message.state : [])),
  };
}

const answersWith = (changes: object) => async (_: unknown, init?: RequestInit) => {
  const { id } = JSON.parse(String(init?.body)) as ChatRequest;
  return Response.json({ id, ...changes }, { headers: { 'x-niyam-item': id } });
};
const refuses = (code: string, status: number) => async (_: unknown, init?: RequestInit) => {
  const { id } = JSON.parse(String(init?.body)) as ChatRequest;
  const refusal = { item: id, error: { code, message: 'Refused.' } };
  return Response.json(refusal, { status, headers: { 'x-niyam-item': id } });
};

const noNetwork = async () => Promise.reject(new TypeError('Failed to fetch'));
const yes = answersWith({ status: 'answered', answer: 'Yes [1].', cited: [1] });
const queuedIds = async () => (await outbox.list()).map(({ id }) => id);

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  storageEvents = new EventTarget();
  vi.stubGlobal('addEventListener', storageEvents.addEventListener.bind(storageEvents));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  fetched.mockReset();
  savesNothing = false;
  whileOpening = () => undefined;
  phone.answerOnDevice.mockResolvedValue({ kind: 'answer', text: 'Found.', sources: [passage] });
  phone.passagesFor.mockResolvedValue([passage]);
  phone.languageToAnswer.mockImplementation(async (_, page) => ({ language: page }));
  phone.needsEarlier.mockImplementation(async (question) => question.startsWith('How much'));
  for (const name of ['niyam-small', 'niyam']) {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
  }
  const db = openOutboxDb();
  const options = { db, senders: [chatSender], ownerId: () => 'somebody', locks: undefined };
  outbox = createOutbox({ ...options, fetch: (...args) => fetched(...args) });
  return () => db.close();
});

test('the model’s answer stands below its question, with the passages it cites', async () => {
  fetched.mockImplementation(yes);
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
  expect(said()).toEqual(['phone: Found.', `site: ${en.uncited} ${en.urgent(business.phone)}`]);
});

test('a failure has its words, and what the phone found stands below', async () => {
  fetched.mockImplementation(refuses('model-rate-limited', 429));
  const { ask, askAgain, said, messages } = await start();
  await ask('Do I?', context);
  expect(said()[0]).toContain(en.failures.rateLimited);
  expect(said()[1]).toBe('phone: Found.');
  fetched.mockImplementation(yes);
  await askAgain(messages()[0]?.id ?? '', context);
  expect(said().slice(1)).toEqual(['phone: Found.', 'model: Yes [1].']);
});

test('without a model the phone answers and says so once, and the function is not asked a second time', async () => {
  fetched.mockImplementation(refuses('not-available', 404));
  const { ask, said } = await start();
  await ask('Do I?', context);
  const first = ['phone: Found.', `site: ${en.notAvailable}`];
  expect(said()).toEqual(first);
  await ask('And now?', context);
  expect(said()).toEqual([...first, 'phone: Found.']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([['the answer is not supported', answersWith({ status: 'uncited' })]])(
  'where %s, the visitor is offered the team, a second try and the helpline (CHAT-22, F8)',
  async (_, network) => {
    fetched.mockImplementation(network);
    const { ask, askAgain, messages, said } = await start();
    await ask('Do I?', context);
    const { support, later, call } = en.fallbackActions;
    expect(messages().at(-1)).toMatchObject({
      type: 'suggestion',
      failed: true,
      content: expect.stringContaining(en.urgent(business.phone)),
      metadata: { suggestedActions: [support, later, call] },
    });
    fetched.mockImplementation(yes);
    await askAgain(messages()[0]?.id ?? '', context);
    expect(said().at(-1)).toBe('model: Yes [1].');
  },
);

test('help with harm is declined on the phone, and nothing is sent', async () => {
  phone.answerOnDevice.mockResolvedValue({ kind: 'declined', text: 'No.', sources: [] });
  const { ask, said } = await start();
  await ask('How do I bribe him?', context);
  expect(said()).toEqual(['phone: No.']);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['no network', noNetwork],
  ['a portal’s page', async () => new Response('<h1>Log in</h1>')],
  ['a gateway’s error', async () => new Response('Bad gateway', { status: 502 })],
])('with %s the phone answers and the question waits under its own id', async (_, network) => {
  fetched.mockImplementation(network);
  const { ask, said, state, messages } = await start();
  await ask('Do I?', context);
  expect(said()).toEqual(['phone: Found.']);
  expect(state()).toEqual(['waiting']);
  // The worker sends it too, without a user, also after a sign-out.
  const item = { kind: 'chat', id: messages()[0]?.id, ownerId: 'anon' };
  expect(await outbox.list()).toMatchObject([item]);
});

test('what had waited ends quietly where no model stands behind the site', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, collectAnswers, drain, said, state } = await start();
  await ask('Do I?', context);
  fetched.mockImplementation(refuses('not-available', 404));
  await drain();
  const waited = await outbox.list();
  expect(waited).toMatchObject([{ state: 'delivered' }]);
  // The text in the list of requests.
  expect(waited.map(isUnanswered)).toEqual([true]);
  collectAnswers(en);
  await vi.waitFor(() => expect(state()).toEqual(['done']));
  expect(said()).toEqual(['phone: Found.', `site: ${en.notAvailable}`]);
  await vi.waitFor(async () => expect(await outbox.list()).toEqual([]));
});

test('what had waited is answered once, however often the outbox tells of it, and then forgotten', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, collectAnswers, drain, said, state } = await start();
  await ask('Do I?', context);
  collectAnswers(en);
  fetched.mockImplementation(yes);
  await drain();
  await vi.waitFor(async () => expect(await queuedIds()).toEqual([]));
  expect(said()).toEqual(['phone: Found.', 'model: Yes [1].']);
  expect(state()).toEqual(['done']);
});

test('a question that waits once more is answered too, and each failure is said', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, askAgain, collectAnswers, drain, said, messages } = await start();
  await ask('Do I?', context);
  collectAnswers(en);
  for (const [code, words] of [
    ['model-key', en.failures.configuration],
    ['model-invalid-request', en.failures.rephrase],
  ] as const) {
    fetched.mockImplementation(refuses(code, 400));
    await drain();
    await vi.waitFor(async () => expect(await queuedIds()).toEqual([]));
    expect(said().at(-1)).toContain(words);
    fetched.mockImplementation(noNetwork);
    await askAgain(messages()[0]?.id ?? '', context);
  }
  fetched.mockImplementation(yes);
  await drain();
  await vi.waitFor(() => expect(said().at(-1)).toBe('model: Yes [1].'));
});

test('a tab that has not heard of another’s question yet does not throw its answer away', async () => {
  fetched.mockImplementation(noNetwork);
  const first = await start();
  await first.store.loadConversations();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
  const second = await start();
  await second.ask('Do I?', context);
  vi.unstubAllGlobals();
  fetched.mockImplementation(yes);
  await outbox.drain();
  first.collectAnswers(en);
  first.show(await outbox.list());
  await vi.waitFor(async () => expect(await queuedIds()).toEqual([]));
  expect(first.said()).toEqual(['phone: Found.', 'model: Yes [1].']);
});

test('deleted from the outbox, a question does not say any more that it waits', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, collectAnswers, show, state, messages } = await start();
  await ask('Do I?', context);
  collectAnswers(en);
  // A list from before the item was queued proves nothing.
  show([]);
  for (let turn = 0; turn < 5; turn++) await outbox.list();
  expect(state()).toEqual(['waiting']);
  await outbox.cancel(messages()[0]?.id ?? '');
  show(await outbox.list());
  await vi.waitFor(() => expect(state()).toEqual(['withdrawn']));
});

test('when no question may leave the phone any more, none that waits does (CHAT-28)', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, withdrawQuestions, store, state } = await start();
  await ask('Do I?', context);
  fetched.mockImplementation(async () => {
    store.choose({ online: false });
    throw new TypeError('Failed to fetch');
  });
  await ask('And I?', context);
  await withdrawQuestions();
  expect(await queuedIds()).toEqual([]);
  expect(state()).toEqual(['withdrawn', 'done']);
});

test('a question does not wait when that is forbidden while the outbox is opened (CHAT-28)', async () => {
  fetched.mockImplementation(noNetwork);
  const { ask, store, said, state } = await start();
  whileOpening = () => store.choose({ online: false });
  await ask('Do I?', context);
  expect(await queuedIds()).toEqual([]);
  expect(said()).toEqual(['phone: Found.']);
  expect(state()).toEqual(['done']);
});

test('a question that is deleted while it is being asked does not wait (CHAT-29)', async () => {
  const { ask, store } = await start();
  fetched.mockImplementation(async () => {
    await store.deleteConversations();
    throw new TypeError('Failed to fetch');
  });
  await ask('Do I?', context);
  expect(await queuedIds()).toEqual([]);
});

test('when the phone is cleared or becomes a shared one, the screen forgets as well (CHAT-29)', async () => {
  fetched.mockImplementation(yes);
  const { ask, messages } = await start();
  await ask('Do I?', context);
  storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key: 'niyam.other' }));
  expect(messages()).toHaveLength(2);
  storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(messages()).toEqual([]);
});

test('after somebody signs out no question of theirs is on the screen, stored or waiting', async () => {
  fetched.mockImplementation(yes);
  const { ask, messages, store, show } = await start();
  await ask('Begun before signing in?', context);
  store.openConversation();
  fetched.mockImplementation(noNetwork);
  await ask('Continued while signed in?', context);
  store.setDraft('Not sent yet');
  const other = { id: crypto.randomUUID(), kind: 'chat-like', schemaVersion: 1, payload: {} };
  await outbox.enqueue({ ...other, ownerId: 'anon' });
  show(await outbox.list());
  const { forgetConversations } = await import('./stored.ts');
  await forgetConversations();
  await vi.waitFor(() => expect(messages()).toEqual([]));
  expect(store.assistantStore.getState()).toMatchObject({ conversations: [], draft: '' });
  expect(await queuedIds()).toEqual([other.id]);
  const next = await start();
  await next.store.loadConversations();
  expect(next.store.assistantStore.getState()).toMatchObject({ conversations: [], draft: '' });
});

test('an answer that comes after somebody has signed out is not shown to the next person', async () => {
  const { ask, messages } = await start();
  const { forgetConversations } = await import('./stored.ts');
  fetched.mockImplementation(async (...request) => {
    await forgetConversations();
    return yes(...request);
  });
  await ask('Do I?', context);
  await vi.waitFor(() => expect(messages()).toEqual([]));
});

test('a question without a matter is asked with the one before it, also after another such', async () => {
  fetched.mockImplementation(yes);
  const { ask, messages } = await start();
  for (const question of ['How much?', 'A licence?', 'How much?', 'How much late?']) {
    await ask(question, context);
  }
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as ChatRequest);
  expect(sent.map(({ question }) => question)).toEqual([
    'How much?',
    'A licence?',
    'A licence?\nHow much?',
    'A licence?\nHow much late?',
  ]);
  const questions = messages().filter((message) => message.sender === 'user');
  expect(questions.at(-1)).toMatchObject({ content: 'How much late?', about: 'A licence?' });
});

test('what the guides do not hold is not sent: the model would have nothing to cite', async () => {
  phone.answerOnDevice.mockResolvedValue({ kind: 'unknown', text: 'No.', sources: [] });
  phone.passagesFor.mockResolvedValue([]);
  const { ask, said, state } = await start();
  await ask('Who won?', context);
  expect(fetched).not.toHaveBeenCalled();
  expect(said()).toEqual(['phone: No.']);
  expect(state()).toEqual(['done']);
});

test('asked again, a question takes along what it took the first time: its id stands for that', async () => {
  fetched.mockImplementation(refuses('model-rate-limited', 429));
  const { ask, askAgain, messages } = await start();
  await ask('Do I?', context);
  phone.passagesFor.mockResolvedValue([{ ...passage, text: 'Another text.' }]);
  await askAgain(messages()[0]?.id ?? '', context);
  const [first, second] = fetched.mock.calls.map(([, init]) => init?.body);
  expect(second).toBe(first);
});

test('a question asked before what is kept was read stands below it', async () => {
  fetched.mockImplementation(yes);
  const before = await start();
  await before.ask('Before?', context);
  const { ask, messages, store } = await start();
  const loading = store.loadConversations();
  await ask('Now?', context);
  await loading;
  expect(messages().map(({ content }) => content)).toEqual([
    'Before?',
    'Yes [1].',
    'Now?',
    'Yes [1].',
  ]);
});

test('what changes while another tab’s change is read stays on the screen', async () => {
  fetched.mockImplementation(yes);
  const { ask, messages, store } = await start();
  await ask('Do I?', context);
  for (let turns = 0; turns < 6; turns++) {
    const reading = store.readAgain();
    for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
    const changing = ask('And now?', context);
    await reading;
    await changing;
    expect(messages()).toHaveLength(2 * (turns + 2));
  }
});

test('no answer from anywhere: it fails as a whole, and can be asked again (CHAT-23)', async () => {
  phone.answerOnDevice.mockRejectedValue(new Error('Nothing to search'));
  const { ask, state } = await start();
  await expect(ask('Do I?', context)).rejects.toThrow('Nothing to search');
  expect(state()).toEqual(['asking']);
});

test('a phone that keeps nothing answers, and says that the question cannot wait', async () => {
  fetched.mockImplementation(noNetwork);
  savesNothing = true;
  const { ask, said, state } = await start();
  await ask('Do I?', context);
  expect(said()).toEqual(['phone: Found.', `site: ${en.notQueued}`]);
  expect(state()).toEqual(['done']);
});

test('a question in Telugu is answered in Telugu by the phone and by the model', async () => {
  fetched.mockImplementation(yes);
  phone.languageToAnswer.mockResolvedValue({ language: 'te' });
  const { ask, messages } = await start();
  await ask('కావాలా?', context);
  expect(phone.answerOnDevice).toHaveBeenLastCalledWith('కావాలా?', 'te');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ locale: 'te' });
  expect(messages().map(({ language }) => language)).toEqual(['te', 'te']);
});

test('the visitor chooses the language of the answer', async () => {
  fetched.mockImplementation(yes);
  phone.languageToAnswer.mockResolvedValue({ language: 'te' });
  const { ask, messages } = await start();
  await ask('కావాలా?', context, 'en');
  expect(phone.answerOnDevice).toHaveBeenLastCalledWith('కావాలా?', 'en');
  expect(messages()[1]).toMatchObject({ language: 'en' });
});

test('asked again, a question gets the language that was missing', async () => {
  fetched.mockImplementation(refuses('model-rate-limited', 429));
  phone.languageToAnswer.mockResolvedValueOnce({ language: 'en', missing: 'te' });
  const { ask, askAgain, messages } = await start();
  await ask('కావాలా?', context);
  expect(messages().find(({ id }) => id.endsWith('phone'))).toMatchObject({ missing: 'te' });
  phone.languageToAnswer.mockResolvedValueOnce({ language: 'te' });
  fetched.mockImplementation(yes);
  await askAgain(messages()[0]?.id ?? '', context);
  expect(messages().at(-1)).toMatchObject({ language: 'te' });
  expect(messages().at(-1)).not.toHaveProperty('missing');
});
