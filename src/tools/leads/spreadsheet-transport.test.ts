import { expect, it, vi } from 'vitest';
import type { LeadBody } from './lead-body.ts';
import { sendToSpreadsheet } from './spreadsheet-transport.ts';

const body: LeadBody = {
  submissionId: '7f9c24e5-4b1d-4a6e-9f57-0d7c8e1b2a3c',
  formType: 'support',
  timestamp: '2026-11-20T06:30:00.000Z',
  source: 'Niyam website /',
};
const id = body.submissionId;

/** Sends with these answers in turn. An Error stands for a request that throws. */
const send = (...answers: (Response | Error)[]) => sendAs(false, answers);
const sendAgain = (...answers: (Response | Error)[]) => sendAs(true, answers);

async function sendAs(isRepeat: boolean, answers: (Response | Error)[]) {
  const calls: RequestInit[] = [];
  const result = await sendToSpreadsheet({
    url: 'https://sheet.example/exec',
    body,
    isRepeat,
    signal: new AbortController().signal,
    fetch: async (_url, init) => {
      calls.push(init ?? {});
      const answer = answers[calls.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('One request too many');
      return answer;
    },
  });
  return { result, calls };
}

const thrown = new TypeError('Failed to fetch');
const opaque = Response.error();

it('the first attempt is opaque, and its answer counts, unconfirmed (LEAD-25, LEAD-29)', async () => {
  const { result, calls } = await send(opaque);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ mode: 'no-cors', body: JSON.stringify(body) });
  expect(result).toEqual({
    outcome: 'delivered',
    receipt: { id, confirmed: false },
    retainTextMs: 7 * 24 * 3_600_000,
  });
});

it('if it throws, one normal request; a success flag confirms (LEAD-26)', async () => {
  const { result, calls } = await send(thrown, Response.json({ success: true }));
  expect(calls.map(({ mode }) => mode)).toEqual(['no-cors', 'cors']);
  expect(result).toEqual({ outcome: 'delivered', receipt: { id, confirmed: true } });
});

it.each([
  ['JSON without the flag', () => Response.json({ error: 'sheet is full' })],
  ['the name of another request', () => Response.json({ success: true, id: 'other' })],
  ['a page: the script is broken', () => new Response('<!DOCTYPE html><p>Not found')],
])('%s is logged and retried, and counts as sent meanwhile (LEAD-27)', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = await send(thrown, answer());
  expect(result).toMatchObject({
    outcome: 'retry',
    error: { code: 'sheet-failed' },
    receipt: { id, confirmed: false },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('an answer that is no JSON is success, unconfirmed; a second throw is a failure (LEAD-28)', async () => {
  expect((await send(thrown, new Response('OK'))).result).toMatchObject({
    outcome: 'delivered',
    receipt: { confirmed: false },
  });
  expect((await send(thrown, thrown)).result).toMatchObject({ outcome: 'retry' });
  expect((await send(thrown, new Response('', { status: 500 }))).result).toMatchObject({
    outcome: 'retry',
  });
});

it('a repeat asks for a confirmation first, and is sent like the first where none can be read', async () => {
  const confirmed = await sendAgain(Response.json({ success: true, id }));
  expect(confirmed.calls.map(({ mode }) => mode)).toEqual(['cors']);
  expect(confirmed.result).toEqual({ outcome: 'delivered', receipt: { id, confirmed: true } });

  const unread = await sendAgain(thrown, opaque);
  expect(unread.calls.map(({ mode }) => mode)).toEqual(['cors', 'no-cors']);
  expect(unread.result).toMatchObject({ outcome: 'delivered', receipt: { confirmed: false } });

  const broken = await sendAgain(new Response('Not found', { status: 404 }));
  expect(broken.result).toMatchObject({ outcome: 'retry', error: { code: 'status-404' } });
});
