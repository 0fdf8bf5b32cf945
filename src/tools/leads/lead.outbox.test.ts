import { expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { sender as leadSender } from './lead.outbox.ts';

// A build with VITE_LEAD_ENDPOINT set.
vi.mock('../../platform/env.ts', () => ({
  leadEndpoint: 'https://sheet.example/exec',
  supabaseUrl: '',
  supabaseAnonKey: '',
}));

it('a spreadsheet gets the body and nothing about how the form was filled in (LEAD-32)', async () => {
  const body = { submissionId: '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c', fullName: 'Test Vendor' };
  const payload = { body, form: { notice: '1/en', openMs: 48_213, trapped: true } };
  const item = { id: body.submissionId, kind: 'lead', schemaVersion: 2, payload };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error());
  const { signal } = new AbortController();
  await leadSender.send(item as OutboxItem, { signal, fetch });

  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init?.body).toBe(JSON.stringify(body));
  expect([...new Headers(init?.headers).keys()]).toEqual(['content-type']);
});
