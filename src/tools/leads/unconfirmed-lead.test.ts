import { beforeEach, expect, it, vi } from 'vitest';
import { newClock, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';
import { submitted } from '../../platform/offline/submit.ts';
import type { LeadBody } from './lead-body.ts';
import { leadOf } from './lead-in-outbox.ts';
import { sender as leadSender } from './lead.outbox.ts';

// A build with VITE_LEAD_ENDPOINT set.
vi.mock('../../platform/env.ts', () => ({
  leadEndpoint: 'https://sheet.example/exec',
  supabaseUrl: '',
  supabaseAnonKey: '',
}));

const day = 24 * 3_600_000;

/** The sheet's web app: its answer in readable modes, and its rows. */
let script: 'works' | 'broken' | 'reports an error' | 'answers nobody else';
let rows: string[];
beforeEach(() => {
  script = 'works';
  rows = [];
});

async function sheet(_: unknown, init?: RequestInit): Promise<Response> {
  const { submissionId: id } = JSON.parse(String(init?.body)) as LeadBody;
  if (script === 'works' || script === 'answers nobody else') rows.push(id);
  const isOpaque = init?.mode === 'no-cors';
  if (!isOpaque && script === 'answers nobody else') throw new TypeError('Failed to fetch');
  if (isOpaque) return Response.error();
  if (script === 'broken') return new Response('Not found', { status: 404 });
  return Response.json(script === 'works' ? { success: true, id } : { error: 'sheet is gone' });
}

async function start(fetch: typeof globalThis.fetch = sheet) {
  const clock = newClock();
  const { db, outbox, item } = newOutbox(startFakeServer(), {
    senders: [leadSender],
    now: clock.now,
    fetch,
  });
  const id = crypto.randomUUID();
  const body: LeadBody = {
    submissionId: id,
    formType: 'support',
    fullName: 'Test Vendor',
    timestamp: '2026-11-20T06:30:00.000Z',
    source: 'Niyam website /contact',
  };
  const form = { notice: null, openMs: null, trapped: false };
  await outbox.enqueue({ kind: 'lead', schemaVersion: 2, payload: { body, form }, id });
  await outbox.drain();
  return { clock, db, outbox, id, body, item: () => item(id) };
}

it('fault 38: an unconfirmed lead says so, and its text stays for seven days', async () => {
  script = 'broken';
  const { clock, outbox, body, item } = await start();
  expect(submitted(await item())).toMatchObject({
    outcome: 'delivered',
    receipt: { confirmed: false },
  });
  clock.pass(7 * day - 1);
  await outbox.purge();
  expect(leadOf(await item())).toEqual(body);
});

it('fault 38: on the eighth day the text is gone from the phone, the entry is not', async () => {
  const { clock, db, outbox, item } = await start();
  clock.pass(7 * day);
  await outbox.purge();
  expect(await item()).toMatchObject({ state: 'delivered', payload: null, wipeAt: null });
  expect(JSON.stringify(await db.outbox.toArray())).not.toContain('Test Vendor');
});

it('fault 38: sent again once the script works, it is confirmed, one row by its id, and wiped (LEAD-34)', async () => {
  script = 'broken';
  const { outbox, id, item } = await start();
  await outbox.sendAgain(id);
  // The answer was readable this time, and was an error.
  expect(await item()).toMatchObject({ state: 'queued', lastError: { code: 'status-404' } });
  script = 'works';
  await outbox.sendNow();
  expect(await item()).toMatchObject({
    state: 'delivered',
    receipt: { id, confirmed: true },
    payload: null,
  });
  expect(rows).toEqual([id]);
});

it('fault 38: sent again to a sheet whose answer cannot be read, it stays for seven more days', async () => {
  script = 'answers nobody else';
  const { clock, outbox, id, item } = await start();
  clock.pass(6 * day);
  await outbox.sendAgain(id);
  expect(new Set(rows)).toEqual(new Set([id]));
  clock.pass(6 * day);
  await outbox.purge();
  expect((await item()).payload).not.toBeNull();
  clock.pass(day);
  await outbox.purge();
  expect((await item()).payload).toBeNull();
});

it('fault 38: an error that the sheet reports is retried, while the form has ended in success (LEAD-27)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  script = 'reports an error';
  let isFirst = true;
  const { clock, outbox, id, item } = await start(async (url, init) => {
    if (isFirst && init?.mode === 'no-cors') {
      isFirst = false;
      throw new TypeError('Failed to fetch');
    }
    return sheet(url, init);
  });
  expect((await item()).state).toBe('queued');
  expect(submitted(await item())).toMatchObject({
    outcome: 'delivered',
    receipt: { confirmed: false },
  });
  script = 'works';
  clock.pass(5 * 60_000);
  await outbox.drain();
  expect(await item()).toMatchObject({ state: 'delivered', receipt: { confirmed: true } });
  expect(rows).toEqual([id]);
});

it('a lead that the sheet confirmed is not sent again', async () => {
  const { outbox, id } = await start();
  await outbox.sendAgain(id);
  const sent = rows.length;
  await outbox.sendAgain(id);
  expect(rows).toHaveLength(sent);
});
