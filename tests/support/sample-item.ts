import type { OutboxItem } from '../../src/platform/offline/db.ts';

/** Returns an outbox item of the anonymous visitor that waits for its first attempt, with these changes. */
export const sampleItem = (changes: Partial<OutboxItem>): OutboxItem => ({
  id: 'id',
  kind: 'lead',
  schemaVersion: 1,
  ownerId: 'anon',
  payload: null,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  leaseUntil: null,
  leaseOwner: null,
  lastError: null,
  receipt: null,
  createdAt: 0,
  deliveredAt: null,
  ...changes,
});
