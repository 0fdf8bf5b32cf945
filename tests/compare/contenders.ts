import type { AnswerCheck } from './answer-check.ts';

/** A queue, used in one particular way. */
export interface Contender {
  name: string;
  /** The script of the page, and of its service worker where the queue lives in one. */
  page: string;
  worker?: string;
  answerCheck: AnswerCheck;
}

const workbox = { page: 'workbox-page.ts', worker: 'workbox-worker.ts' };
const tanstack = { page: 'tanstack-offline.ts' };

/** The line-up: each queue as its documentation shows it, then with what its user may add. */
export const contenders: readonly Contender[] = [
  { name: 'Our outbox', page: 'own-outbox.ts', answerCheck: 'names-id' },
  { name: 'Workbox `Queue`, `replayRequests`', ...workbox, answerCheck: 'none' },
  { name: 'Workbox `Queue`, own loop, checks `ok`', ...workbox, answerCheck: 'status' },
  { name: 'Workbox `Queue`, own loop, checks the id', ...workbox, answerCheck: 'names-id' },
  { name: 'TanStack, throws unless `ok`', ...tanstack, answerCheck: 'status' },
  { name: 'TanStack, checks the id', ...tanstack, answerCheck: 'names-id' },
];
