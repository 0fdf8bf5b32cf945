import { receiptOfChat, type ChatReceipt } from '../tools/assistant/chat.outbox.ts';
import { chatKind } from '../tools/assistant/stored.ts';
import { watchOutboxItems } from '../platform/offline/outbox-access.ts';
import { siteToasts } from '../ui/site-toasts.ts';
import type { RouterContext } from './shell/router-context.ts';

let announcing = false;

/**
 * Shows a toast on any page when a waiting question is answered, also after all pages were closed. The
 * assistant shows the answer and removes the item.
 */
export function announceAnswers({ messages }: RouterContext): void {
  if (announcing) return;
  announcing = true;
  const told = new Set<string>();
  watchOutboxItems((items) => {
    const unread = items.filter(
      ({ id, kind, receipt }) =>
        kind === chatKind && isAnswered(receiptOfChat(receipt)) && !told.has(id),
    );
    for (const { id } of unread) told.add(id);
    if (unread.length === 0) return;
    siteToasts.show({ title: messages.shell.assistant.answered, variant: 'success' });
  });
}

const isAnswered = (receipt: ChatReceipt | undefined): boolean =>
  receipt?.status === 'answered' || receipt?.status === 'by-phone';
