import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestAnswers } from '../../src/content/lead-limits.ts';
import { leadHeaders } from '../../src/tools/leads/lead-payload.ts';
import { receiptFor } from '../../supabase/functions/lead-intake/receipt.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function rowsOf(id: string): Promise<Record<string, unknown>[]> {
  const response = await server.rest(`leads?id=eq.${id}`, server.keys.secretKey);
  expect(response.status).toBe(200);
  return response.json() as Promise<Record<string, unknown>[]>;
}

async function refusal(response: Response) {
  const body = (await response.json()) as {
    error: { code: string; fields?: Record<string, string> };
  };
  return body.error;
}

describe('a submission', () => {
  test('is stored and answered with a receipt', async () => {
    const lead = sampleLead();
    const response = await server.submit(lead);

    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      id: lead.submissionId,
      receipt: expect.stringMatching(/^N-[0-9A-HJKMNP-TV-Z]{6}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      duplicate: false,
    });
    const [row] = await rowsOf(lead.submissionId);
    expect(row).toMatchObject({
      form_type: 'consultation',
      full_name: lead.fullName,
      phone: lead.phone,
      details: { businessType: lead.businessType, notes: lead.notes },
      source: lead.source,
      body_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(new Date(String(row?.['client_timestamp'])).toISOString()).toBe(lead.timestamp);
  });

  test('sent again gets its first receipt and stays one row', async () => {
    const lead = sampleLead();
    const first = (await (await server.submit(lead)).json()) as object;
    // The order of keys is not part of what was said.
    const again = await server.submit(Object.fromEntries(Object.entries(lead).toReversed()));

    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ...first, duplicate: true });
    expect(await rowsOf(lead.submissionId)).toHaveLength(1);
  });

  test('with another text under a known id is refused and changes nothing', async () => {
    const lead = sampleLead();
    await server.submit(lead);
    const before = await rowsOf(lead.submissionId);
    const response = await server.submit({ ...lead, fullName: 'Somebody Else' });

    expect(response.status).toBe(422);
    expect((await refusal(response)).code).toBe('id-reused');
    expect(await rowsOf(lead.submissionId)).toEqual(before);
  });

  test('sent twenty times at once is one row with one receipt', async () => {
    const lead = sampleLead();
    const responses = await Promise.all(Array.from({ length: 20 }, () => server.submit(lead)));
    const bodies = (await Promise.all(responses.map((response) => response.json()))) as {
      receipt: string;
      duplicate: boolean;
    }[];

    expect(bodies.filter((body) => !body.duplicate)).toHaveLength(1);
    expect(new Set(bodies.map((body) => body.receipt)).size).toBe(1);
    expect(await rowsOf(lead.submissionId)).toHaveLength(1);
  });

  test('whose receipt another lead has already gets a longer one', async () => {
    const lead = sampleLead();
    const taken = await receiptFor(lead.submissionId);
    const other = sampleLead();
    await server.submit(other);
    const moved = await server.rest(`leads?id=eq.${other.submissionId}`, server.keys.secretKey, {
      method: 'PATCH',
      body: JSON.stringify({ receipt: taken }),
    });
    expect(moved.status).toBe(204);

    const response = await server.submit(lead);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      receipt: expect.stringMatching(new RegExp(`^${taken}..$`)),
    });
  });

  test('is stored with the server’s time when the device is wrong by ten years', async () => {
    const lead = sampleLead({ timestamp: '2016-01-01T00:00:00Z' });
    const before = Date.now();
    const response = await server.submit(lead);
    expect(response.status).toBe(201);
    const { receivedAt } = (await response.json()) as { receivedAt: string };
    expect(Date.parse(receivedAt)).toBeGreaterThan(before - 1000);
    expect(Date.parse(receivedAt)).toBeLessThan(Date.now() + 1000);
  });
});

describe('a request at fault', () => {
  test('names every field to correct', async () => {
    const lead = sampleLead({ email: 'nobody', fullName: '  ', phone: undefined, extra: 1 });
    const response = await server.submit({ ...lead, businessType: undefined });

    expect(response.status).toBe(400);
    const error = await refusal(response);
    expect(error.code).toBe('invalid');
    expect(error.fields).toEqual({
      fullName: 'Required',
      email: 'Must be an e-mail address',
      phone: 'Required',
      businessType: 'Required',
      extra: 'Unknown field',
    });
  });

  test.each([
    ['quote', ['services', 'budget', 'timeline']],
    ['audit', ['industry', 'currentIssues', 'businessSize', 'urgency']],
    ['registration', []],
    ['support', []],
  ])('%s needs its own fields', async (formType, needed) => {
    const response = await server.submit(sampleLead({ formType }));
    const fields = response.status === 201 ? {} : (await refusal(response)).fields;
    expect(Object.keys(fields ?? {})).toEqual(needed);
  });

  test.each(Object.entries(longestAnswers))(
    'its %s has at most %i letters, as in the form',
    async (field, longest) => {
      const ofLength = (length: number) =>
        field === 'email'
          ? 'x'.repeat(length - '@example.com'.length) + '@example.com'
          : 'త'.repeat(length);
      const fitting = await server.submit(sampleLead({ [field]: ofLength(longest) }));
      expect(fitting.status).toBe(201);
      const tooLong = await server.submit(sampleLead({ [field]: ofLength(longest + 1) }));
      expect(Object.keys((await refusal(tooLong)).fields ?? {})).toEqual([field]);
    },
  );

  test.each([
    ['an unknown form', { formType: 'other' }, 'formType'],
    ['a text that no database holds', { notes: 'a\0b' }, 'notes'],
    ['half a character', { notes: '\ud83d' }, 'notes'],
    ['a local time', { timestamp: '2026-11-20T06:30:00+05:30' }, 'timestamp'],
    ['the year 0', { timestamp: '0000-01-01T00:00:00Z' }, 'timestamp'],
    ['an id that is none', { submissionId: '1' }, 'submissionId'],
    ['a time of arrival', { received_at: '2016-01-01T00:00:00Z' }, 'received_at'],
    ['what the headers say', { openMs: 5000 }, 'openMs'],
  ])('%s is refused', async (_, changes, field) => {
    const response = await server.submit(sampleLead(changes));
    expect(response.status).toBe(400);
    expect(Object.keys((await refusal(response)).fields ?? {})).toEqual([field]);
  });

  test.each(['[]', 'null', '"text"', '{'])('%s is no submission', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
  });

  test('with more than 16 kB is refused, its length announced or not', async () => {
    const body = JSON.stringify(sampleLead({ notes: 'x'.repeat(17_000) }));
    expect((await post(body)).status).toBe(413);
    const unannounced = new Blob([body]).stream();
    expect((await post(unannounced)).status).toBe(413);
    expect((await post('x'.repeat(3_000_000))).status).toBe(413);
  });

  test('of exactly 16 kB is read to its end', async () => {
    // Spaces between the fields are part of the size and of nothing else.
    const fill = (size: number) => {
      const body = JSON.stringify(sampleLead());
      return body.replace('{', `{${' '.repeat(size - new Blob([body]).size)}`);
    };
    expect((await post(fill(16 * 1024))).status).toBe(201);
    expect((await post(fill(16 * 1024 + 1))).status).toBe(413);
  });

  test('of another content type is refused', async () => {
    expect((await post(JSON.stringify(sampleLead()), 'text/plain')).status).toBe(415);
  });

  test('of another method is refused', async () => {
    const response = await fetch(`${server.url}/functions/v1/lead-intake`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });

  function post(body: BodyInit, type = 'application/json') {
    return fetch(`${server.url}/functions/v1/lead-intake`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      duplex: 'half',
    } as RequestInit);
  }
});

test('a site on another origin may send the form', async () => {
  const response = await fetch(`${server.url}/functions/v1/lead-intake`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  // What the outbox and the lead form send; a browser drops the request over a single one it misses.
  const form = { notice: '1/en', openMs: 1, trapped: true };
  expect(allowed).toEqual(
    expect.arrayContaining(['content-type', 'idempotency-key', ...Object.keys(leadHeaders(form))]),
  );
});
