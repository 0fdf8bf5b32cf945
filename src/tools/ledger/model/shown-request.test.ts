import { expect, it } from 'vitest';
import { sampleItem } from '../../../../tests/support/sample-item.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { shownRequest } from './shown-request.ts';

const item = (id: string, kind: string, state: OutboxItem['state']) =>
  sampleItem({ id, kind, state });

it.each([
  [
    'the request that the server refused, before a newer one',
    [item('new', 'lead', 'queued'), item('refused', 'profile', 'needs-user')],
    'refused',
  ],
  [
    'the newest request to the team, before a waiting question',
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
  expect(shownRequest(items)?.id).toBe(id);
});
