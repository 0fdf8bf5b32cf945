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
  deviceAnswer,
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

/** Language and texts of the site's own answers. */
export interface AskContext {
  locale: Locale;
  texts: TextOf<'assistant'>;
}

/** Timeout of a question in the outbox, in ms. */
const sendMs = 30_000;
/** After this time in ms the visitor gets the device's answer. The model's answer follows below it. */
const timeoutMs = 8_000;
/**
 * Time in ms for which the function knows the answer of an id (assistant-store.ts). Within it a repeated
 * question must be identical.
 */
const sameForMs = 2 * 24 * 60 * 60_000;

/**
 * The function has said that there is no model. It is not asked again before a reload, or before the visitor
 * repeats a question.
 */
let hasNoModel = false;

/**
 * Asks a question. It appears in the conversation at once and gets an answer of the model, of the device, or
 * both. Without a network it also waits in the outbox. `language`: the visitor has chosen the answer's; otherwise the
 * question's words do.
 * Throws when there was no answer and the question cannot wait (CHAT-23); it stays in the conversation.
 */
export const ask = (typed: string, context: AskContext, language?: Locale): Promise<void> =>
  whileWaiting(async () => {
    // The saved conversations replace those on screen when they have been read.
    await loadConversations();
    await answer(addTyped(typed, context, language), context);
  });

/** Asks a question of the conversation again, under its old id. Throws as `ask` does. */
export const askAgain = (questionId: string, context: AskContext): Promise<void> =>
  whileWaiting(async () => {
    const question = findQuestion(assistantStore.getState().conversations, questionId);
    // A repeated question checks again whether there is a model.
    hasNoModel = false;
    if (question) await answer(question, context);
  });

/**
 * Loads the data for answers when a question is being typed, so that it is ready before sending; also that of the
 * question's own language.
 */
export function getReadyToAnswer(locale: Locale, draft: string): void {
  import('./device-answer.ts')
    .then(({ getReady, getLanguageReady }) =>
      Promise.all([getReady(locale), getLanguageReady(draft, locale)]),
    )
    // The question itself reports this error later.
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

/** Adds the typed text to the open conversation, with identity numbers masked. */
function addTyped(typed: string, context: AskContext, language?: Locale): Question {
  const { text, hidden } = maskNumbers(typed.trim(), context.texts.hidden);
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
    ...(language && { language }),
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

/** Questions that this page is asking. Other questions in state `asking` belong to closed tabs. */
const underWay = new Set<string>();
export const isUnderWay = (questionId: string): boolean => underWay.has(questionId);

async function answerFrom(asked: Question, context: AskContext): Promise<void> {
  const { answerOnDevice, languageToAnswer, needsEarlier, passagesFor } =
    await import('./device-answer.ts');
  const earlier = askedBefore(assistantStore.getState().conversations, asked.id);
  const isAbout = earlier !== undefined && (await needsEarlier(asked.content, context.locale));
  const about = isAbout ? { about: earlier } : {};
  if (isAbout) await mark(asked.id, about);
  const text = asAsked(asked.content, about.about);
  // A repeated question may find the language that was missing.
  const known = asked.missing === undefined ? asked.language : undefined;
  const inLanguage = known
    ? { language: known }
    : {
        missing: undefined,
        ...(await languageToAnswer(asked.content, context.locale, about.about)),
      };
  const { language } = inLanguage;
  await mark(asked.id, inLanguage);
  const found = await answerOnDevice(text, language);
  const isRecent = Date.now() - Date.parse(asked.timestamp) < sameForMs;
  const before = isRecent ? asked.passages : [];
  const passages =
    found.kind === 'declined' || before.length > 0 ? before : await passagesFor(text, language);
  const question = { ...asked, ...about, ...inLanguage, passages };
  const turn: Turn = { question, found, context, toldFromPhone: false };
  // Without a passage the model can cite nothing, and an uncited answer is not shown.
  const canBeSent = found.kind !== 'declined' && passages.length > 0;
  if (!canBeSent || hasNoModel || !assistantStore.getState().choices.online) {
    return endFromDevice(turn);
  }
  await mark(asked.id, { passages });
  if (networkStore.getState().offline) return queue(turn);

  const sending = sendUnqueued(chatSender, itemOf(turn), sendMs);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeoutMs));
  if ((await Promise.race([sending, late])) === 'late') await tellFromDevice(turn, false);
  const result = await sending;
  if (result.outcome === 'delivered') return settle(turn, receiptOfChat(result.receipt));
  return settleFailure(turn, result.error);
}

/** A question that is being answered. */
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
  payload: chatRequest(question, question.language ?? context.locale),
  // No account data is sent, and the answer is awaited after a sign-out too.
  ownerId: 'anon',
});

/** Our server cannot be reached: the device answers, and the question waits. */
async function queue(turn: Turn): Promise<void> {
  const { question, context } = turn;
  await tellFromDevice(turn, true);
  let isWanted: boolean;
  try {
    const outbox = await openOutbox();
    const { conversations, choices } = assistantStore.getState();
    // The visitor has deleted the question, or forbidden sending questions, in the meantime.
    isWanted = findQuestion(conversations, question.id) !== undefined && choices.online;
    if (isWanted) await outbox.enqueue(itemOf(turn));
  } catch (error) {
    console.info('The question cannot wait on this phone', error);
    await endFromDevice(turn);
    return say(siteNote(question, 'not-queued', context.texts.notQueued));
  }
  if (!isWanted) return endFromDevice(turn);
  await mark(question.id, { state: 'waiting' });
}

/** Ends a question with the device's answer. */
async function endFromDevice(turn: Turn): Promise<void> {
  await tellFromDevice(turn, true);
  await mark(turn.question.id, { state: 'done' });
}

async function settle(turn: Turn, receipt: ChatReceipt | undefined): Promise<void> {
  // Questions asked here have passages, so the device never answers them alone.
  if (!receipt || receipt.status === 'by-phone') {
    return settleFailure(turn, { code: '', message: 'Not an answer' });
  }
  if (receipt.status === 'answered') await say(modelAnswer(turn.question, receipt));
  else {
    if (receipt.status === 'not-available') hasNoModel = true;
    await tellFromDevice(turn, true);
    await say(withoutModel(turn.question, receipt, turn.context.texts, crypto.randomUUID()));
  }
  await mark(turn.question.id, { state: 'done' });
}

async function settleFailure(turn: Turn, error: SendError): Promise<void> {
  if (isUnreached(error)) return queue(turn);
  console.error(`The assistant failed (${error.code}): ${error.message}`);
  await say(failure(turn.question, error, turn.context.texts, crypto.randomUUID()));
  await tellFromDevice(turn, false);
  await mark(turn.question.id, { state: 'done' });
}

/**
 * Adds the device's answer once. `evenNothing`: also says that the guides have no answer, because the visitor
 * waits.
 */
async function tellFromDevice(turn: Turn, evenNothing: boolean): Promise<void> {
  const { question, found } = turn;
  if (turn.toldFromPhone || (found.kind !== 'answer' && !evenNothing)) return;
  turn.toldFromPhone = true;
  await say(deviceAnswer(question, found));
}

const say = (message: Answer): Promise<void> =>
  changeConversations((all) => addAnswer(all, message));

const mark = (questionId: string, changed: Parameters<typeof markQuestion>[2]): Promise<void> =>
  changeConversations((all) => markQuestion(all, questionId, changed));
