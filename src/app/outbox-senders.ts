import type { Sender } from '../platform/offline/sender.ts';

/** How every kind of item that can wait on this device is sent; for the page and the worker. */
export const outboxSenders: readonly Sender[] = Object.values(
  import.meta.glob<Sender>('../tools/*/*.outbox.ts', { eager: true, import: 'sender' }),
);
