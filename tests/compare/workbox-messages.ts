import type { ItemBody } from './queue-under-test.ts';

/** What the page asks of the worker that holds Workbox's queue. */
export type WorkboxRequest =
  | { type: 'enqueue'; id: string; body: ItemBody }
  | { type: 'drain' }
  | { type: 'pending' };

/** The worker's answer: the ids that wait, where they were asked for; or why it failed. */
export type WorkboxAnswer = { pending: string[] } | { failed: string };
