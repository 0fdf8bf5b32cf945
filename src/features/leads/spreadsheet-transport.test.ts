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

/** Sends with these answers in turn; an Error is a request that throws. */
async function send(...answers: (Response | Error)[]) {
  const calls: RequestInit[] = [];
  const result = await sendToSpreadsheet({
    url: 'https://sheet.example/exec',
    body,
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
  expect(result).toEqual({ outcome: 'delivered', receipt: { id, confirmed: false } });
});

it('if it throws, one normal request; a success flag confirms (LEAD-26)', async () => {
  const { result, calls } = await send(thrown, Response.json({ success: true }));
  expect(calls.map(({ mode }) => mode)).toEqual(['no-cors', 'cors']);
  expect(result).toEqual({ outcome: 'delivered', receipt: { id, confirmed: true } });
});

it('JSON without the flag is logged and still ends in success, unconfirmed (LEAD-27)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = await send(thrown, Response.json({ error: 'sheet is full' }));
  expect(result).toEqual({ outcome: 'delivered', receipt: { id, confirmed: false } });
  expect(log).toHaveBeenCalledWith(expect.any(String), 'sheet is full');
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
