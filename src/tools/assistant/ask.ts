import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import { networkStore } from '../../platform/device/network-store.ts';
import { chatKind } from './stored.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { sendUnqueued } from '../../platform/offline/send-unqueued.ts';
import type { NewItem } from '../../platform/offline/outbox.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import {
  failure,
  isUnreached,
  modelAnswer,
  phoneAnswer,
  siteNote,
  withoutModel,
} from './answers.ts';
import { noMetadata, type Answer, type Question } from './chat-message.ts';
import { asAsked, chatRequest } from './chat-request.ts';
import { sender as chatSender, receiptOfChat, type ChatReceipt } from './chat.outbox.ts';
import {
  assistantStore,
  changeConversations,
  loadConversations,
  setWaiting,
} from './conversation-store.ts';
import {
  addAnswer,
  addQuestion,
  askedBefore,
  findQuestion,
  markQuestion,
} from './conversations.ts';
import type { DeviceAnswer } from './device-answer.ts';
import { maskNumbers } from './mask-numbers.ts';

/** The language and the words that answers of the site's own are written in. */
export interface AskContext {
  locale: Locale;
  words: TextOf<'assistant'>;
}

/** As long as the outbox gives a question. */
const sendMs = 30_000;
/** By then the visitor gets what the phone has found, and the model's answer follows below it. */
const patienceMs = 8_000;
/** So long the function knows what it answered under an id (assistant-store.ts): asked again, it must be the same. */
const sameForMs = 2 * 24 * 60 * 60_000;

/** The function has said that there is no model: it is not asked again before the page is loaded anew or somebody asks a question again. */
let hasNoModel = false;

/**
 * Asks a question: it stands in the conversation at once, and gets an answer from the model, from the
 * phone, or both. Without a network it waits in the outbox as well.
 * @throws when it got no answer at all and cannot wait either (CHAT-23): it stays in the conversation.
 */
export const ask = (typed: string, context: AskContext): Promise<void> =>
  whileWaiting(async () => {
    // What is kept takes the place of what is on the screen when it has been read.
    await loadConversations();
    await answer(addTyped(typed, context), context);
  });

/** Asks a question of the conversation once more, under its old id. @throws as `ask` does. */
export const askAgain = (questionId: string, context: AskContext): Promise<void> =>
  whileWaiting(async () => {
    const question = findQuestion(assistantStore.getState().conversations, questionId);
    // Who asks again wants to know whether there is a model by now.
    hasNoModel = false;
    if (question) await answer(question, context);
  });

/** To be called when a question stands in the field: what the phone answers with is read before it is sent. */
export function getReadyToAnswer(locale: Locale): void {
  import('./device-answer.ts')
    .then(({ getReady }) => getReady(locale))
    // The question will say so, if it comes.
    .catch((error: unknown) => console.info('The answers are not ready', error));
}

async function whileWaiting(work: () => Promise<void>): Promise<void> {
  setWaiting(true);
  try {
    await work();
  } finally {
    setWaiting(false);
  }
}

/** Puts what was typed into the open conversation, without numbers that are nobody's business. */
function addTyped(typed: string, context: AskContext): Question {
  const { text, hidden } = maskNumbers(typed.trim(), context.words.hidden);
  const question: Question = {
    id: crypto.randomUUID(),
    content: text,
    sender: 'user',
    timestamp: new Date().toISOString(),
    type: 'text',
    metadata: noMetadata,
    state: 'asking',
    passages: [],
    hidNumber: hidden,
  };
  const { currentId } = assistantStore.getState();
  void changeConversations((all) => addQuestion(all, currentId, question));
  return question;
}

async function answer(question: Question, context: AskContext): Promise<void> {
  underWay.add(question.id);
  try {
    await mark(question.id, { state: 'asking' });
    await answerFrom(question, context);
  } finally {
    underWay.delete(question.id);
  }
}

/** Questions that this page is asking now; another that says `asking` was left by a closed tab. */
const underWay = new Set<string>();
export const isUnderWay = (questionId: string): boolean => underWay.has(questionId);

async function answerFrom(asked: Question, context: AskContext): Promise<void> {
  const { answerOnDevice, needsEarlier, passagesFor } = await import('./device-answer.ts');
  const earlier = askedBefore(assistantStore.getState().conversations, asked.id);
  const isAbout = earlier !== undefined && (await needsEarlier(asked.content, context.locale));
  const about = isAbout ? { about: earlier } : {};
  if (isAbout) await mark(asked.id, about);
  const text = asAsked(asked.content, about.about);
  const found = await answerOnDevice(text, context.locale);
  const isRecent = Date.now() - Date.parse(asked.timestamp) < sameForMs;
  const before = isRecent ? asked.passages : [];
  const passages =
    found.kind === 'declined' || before.length > 0
      ? before
      : await passagesFor(text, context.locale);
  const question = { ...asked, ...about, passages };
  const turn: Turn = { question, found, context, toldFromPhone: false };
  // Without a passage the model could cite none, and what it said would not be shown.
  const canBeSent = found.kind !== 'declined' && passages.length > 0;
  if (!canBeSent || hasNoModel || !assistantStore.getState().choices.online) {
    return endFromPhone(turn);
  }
  await mark(asked.id, { passages });
  if (networkStore.getState().offline) return queue(turn);

  const sending = sendUnqueued(chatSender, itemOf(turn), sendMs);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patienceMs));
  if ((await Promise.race([sending, late])) === 'late') await tellFromPhone(turn, false);
  const result = await sending;
  if (result.outcome === 'delivered') return settle(turn, receiptOfChat(result.receipt));
  return settleFailure(turn, result.error);
}

/** A question on its way to its answers. */
interface Turn {
  question: Question;
  found: DeviceAnswer;
  context: AskContext;
  toldFromPhone: boolean;
}

const itemOf = ({ question, context }: Turn): NewItem & { id: string } => ({
  id: question.id,
  kind: chatKind,
  schemaVersion: chatSender.schemaVersion,
  payload: chatRequest(question, context.locale),
  // Nothing of an account goes along, and the answer is awaited also after signing out.
  ownerId: 'anon',
});

/** No network, or none that leads to our server: the phone answers, and the question waits. */
async function queue(turn: Turn): Promise<void> {
  const { question, context } = turn;
  await tellFromPhone(turn, true);
  let isWanted: boolean;
  try {
    const outbox = await openOutbox();
    const { conversations, choices } = assistantStore.getState();
    // Deleted, or forbidden to leave the phone, in the meantime.
    isWanted = findQuestion(conversations, question.id) !== undefined && choices.online;
    if (isWanted) await outbox.enqueue(itemOf(turn));
  } catch (error) {
    console.info('The question cannot wait on this phone', error);
    await endFromPhone(turn);
    return say(siteNote(question, 'not-queued', context.words.notQueued));
  }
  if (!isWanted) return endFromPhone(turn);
  await mark(question.id, { state: 'waiting' });
}

/** The phone's answer is all there will be. */
async function endFromPhone(turn: Turn): Promise<void> {
  await tellFromPhone(turn, true);
  await mark(turn.question.id, { state: 'done' });
}

async function settle(turn: Turn, receipt: ChatReceipt | undefined): Promise<void> {
  // A question that is asked here has its passages: it is never answered by the device alone.
  if (!receipt || receipt.status === 'by-phone') {
    return settleFailure(turn, { code: '', message: 'Not an answer' });
  }
  if (receipt.status === 'answered') await say(modelAnswer(turn.question, receipt));
  else {
    if (receipt.status === 'not-available') hasNoModel = true;
    await tellFromPhone(turn, true);
    await say(withoutModel(turn.question, receipt, turn.context.words, crypto.randomUUID()));
  }
  await mark(turn.question.id, { state: 'done' });
}

async function settleFailure(turn: Turn, error: SendError): Promise<void> {
  if (isUnreached(error)) return queue(turn);
  console.error(`The assistant failed (${error.code}): ${error.message}`);
  await say(failure(turn.question, error, turn.context.words, crypto.randomUUID()));
  await tellFromPhone(turn, false);
  await mark(turn.question.id, { state: 'done' });
}

/** Says what the phone has found, once; and, where somebody waits for an answer, that it found nothing. */
async function tellFromPhone(turn: Turn, evenNothing: boolean): Promise<void> {
  const { question, found } = turn;
  if (turn.toldFromPhone || (found.kind !== 'answer' && !evenNothing)) return;
  turn.toldFromPhone = true;
  await say(phoneAnswer(question, found));
}

const say = (message: Answer): Promise<void> =>
  changeConversations((all) => addAnswer(all, message));

const mark = (
  questionId: string,
  changed: Partial<Pick<Question, 'state' | 'passages' | 'about'>>,
): Promise<void> => changeConversations((all) => markQuestion(all, questionId, changed));
