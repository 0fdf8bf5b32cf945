import type { OutboxItem } from '../../platform/offline/db.ts';
import { chatKind } from './stored.ts';
import { openOutbox, watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { failure, modelAnswer, withoutModel } from './answers.ts';
import type { AskContext } from './ask.ts';
import type { Answer, Question } from './chat-message.ts';
import { receiptOfChat } from './chat.outbox.ts';
import {
  assistantStore,
  changeConversations,
  loadConversations,
  readAgain,
} from './conversation-store.ts';
import {
  addAnswer,
  findQuestion,
  markQuestion,
  markWithdrawn,
  waitingIn,
} from './conversations.ts';

let collecting = false;

/**
 * Moves answers from the outbox into the conversation, once, including those that arrived while no tab was
 * open. Then removes the items. Marks questions that were deleted from the outbox.
 */
export function collectAnswers(texts: AskContext['texts']): void {
  if (collecting) return;
  collecting = true;
  loadConversations()
    .then(() =>
      watchOutboxItems((items) => {
        for (const item of items) {
          if (item.kind === chatKind && isOver(item)) void collect(item, texts);
        }
        noteWithdrawn().catch((error: unknown) =>
          console.error('It is not known which questions still wait', error),
        );
      }),
    )
    .catch((error: unknown) => console.error('Answers cannot be collected', error));
}

const isOver = ({ state }: OutboxItem): boolean =>
  state === 'delivered' || state === 'needs-user' || state === 'held';

/** Ids of collected items: the outbox reports each several times, and a question may wait again later. */
const taken = new Set<string>();

async function collect(item: OutboxItem, texts: AskContext['texts']): Promise<void> {
  const key = `${item.id} ${item.createdAt}`;
  if (taken.has(key)) return;
  taken.add(key);
  try {
    // Another tab may have just asked it.
    if (!questionOf(item)) await readAgain();
    const question = questionOf(item);
    if (question) {
      const message = messageOf(item, question, texts);
      await changeConversations((all) =>
        markQuestion(message ? addAnswer(all, message) : all, item.id, { state: 'done' }),
      );
    }
    await (await openOutbox()).forget(item.id);
  } catch (error) {
    console.error('An answer is still in the outbox', error);
    taken.delete(key);
  }
}

/** Undefined for a deleted question. */
const questionOf = ({ id }: OutboxItem): Question | undefined =>
  findQuestion(assistantStore.getState().conversations, id);

/** Returns the message for an item's outcome; undefined where the device's own answer is the only one. */
function messageOf(
  item: OutboxItem,
  question: Question,
  texts: AskContext['texts'],
): Answer | undefined {
  const attempt = String(item.createdAt);
  if (item.state !== 'delivered') {
    return failure(question, item.lastError ?? { code: '', message: '' }, texts, attempt);
  }
  const receipt = receiptOfChat(item.receipt);
  if (!receipt) return failure(question, { code: '', message: '' }, texts, attempt);
  if (receipt.status === 'by-phone') return undefined;
  if (receipt.status === 'answered') return modelAnswer(question, receipt);
  return withoutModel(question, receipt, texts, attempt);
}

/** Marks questions that are no longer in the outbox, or are being deleted. */
async function noteWithdrawn(): Promise<void> {
  const waiting = waitingIn(assistantStore.getState().conversations);
  if (waiting.length === 0) return;
  // Read after the questions, because an earlier list may lack a question that waits since.
  const items = await (await openOutbox()).list();
  const queued = new Set(items.flatMap(({ id, state }) => (state === 'cancelled' ? [] : id)));
  const gone = waiting.filter((id) => !queued.has(id));
  if (gone.length > 0) await changeConversations((all) => markWithdrawn(all, gone));
}

/** Removes all waiting questions from the outbox. Rejects when it cannot be opened. */
export async function withdrawQuestions(): Promise<void> {
  const waiting = waitingIn(assistantStore.getState().conversations);
  if (waiting.length === 0) return;
  const outbox = await openOutbox();
  for (const id of waiting) await outbox.forget(id);
  await changeConversations((all) => markWithdrawn(all, waiting));
}
