import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../local-backend/backend.ts';
import { forwardWait } from '../../supabase/functions/_shared/forward-leads.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';
import { startSheet, type SheetServer } from './sheet-server.ts';

let sheet: SheetServer;
let server: TestServer;
beforeAll(async () => {
  sheet = await startSheet();
  server = await startTestServer({ LEAD_SHEET_URL: sheet.url });
});
afterAll(async () => {
  await server.stop();
  await sheet.stop();
});

let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.rest('leads?form_type=neq.x', server.keys.secretKey, { method: 'DELETE' });
  sheet.behaviour = 'keeps';
  sheet.received.length = 0;
  sheet.rows.clear();
});
afterEach(() => vi.restoreAllMocks());

/** What a scheduler does. */
async function run(): Promise<{ tried: number; forwarded: number }> {
  const response = await fetch(`${server.url}/functions/v1/lead-forward`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.keys.secretKey}` },
  });
  expect(response.status).toBe(200);
  const { tried, forwarded } = (await response.json()) as { tried: number; forwarded: number };
  return { tried, forwarded };
}

const change = (id: string, columns: Record<string, unknown>) =>
  server.rest(`leads?id=eq.${id}`, server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify(columns),
  });

/** What `npm run leads -- --release` does. */
async function release(id: string): Promise<void> {
  const { receipt } = (await server.row(id)) ?? {};
  const response = await server.rest('rpc/release_lead', server.keys.secretKey, {
    method: 'POST',
    body: JSON.stringify({ of_receipt: receipt, by_whom: 'Asha' }),
  });
  expect(await response.json()).toMatchObject({ outcome: 'released' });
}

/** Waits until a stored lead's columns are like these. */
const rowBecomes = (id: string, columns: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await server.row(id)).toMatchObject(columns), { timeout: 5000 });

const isTime = expect.stringMatching(/^\d{4}-/) as unknown;

/** A lead that the sheet refused at its first attempt, and that now waits. */
async function failedLead(behaviour: SheetServer['behaviour'] = 'fails') {
  sheet.behaviour = behaviour;
  const lead = sampleLead();
  expect((await server.submit(lead)).status).toBe(201);
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 5000 });
  return lead;
}

describe('a new lead', () => {
  test('reaches the sheet in the body that the form sent, with its receipt, and once', async () => {
    const lead = sampleLead();
    await server.submit(lead, { 'x-consent-notice': '1/en', 'x-form-open-ms': '5000' });
    await rowBecomes(lead.submissionId, { forwarded_at: isTime, forward_attempts: 1 });
    const { receipt } = (await server.row(lead.submissionId)) ?? {};
    expect(sheet.received).toEqual([{ ...lead, receipt, language: 'en', suspicion: '' }]);
    await server.submit(lead);
    expect(await run()).toEqual({ tried: 0, forwarded: 0 });
    expect(sheet.received).toHaveLength(1);
  });

  test('is answered without waiting for the sheet', async () => {
    sheet.behaviour = 'hangs';
    const response = await server.submit(sampleLead());
    expect(response.status).toBe(201);
    await vi.waitFor(() => expect(sheet.received).toHaveLength(1), { timeout: 5000 });
  });

  test.each([
    ['with a filled trap', { 'x-form-trap': '1' }, 'trap'],
    ['sent at once', { 'x-form-open-ms': '100' }, 'too-fast'],
  ])('%s reaches the sheet marked, and again when it is released', async (_, headers, mark) => {
    const lead = sampleLead();
    await server.submit(lead, headers);
    await rowBecomes(lead.submissionId, { forwarded_at: isTime });
    expect(sheet.received).toMatchObject([{ suspicion: mark }]);
    await release(lead.submissionId);
    expect(await run()).toEqual({ tried: 1, forwarded: 1 });
    expect(sheet.received).toMatchObject([{}, { suspicion: `released (was ${mark})` }]);
    expect(await run()).toEqual({ tried: 0, forwarded: 0 });
  });

  test('that is released while the sheet still answers is sent again with its new mark', async () => {
    sheet.behaviour = 'hangs';
    const lead = sampleLead();
    await server.submit(lead, { 'x-form-trap': '1' });
    await vi.waitFor(() => expect(sheet.received).toHaveLength(1), { timeout: 5000 });
    await release(lead.submissionId);
    sheet.behaviour = 'keeps';
    sheet.answerHeld();
    // The first run must not take the release for sent.
    await vi.waitFor(() => expect(sheet.held).toBe(0));
    await vi.waitFor(
      async () => {
        await run();
        expect(sheet.received.at(-1)).toMatchObject({ suspicion: 'released (was trap)' });
      },
      { timeout: 5000 },
    );
  });
});

describe('a sheet that does not say success', () => {
  test.each(['fails', 'html', 'cut-off', 'refuses', 'reports-error'] as const)(
    '%s: the lead waits a minute and goes again',
    async (behaviour) => {
      const { submissionId: id } = await failedLead(behaviour);
      const row = await server.row(id);
      expect(row).toMatchObject({ forwarded_at: null, forward_attempts: 1 });
      const wait = Date.parse(String(row?.['forward_after'])) - Date.now();
      expect(wait).toBeGreaterThan(50_000);
      expect(wait).toBeLessThanOrEqual(60_000);

      sheet.behaviour = 'keeps';
      expect(await run()).toEqual({ tried: 0, forwarded: 0 });
      await change(id, { forward_after: new Date(Date.now() - 1000) });
      expect(await run()).toEqual({ tried: 1, forwarded: 1 });
      expect(await server.row(id)).toMatchObject({ forwarded_at: isTime, forward_attempts: 2 });
    },
  );

  test('is logged without what the visitor wrote and without its own address', async () => {
    const lead = await failedLead('html');
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toContain(lead.submissionId);
    for (const secret of [lead.fullName, lead.email, lead.phone, sheet.url, 'doctype']) {
      expect(logged).not.toContain(secret);
    }
  });

  test('holds up none behind the one that failed', async () => {
    await failedLead();
    sheet.behaviour = 'keeps';
    const lead = sampleLead();
    await server.submit(lead);
    await rowBecomes(lead.submissionId, { forwarded_at: isTime });
    expect([...sheet.rows.keys()]).toEqual([lead.submissionId]);
  });
});

test('waits double, from one minute to six hours', () => {
  const minutes = [1, 2, 3, 4, 9, 10, 1000].map((attempts) => forwardWait(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 256, 360, 360]);
});

/** Leads that are due and that no run has tried. */
async function dueLeads(count: number) {
  const leads = Array.from({ length: count }, () => sampleLead());
  for (const lead of leads) {
    await server.submit(lead);
    await rowBecomes(lead.submissionId, { forwarded_at: isTime });
  }
  await server.rest('leads?form_type=neq.x', server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify({
      forwarded_at: null,
      forward_attempts: 0,
      forward_after: new Date(Date.now() - 1000),
    }),
  });
  sheet.received.length = 0;
  sheet.rows.clear();
  return leads;
}

test('the oldest go first, and a run takes all that are due', async () => {
  const leads = await dueLeads(12);
  expect(await run()).toEqual({ tried: 12, forwarded: 12 });
  const order = sheet.received.map(({ submissionId }) => submissionId);
  expect(order).toEqual(leads.map(({ submissionId }) => submissionId));
});

test('concurrent runs share the work, and the sheet has each lead once', async () => {
  const leads = await dueLeads(4);
  await Promise.all([run(), run(), run()]);
  expect(sheet.rows.size).toBe(leads.length);
  expect(sheet.received).toHaveLength(leads.length);
});

test('hashes of addresses are wiped a day later, with or without a sheet', async () => {
  const [old, fresh] = [sampleLead(), sampleLead()];
  await server.submit(old);
  await server.submit(fresh);
  expect(await server.row(old.submissionId)).toMatchObject({ sender_hash: expect.any(String) });
  await change(old.submissionId, { received_at: new Date(Date.now() - 25 * 60 * 60_000) });
  await run();
  expect(await server.row(old.submissionId)).toMatchObject({ sender_hash: null });
  expect(await server.row(fresh.submissionId)).toMatchObject({ sender_hash: expect.any(String) });
});

test('the embedded backend tries again by itself', async () => {
  const dataDir = await makeDataDir();
  const backend = await createBackend({
    dataDir,
    siteUrl: 'http://127.0.0.1:1',
    leads: { LEAD_RATE_LIMIT: 0, LEAD_SHEET_URL: sheet.url },
    tendEveryMs: 50,
  });
  const { secretKey } = JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')) as {
    secretKey: string;
  };
  const call = (pathname: string, init: RequestInit) =>
    backend.fetch(new Request(`http://127.0.0.1:1${pathname}`, init));
  const headers = { 'content-type': 'application/json', apikey: secretKey };
  try {
    const lead = sampleLead();
    const body = JSON.stringify(lead);
    sheet.behaviour = 'fails';
    await call('/functions/v1/lead-intake', { method: 'POST', headers, body });
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 5000 });
    // The run that followed the answer is over: what comes now is the timer's.
    sheet.behaviour = 'keeps';
    await call(`/rest/v1/leads?id=eq.${lead.submissionId}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ forward_after: new Date(Date.now() - 1000) }),
    });
    await vi.waitFor(() => expect(sheet.rows.has(lead.submissionId)).toBe(true), { timeout: 5000 });
  } finally {
    await backend.close();
    await removeDataDir(dataDir);
  }
}, 30_000);
