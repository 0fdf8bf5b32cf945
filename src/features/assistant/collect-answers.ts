import type { OutboxItem } from '../../platform/offline/db.ts';
import { openOutbox, watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { failure, modelAnswer, notAvailableCode, siteNote } from './answers.ts';
import type { AskContext } from './ask.ts';
import type { Answer } from './chat-message.ts';
import { chatKind, receiptOfChat } from './chat.sender.ts';
import { assistantStore, changeConversations, loadConversations } from './conversation-store.ts';
import { addAnswer, findQuestion, markQuestion } from './conversations.ts';

let collecting = false;

/**
 * Takes the answers of questions that had waited out of the outbox and puts each below its question,
 * once, also those that came while no tab was open. Then the outbox forgets them.
 */
export function collectAnswers(words: AskContext['words']): void {
  if (collecting) return;
  collecting = true;
  loadConversations()
    .then(() =>
      watchOutboxItems((items) => {
        for (const item of items) {
          if (item.kind === chatKind) void collect(item, words);
        }
      }),
    )
    .catch((error: unknown) => console.error('Answers cannot be collected', error));
}

/** Items that are being taken: the outbox tells of each several times. */
const taking = new Set<string>();

async function collect(item: OutboxItem, words: AskContext['words']): Promise<void> {
  const message = messageOf(item, words);
  if (!message || taking.has(item.id)) return;
  taking.add(item.id);
  try {
    await changeConversations((all) =>
      markQuestion(message === 'none' ? all : addAnswer(all, message), item.id, { state: 'done' }),
    );
    await (await openOutbox()).forget(item.id);
  } catch (error) {
    console.error('An answer is still in the outbox', error);
    taking.delete(item.id);
  }
}

/**
 * What an item has come to, as a message; `none` where its question was deleted, undefined while it
 * still waits.
 */
function messageOf(item: OutboxItem, words: AskContext['words']): Answer | 'none' | undefined {
  const { state } = item;
  if (state !== 'delivered' && state !== 'needs-user' && state !== 'held') return undefined;
  const question = findQuestion(assistantStore.getState().conversations, item.id);
  if (!question) return 'none';
  const error = item.lastError ?? { code: '', message: '' };
  if (state !== 'delivered') {
    return error.code === notAvailableCode
      ? siteNote(question, 'not-available', words.notAvailable)
      : failure(question, error, words, 'waiting');
  }
  const receipt = receiptOfChat(item.receipt);
  if (!receipt) return failure(question, { code: '', message: '' }, words, 'waiting');
  return receipt.status === 'answered'
    ? modelAnswer(question, receipt)
    : siteNote(question, 'uncited', words.uncited);
}

/** Takes questions that wait back from the outbox. Rejects when it cannot be opened. */
export async function withdrawQuestions(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const outbox = await openOutbox();
  for (const id of ids) await outbox.forget(id);
}
