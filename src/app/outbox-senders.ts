import type { Sender } from '../platform/offline/sender.ts';

/** The senders of all kinds of queued items, for page and worker. */
export const outboxSenders: readonly Sender[] = Object.values(
  import.meta.glob<Sender>('../tools/*/*.outbox.ts', { eager: true, import: 'sender' }),
);
