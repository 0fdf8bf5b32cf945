import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../local-backend/backend.ts';
import { seenFrom, startAppendingProxy } from '../support/appending-proxy.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

const limit = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LEAD_RATE_LIMIT: String(limit) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.rest('leads?form_type=neq.x', server.keys.secretKey, { method: 'DELETE' });
});

describe('one address', () => {
  async function sendAsManyAsAllowed() {
    const leads = Array.from({ length: limit }, () => sampleLead());
    for (const lead of leads) expect((await server.submit(lead)).status).toBe(201);
    return leads;
  }

  test('that reached the limit gets a 429 with the time to wait', async () => {
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

  test('may continue after ten minutes, and learns the exact second', async () => {
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
  const unlimited = await startTestServer({ LEAD_RATE_LIMIT: '0' });
  try {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await unlimited.submit(sampleLead())).status).toBe(201);
    }
  } finally {
    await unlimited.stop();
  }
}, 30_000);

describe('twenty forged addresses', () => {
  const forge = async (url: string, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let forged = 1; forged <= 20; forged += 1) {
      const response = await fetch(`${url}/functions/v1/lead-intake`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': forged % 2 ? `198.51.100.${forged}` : `junk-${forged}, "], ::`,
          'x-real-ip': `198.51.100.${forged}`,
          'cf-connecting-ip': `198.51.100.${forged}`,
          ...headers,
        },
        body: JSON.stringify(sampleLead()),
      });
      statuses.push(response.status);
    }
    return statuses.filter((status) => status !== 429).length;
  };

  test('are one caller to a server without a proxy', async () => {
    const through = await forge(server.url);
    console.log(`forged addresses, no proxy: ${through} of 20 got through, limit ${limit}`);
    expect(through).toBe(limit);
  }, 120_000);

  test('are one caller behind a proxy that appends, and each visitor of the proxy has a limit', async () => {
    const settings = { LEAD_RATE_LIMIT: String(limit), TRUSTED_PROXY_HOPS: '1' };
    const behind = await startTestServer(settings);
    const proxy = await startAppendingProxy(behind.url);
    try {
      const through = await forge(proxy.url, { [seenFrom]: '203.0.113.9' });
      console.log(`forged addresses, one proxy: ${through} of 20 got through, limit ${limit}`);
      expect(through).toBe(limit);
      expect(await forge(proxy.url, { [seenFrom]: '203.0.113.10' })).toBe(limit);
      // One subscriber's network is one caller, whichever of its addresses calls.
      expect(await forge(proxy.url, { [seenFrom]: '2001:db8:1:2::a' })).toBe(limit);
      expect(await forge(proxy.url, { [seenFrom]: '2001:db8:1:2::b' })).toBe(0);
      expect(await forge(proxy.url, { [seenFrom]: '2001:db8:1:3::b' })).toBe(limit);
    } finally {
      await proxy.close();
      await behind.stop();
    }
  }, 180_000);
});

describe('callers without a stated address', () => {
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

  test('share one limit', async () => {
    const send = async () => {
      const request = new Request('http://127.0.0.1:1/functions/v1/lead-intake', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sampleLead()),
      });
      return (await backend.fetch(request))?.status;
    };
    expect([await send(), await send()]).toEqual([201, 429]);
  });
});
