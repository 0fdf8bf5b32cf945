import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LEAD_RATE_LIMIT: '0' });
  await mkdir(path.join(server.dataDir, 'site'));
  await writeFile(path.join(server.dataDir, 'site/index.html'), 'Home');
  // The first request of all reads the schema.
  await server.submit(sampleLead());
});
afterAll(() => server.stop());

const storedCount = async () => {
  const response = await server.rest('leads?select=id', server.keys.secretKey);
  return ((await response.json()) as unknown[]).length;
};

test('a full queue answers 503 with Retry-After while a page is served at once', async () => {
  const storedBefore = await storedCount();
  let stored = 0;
  const answers = Array.from({ length: 250 }, async () => {
    const response = await server.submit(sampleLead());
    if (response.status === 201) stored += 1;
    return response;
  });
  // So that the leads are before it.
  await Promise.race(answers);
  const page = await fetch(server.url);
  const storedWhenPageCame = stored;
  const responses = await Promise.all(answers);

  expect(await page.text()).toBe('Home');
  expect(storedWhenPageCame).toBeLessThan(stored);
  const refused = responses.filter((response) => response.status === 503);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.length + stored).toBe(250);
  for (const response of refused) {
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(await response.json()).toEqual({
      error: { code: 'busy', message: expect.stringContaining('Send it again') },
    });
  }
  expect(await storedCount()).toBe(storedBefore + stored);
});

test('a request whose client left while it waited is never executed', async () => {
  const answers = Array.from({ length: 90 }, () => server.submit(sampleLead()));
  // By then all of them are in the queue, and this one is behind them.
  await Promise.race(answers);
  const lead = sampleLead();
  const client = new AbortController();
  const abandoned = fetch(`${server.url}/functions/v1/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
    signal: client.signal,
  });
  await wait(50);
  client.abort();
  await expect(abandoned).rejects.toThrow('aborted');
  await Promise.all(answers);
  // Behind all that waited: it would have been executed by now.
  expect((await server.submit(sampleLead())).status).toBe(201);
  expect(await server.row(lead.submissionId)).toBeUndefined();
});
