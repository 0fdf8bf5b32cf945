import { chatKind } from '../features/assistant/chat.sender.ts';
import { watchOutboxItems } from '../platform/offline/outbox-access.ts';
import { siteToasts } from '../ui/site-toasts.ts';
import type { RouterContext } from './shell/router-context.ts';

let announcing = false;

/** Says on any page that a question which had waited is answered; the answer stands in the assistant. */
export function announceAnswers({ messages }: RouterContext): void {
  if (announcing) return;
  announcing = true;
  const waiting = new Set<string>();
  watchOutboxItems((items) => {
    for (const { id, kind, state } of items) {
      if (kind !== chatKind) continue;
      if (state !== 'delivered') waiting.add(id);
      else if (waiting.delete(id)) {
        siteToasts.show({ title: messages.shell.assistant.answered, variant: 'success' });
      }
    }
  });
}
