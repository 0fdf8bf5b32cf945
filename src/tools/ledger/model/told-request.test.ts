import { expect, it } from 'vitest';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { toldRequest } from './told-request.ts';

const item = (id: string, kind: string, state: OutboxItem['state']): OutboxItem => ({
  id,
  kind,
  state,
  schemaVersion: 1,
  ownerId: 'anon',
  payload: null,
  attempts: 0,
  nextAt: 0,
  leaseUntil: null,
  leaseOwner: null,
  lastError: null,
  receipt: null,
  createdAt: 0,
  deliveredAt: null,
});

it.each([
  [
    'the request that the office refused, before a newer one',
    [item('new', 'lead', 'queued'), item('refused', 'profile', 'needs-user')],
    'refused',
  ],
  [
    'the newest request to the office, before a waiting question',
    [item('question', 'chat', 'queued'), item('sent', 'lead', 'delivered')],
    'sent',
  ],
  [
    'a question that waits',
    [item('done', 'chat', 'delivered'), item('question', 'chat', 'queued')],
    'question',
  ],
  [
    'nothing about a deleted request or an answered question',
    [item('gone', 'lead', 'cancelled'), item('done', 'chat', 'delivered')],
    undefined,
  ],
] as const)('the ledger tells of %s (ANSW-03)', (_, items, id) => {
  expect(toldRequest(items)?.id).toBe(id);
});
