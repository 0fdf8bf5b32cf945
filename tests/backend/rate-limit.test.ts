import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../local-backend/backend.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

const limit = 3;

describe('one address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ LEAD_RATE_LIMIT: String(limit) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.rest('leads?form_type=neq.x', server.keys.secretKey, { method: 'DELETE' });
  });

  async function sendAsManyAsAllowed() {
    const leads = Array.from({ length: limit }, () => sampleLead());
    for (const lead of leads) expect((await server.submit(lead)).status).toBe(201);
    return leads;
  }

  test('that has sent enough is asked to wait, and is told for how long', async () => {
    await sendAsManyAsAllowed();
    const lead = sampleLead();
    const response = await server.submit(lead);

    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      error: { code: 'too-many', message: expect.any(String) },
    });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(await server.row(lead.submissionId)).toBeUndefined();
  });

  test('may repeat what was stored, as often as it must', async () => {
    const [first] = await sendAsManyAsAllowed();
    const again = await server.submit(first);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id: first?.submissionId, duplicate: true });
    expect((await server.submit({ ...first, fullName: 'Somebody Else' })).status).toBe(422);
  });

  test('has used up nothing by repeating', async () => {
    const lead = sampleLead();
    for (let time = 0; time < 2 * limit; time += 1) await server.submit(lead);
    expect((await server.submit(sampleLead())).status).toBe(201);
  });

  test('may go on when ten minutes are over, and is told to the second when that is', async () => {
    const leads = await sendAsManyAsAllowed();
    const arrivedBefore = (index: number, minutes: number) =>
      server.rest(`leads?id=eq.${leads[index]?.submissionId}`, server.keys.secretKey, {
        method: 'PATCH',
        body: JSON.stringify({ received_at: new Date(Date.now() - minutes * 60_000) }),
      });
    await arrivedBefore(0, 9);
    const refused = await server.submit(sampleLead());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await arrivedBefore(0, 11);
    expect((await server.submit(sampleLead())).status).toBe(201);
  });

  test('cannot pass for another by saying so', async () => {
    await sendAsManyAsAllowed();
    const response = await server.submit(sampleLead(), { 'x-forwarded-for': '203.0.113.9' });
    expect(response.status).toBe(429);
  });

  test('is not in the database, only a hash of it', async () => {
    const lead = sampleLead();
    await server.submit(lead);
    const row = await server.row(lead.submissionId);
    expect(row?.['sender_hash']).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });
});

test('with 0 there is no limit', async () => {
  const server = await startTestServer({ LEAD_RATE_LIMIT: '0' });
  try {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await server.submit(sampleLead())).status).toBe(201);
    }
  } finally {
    await server.stop();
  }
}, 30_000);

describe('behind a gateway', () => {
  let dataDir: string;
  let backend: Backend;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    const leads = { LEAD_RATE_LIMIT: 1 };
    backend = await createBackend({ dataDir, siteUrl: 'http://127.0.0.1:1', leads });
  });
  afterAll(async () => {
    await backend.close();
    await removeDataDir(dataDir);
  });

  async function statusFrom(forwardedFor: string | undefined): Promise<number | undefined> {
    const request = new Request('http://127.0.0.1:1/functions/v1/lead-intake', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      },
      body: JSON.stringify(sampleLead()),
    });
    return (await backend.fetch(request))?.status;
  }

  test('the first address is the caller’s, and each has its own limit', async () => {
    expect(await statusFrom('203.0.113.9, 10.0.0.1')).toBe(201);
    expect(await statusFrom('203.0.113.9,10.0.0.2')).toBe(429);
    expect(await statusFrom('203.0.113.10, 10.0.0.1')).toBe(201);
  });

  test('a caller without an address is not limited', async () => {
    expect(await statusFrom(undefined)).toBe(201);
    expect(await statusFrom(undefined)).toBe(201);
  });
});
