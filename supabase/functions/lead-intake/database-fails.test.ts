import { afterEach, expect, test, vi } from 'vitest';
import { sampleLead } from '../../../tests/backend/sample-lead.ts';
import { leadIntake } from './handler.ts';

afterEach(() => vi.restoreAllMocks());

function submitTo(database: typeof fetch, lead = sampleLead()) {
  const request = new Request('http://functions.test/functions/v1/lead-intake', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(lead),
  });
  return leadIntake(request, {
    SUPABASE_URL: 'http://database.test',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
    // The first query is the insert.
    LEAD_RATE_LIMIT: 0,
    fetch: database,
  });
}

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['is overloaded', () => Promise.resolve(Response.json({ code: 'PGRST003' }, { status: 504 }))],
  ['misses the table', () => Promise.resolve(Response.json({ code: 'PGRST205' }, { status: 404 }))],
])('a database that %s: send it again later', async (_, database) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lead = sampleLead();
  const response = await submitTo(database, lead);

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(log).toHaveBeenCalledOnce();
});

test('a failure is logged without what the visitor wrote', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lead = sampleLead();
  await submitTo(
    () =>
      Promise.resolve(
        Response.json(
          { code: '23514', message: 'violates', details: `Failing row: ${lead.email}` },
          { status: 400 },
        ),
      ),
    lead,
  );
  expect(JSON.stringify(log.mock.calls)).toContain('23514');
  expect(JSON.stringify(log.mock.calls)).not.toContain(lead.email);
});

test('a value the database refuses is the request’s fault, not the server’s', async () => {
  const refuse = () => Promise.resolve(Response.json({ code: '22008' }, { status: 400 }));
  expect((await submitTo(refuse)).status).toBe(400);
});

test('the insert asks PostgREST to skip known ids and to return what it stored', async () => {
  const database = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json([{ id: 'x', receipt: 'N-1', received_at: '2026-11-20T06:30:00+00:00' }]),
    ),
  );
  await submitTo(database);
  const [url, init] = database.mock.calls[0] ?? [];
  expect(new URL(String(url)).searchParams.get('on_conflict')).toBe('id');
  const prefer = new Headers(init?.headers).get('prefer');
  expect(prefer).toContain('resolution=ignore-duplicates');
  expect(prefer).toContain('return=representation');
});
