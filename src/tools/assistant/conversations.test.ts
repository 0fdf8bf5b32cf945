import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { text as en } from '../../locales/en/tools/assistant.ts';
import { failure, failureOf, modelAnswer, deviceAnswer, siteNote } from './answers.ts';
import { noMetadata, type Question } from './chat-message.ts';
import {
  addAnswer,
  addQuestion,
  findQuestion,
  markQuestion,
  readConversations,
  titleOf,
  type Conversations,
} from './conversations.ts';

const passage = {
  title: 'FSSAI',
  heading: 'Fees',
  path: '/fssai-compliance',
  anchor: 'fees',
  text: 'The fee.',
};
const question = (id: string): Question => ({
  id,
  content: `Question ${id}?`,
  sender: 'user',
  timestamp: '2026-11-21T10:00:00.000Z',
  type: 'text',
  metadata: noMetadata,
  state: 'asking',
  passages: [passage],
  hidNumber: false,
});
const answered = { status: 'answered', answer: 'GST: pay ₹100 by the due date [1].' } as const;
const model = (id: string) => modelAnswer(question(id), { ...answered, cited: [1] });

test('a message has the fields of the specification (CHAT-06)', () => {
  const message = model('a');
  expect(message).toMatchObject({
    id: expect.any(String),
    content: answered.answer,
    sender: 'assistant',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    type: 'text',
    metadata: {
      complianceType: 'GST',
      urgency: 'medium',
      relatedRegulations: [],
      suggestedActions: [],
    },
  });
  expect(message.sources).toEqual([{ number: 1, passage }]);
});

test('an answer stands below its own question, however many were asked since', () => {
  let all: Conversations = addQuestion([], 'c', question('a'));
  all = addQuestion(all, 'c', question('b'));
  all = addAnswer(all, deviceAnswer(question('a'), { kind: 'unknown', text: 'No.', sources: [] }));
  all = addAnswer(all, model('a'));
  expect(all[0]?.messages.map(({ id }) => id)).toEqual(['a', 'a-phone', 'a-model', 'b']);
  expect(titleOf(all[0] ?? { id: '', startedAt: '', messages: [] })).toBe('Question a?');
});

test('an answer to a question that was deleted goes nowhere', () => {
  const all = addQuestion([], 'c', question('a'));
  expect(addAnswer(all, model('b'))).toEqual(all);
  expect(findQuestion(all, 'b')).toBeUndefined();
});

test('however often and in whatever order the same answers come, each stands once', () => {
  const start = addQuestion(addQuestion([], 'c', question('a')), 'd', question('b'));
  const answers = [model('a'), model('b'), siteNote(question('a'), 'uncited', 'None.')];
  assert(
    property(array(constantFrom(...answers), { maxLength: 12 }), (come) => {
      const all = come.reduce(addAnswer, start);
      const ids = all.flatMap(({ messages }) => messages.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(2 + new Set(come).size);
    }),
  );
});

test('what a question has come to is marked on it alone', () => {
  const all = addQuestion(addQuestion([], 'c', question('a')), 'c', question('b'));
  const marked = markQuestion(all, 'a', { state: 'waiting' });
  expect(findQuestion(marked, 'a')?.state).toBe('waiting');
  expect(findQuestion(marked, 'b')?.state).toBe('asking');
});

test('what is no conversation of this version is not read', () => {
  for (const damaged of [
    undefined,
    null,
    'text',
    { version: 2, conversations: [] },
    { version: 1 },
  ]) {
    expect(readConversations(damaged)).toEqual([]);
  }
});

test.each([
  ['model-rate-limited', 'rateLimited'],
  ['too-many', 'rateLimited'],
  ['budget-spent', 'budget'],
  ['model-invalid-request', 'rephrase'],
  ['invalid', 'rephrase'],
  ['model-key', 'configuration'],
  ['model-not-found', 'generic'],
  ['model-invalid-response', 'generic'],
  ['unavailable', 'generic'],
])(
  'the code %s has the words %s, the telephone and three actions (CHAT-16 to CHAT-22)',
  (code, words) => {
    expect(failureOf(code)).toBe(words);
    const message = failure(question('a'), { code, message: '' }, en, 'first');
    expect(message.content).toMatch(
      /For urgent compliance queries, you can also reach us at \+\d+\.$/,
    );
    expect(message.metadata.suggestedActions).toEqual([
      'Contact support team',
      'Try again later',
      'Call our helpline',
    ]);
  },
);
