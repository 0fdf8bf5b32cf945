import { beforeEach, expect, test, vi } from 'vitest';
import type { SupabaseClient } from '../../../platform/backend/client.ts';
import { claimRequests, forgetWaiting } from './own-requests.ts';

const outbox = vi.hoisted(() => ({
  list: vi.fn<() => Promise<object[]>>(),
  forget: vi.fn<(id: string) => Promise<void>>(),
}));
vi.mock('../../../platform/offline/outbox-access.ts', () => ({
  openOutboxIfUsed: () => Promise.resolve(outbox),
}));
const rpc = vi.fn<(name: string, args: object) => Promise<{ error: null }>>();
const client = { rpc } as unknown as SupabaseClient;
beforeEach(() => {
  rpc.mockReset().mockResolvedValue({ error: null });
  outbox.list.mockResolvedValue([
    { id: 'own', kind: 'lead', state: 'delivered', ownerId: 'bina' },
    { id: 'before', kind: 'lead', state: 'delivered', ownerId: 'anon' },
    { id: 'of-asha', kind: 'lead', state: 'delivered', ownerId: 'asha' },
    { id: 'waits', kind: 'lead', state: 'queued', ownerId: 'bina' },
    { id: 'of-asha-waits', kind: 'lead', state: 'queued', ownerId: 'asha' },
    { id: 'newsletter', kind: 'newsletter', state: 'delivered', ownerId: 'bina' },
  ]);
});

test('an account gets requests sent while signed in, earlier ones only after a yes, and those of others never', async () => {
  await claimRequests(client, 'bina', false);
  expect(rpc.mock.calls).toEqual([['claim_leads', { ids: ['own'] }]]);
  await claimRequests(client, 'bina', true);
  expect(rpc.mock.lastCall).toEqual(['claim_leads', { ids: ['own', 'before'] }]);
});

test('an account without sent requests claims nothing', async () => {
  await claimRequests(client, 'chitra', false);
  expect(rpc).not.toHaveBeenCalled();
});

test('deleting the account deletes items that could never be sent, and none of others', async () => {
  await forgetWaiting('bina');
  expect(outbox.forget.mock.calls).toEqual([['waits']]);
});
