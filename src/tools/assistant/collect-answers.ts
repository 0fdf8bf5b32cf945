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
 * Takes the answers of questions that had waited out of the outbox and puts each below its question,
 * once, also those that came while no tab was open. Then the outbox forgets them. What was deleted from
 * the outbox does not say any more that it waits.
 */
export function collectAnswers(words: AskContext['words']): void {
  if (collecting) return;
  collecting = true;
  loadConversations()
    .then(() =>
      watchOutboxItems((items) => {
        for (const item of items) {
          if (item.kind === chatKind && isOver(item)) void collect(item, words);
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

/** Items that were taken: the outbox tells of each several times, and a question may wait again later. */
const taken = new Set<string>();

async function collect(item: OutboxItem, words: AskContext['words']): Promise<void> {
  const key = `${item.id} ${item.createdAt}`;
  if (taken.has(key)) return;
  taken.add(key);
  try {
    // Another tab may have asked it a moment ago.
    if (!questionOf(item)) await readAgain();
    const question = questionOf(item);
    if (question) {
      const message = messageOf(item, question, words);
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

/** Undefined where it was deleted. */
const questionOf = ({ id }: OutboxItem): Question | undefined =>
  findQuestion(assistantStore.getState().conversations, id);

/** What an item has come to, as a message; undefined where the device's own answer is all there is. */
function messageOf(
  item: OutboxItem,
  question: Question,
  words: AskContext['words'],
): Answer | undefined {
  const attempt = String(item.createdAt);
  if (item.state !== 'delivered') {
    return failure(question, item.lastError ?? { code: '', message: '' }, words, attempt);
  }
  const receipt = receiptOfChat(item.receipt);
  if (!receipt) return failure(question, { code: '', message: '' }, words, attempt);
  if (receipt.status === 'by-phone') return undefined;
  if (receipt.status === 'answered') return modelAnswer(question, receipt);
  return withoutModel(question, receipt, words, attempt);
}

/** Marks the questions that the outbox has no more, or only to undo their deletion. */
async function noteWithdrawn(): Promise<void> {
  const waiting = waitingIn(assistantStore.getState().conversations);
  if (waiting.length === 0) return;
  // Asked after the questions: a list that was told before may lack one that waits since.
  const items = await (await openOutbox()).list();
  const kept = new Set(items.flatMap(({ id, state }) => (state === 'cancelled' ? [] : id)));
  const gone = waiting.filter((id) => !kept.has(id));
  if (gone.length > 0) await changeConversations((all) => markWithdrawn(all, gone));
}

/** Takes every question that waits back from the outbox. Rejects when it cannot be opened. */
export async function withdrawQuestions(): Promise<void> {
  const waiting = waitingIn(assistantStore.getState().conversations);
  if (waiting.length === 0) return;
  const outbox = await openOutbox();
  for (const id of waiting) await outbox.forget(id);
  await changeConversations((all) => markWithdrawn(all, waiting));
}
