import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/messages.ts';
import type { en } from '../../i18n/words/assistant/en.ts';
import { networkStore } from '../../platform/device/network-store.ts';
import { openOutbox } from '../../platform/offline/outbox-access.ts';
import { sendUnqueued } from '../../platform/offline/send-unqueued.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import {
  failure,
  isUnreached,
  modelAnswer,
  notAvailableCode,
  phoneAnswer,
  siteNote,
} from './answers.ts';
import { noMetadata, type Answer, type Question } from './chat-message.ts';
import {
  chatKind,
  chatSender,
  receiptOfChat,
  type ChatReceipt,
  type ChatRequest,
} from './chat.sender.ts';
import { assistantStore, changeConversations, setWaiting } from './conversation-store.ts';
import {
  addAnswer,
  addQuestion,
  askedBefore,
  findQuestion,
  markQuestion,
} from './conversations.ts';
import type { DeviceAnswer, Passage } from './device-answer.ts';
import { maskNumbers } from './mask-numbers.ts';

/** The language and the words that answers of the site's own are written in. */
export interface AskContext {
  locale: Locale;
  words: Words<typeof en>;
}

/** As long as the outbox gives a question. */
const sendMs = 30_000;
/** By then the visitor gets what the phone has found, and the model's answer follows below it. */
const patienceMs = 8_000;
/** As much as the function takes of a passage and of a question. */
const longestPassage = 1600;
export const longestQuestion = 1000;

/** The function has said that there is no model: it is not asked again before the page is loaded anew. */
let hasNoModel = false;

/**
 * Asks a question: it stands in the conversation at once, and gets an answer from the model, from the
 * phone, or both. Without a network it waits in the outbox as well.
 * @throws when it got no answer at all and cannot wait either (CHAT-23): it stays in the conversation.
 */
export async function ask(typed: string, context: AskContext): Promise<void> {
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
  await answer(question, context);
}

/** Asks a question of the conversation once more, under its old id. @throws as `ask` does. */
export async function askAgain(questionId: string, context: AskContext): Promise<void> {
  const question = findQuestion(assistantStore.getState().conversations, questionId);
  if (question) await answer(question, context);
}

async function answer(question: Question, context: AskContext): Promise<void> {
  underWay.add(question.id);
  setWaiting(true);
  try {
    await mark(question.id, { state: 'asking' });
    await answerFrom(question, context);
  } finally {
    setWaiting(false);
    underWay.delete(question.id);
  }
}

/** Questions that this page is asking now; another that says `asking` was left by a closed tab. */
const underWay = new Set<string>();
export const isUnderWay = (questionId: string): boolean => underWay.has(questionId);

async function answerFrom(asked: Question, context: AskContext): Promise<void> {
  const { found, passages, about } = await lookUp(asked, context.locale);
  if (found?.kind === 'declined') {
    await say(phoneAnswer(asked, found));
    return mark(asked.id, { state: 'done' });
  }
  const question = { ...asked, passages, ...(about !== undefined && { about }) };
  await mark(question.id, { passages, ...(about !== undefined && { about }) });
  const turn: Turn = { question, found, context, toldFromPhone: false };
  // Where the guides hold nothing there is nothing to cite, and what cites nothing is not shown.
  const isHopeless = hasNoModel || found?.kind === 'unknown';
  if (isHopeless || !assistantStore.getState().choices.online) {
    await tellFromPhone(turn, true);
    return mark(question.id, { state: 'done' });
  }
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
  found: DeviceAnswer | undefined;
  context: AskContext;
  toldFromPhone: boolean;
}

interface LookedUp {
  found: DeviceAnswer | undefined;
  passages: Passage[];
  about: string | undefined;
}

/** What the phone knows: its own answer, and passages for the model. Neither is there without the guides. */
async function lookUp(question: Question, locale: Locale): Promise<LookedUp> {
  try {
    const { answerOnDevice, needsEarlier, passagesFor } = await import('./device-answer.ts');
    const before = askedBefore(assistantStore.getState().conversations, question.id);
    const isShort = before !== undefined && (await needsEarlier(question.content, locale));
    const about = isShort ? before : undefined;
    const text = asAsked({ ...question, about });
    const found = await answerOnDevice(text, locale);
    const passages = found.kind === 'declined' ? [] : await passagesFor(text, locale);
    return { found, passages, about };
  } catch (error) {
    console.info('The phone has no answer of its own', error);
    return { found: undefined, passages: [], about: undefined };
  }
}

/** A question with the earlier one that it needs to be understood. */
const asAsked = ({ content, about }: { content: string; about?: string | undefined }): string =>
  about === undefined ? content : `${about}\n${content}`;

function itemOf({ question, context }: Turn) {
  const payload: ChatRequest = {
    id: question.id,
    question: asAsked(question).slice(-longestQuestion),
    locale: context.locale,
    passages: question.passages.map(({ title, heading, path, text }) => ({
      title: title.slice(0, 200),
      heading: heading.slice(0, 200),
      path,
      text: text.slice(0, longestPassage),
    })),
  };
  return { id: question.id, kind: chatKind, schemaVersion: chatSender.schemaVersion, payload };
}

/** No network, or none that leads to our server: the phone answers, and the question waits. */
async function queue(turn: Turn): Promise<void> {
  const { question, context, found } = turn;
  try {
    await (await openOutbox()).enqueue(itemOf(turn));
    await mark(question.id, { state: 'waiting' });
  } catch (error) {
    console.info('The question cannot wait on this phone', error);
    await mark(question.id, { state: 'done' });
    if (!found) throw error;
    await tellFromPhone(turn, true);
    return say(siteNote(question, 'not-queued', context.words.notQueued));
  }
  await tellFromPhone(turn, true);
}

async function settle(turn: Turn, receipt: ChatReceipt | undefined): Promise<void> {
  if (!receipt) return settleFailure(turn, { code: '', message: 'Not an answer' });
  if (receipt.status === 'answered') await say(modelAnswer(turn.question, receipt));
  else {
    await tellFromPhone(turn, true);
    await say(siteNote(turn.question, 'uncited', turn.context.words.uncited));
  }
  await mark(turn.question.id, { state: 'done' });
}

async function settleFailure(turn: Turn, error: SendError): Promise<void> {
  if (isUnreached(error)) return queue(turn);
  if (error.code === notAvailableCode) {
    hasNoModel = true;
    await tellFromPhone(turn, true);
  } else {
    console.error(`The assistant failed (${error.code}): ${error.message}`);
    await say(failure(turn.question, error, turn.context.words));
    if (turn.found?.kind === 'answer') await tellFromPhone(turn, false);
  }
  await mark(turn.question.id, { state: 'done' });
}

/** Says what the phone has found, once; and, where somebody waits for an answer, that it found nothing. */
async function tellFromPhone(turn: Turn, evenNothing: boolean): Promise<void> {
  const { question, found, context } = turn;
  if (turn.toldFromPhone || (found?.kind !== 'answer' && !evenNothing)) return;
  turn.toldFromPhone = true;
  await say(
    found ? phoneAnswer(question, found) : siteNote(question, 'unread', context.words.unread),
  );
}

const say = (message: Answer): Promise<void> =>
  changeConversations((all) => addAnswer(all, message));

const mark = (
  questionId: string,
  changed: Partial<Pick<Question, 'state' | 'passages' | 'about'>>,
): Promise<void> => changeConversations((all) => markQuestion(all, questionId, changed));
