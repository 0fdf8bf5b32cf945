import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';
import { text as en } from '../../locales/en/interface.ts';
import { text as leadWords } from '../../locales/en/tools/lead.ts';
import { provideOutbox } from '../../platform/offline/outbox-access.ts';
import type { LeadBody } from './lead-body.ts';
import { editForm } from './change-lead.ts';
import { leadAsText, leadOf, leadSubject } from './lead-in-outbox.ts';
import { sender as leadSender } from './lead.outbox.ts';
import { changeLead, submitLead } from './submit-lead.ts';

/** Requests that this device has sent. */
const sent: { headers: Headers; body: unknown }[] = [];
const server = startFakeServer();
const { outbox, item } = newOutbox(server, {
  senders: [leadSender],
  fetch: (url, init) => {
    sent.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) });
    return server.fetch(url, init);
  },
});
provideOutbox(async () => async () => ({ ...outbox, close: () => undefined }));

// Offline, so that nothing waits for an answer. The outbox still tries.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: false }));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => void (sent.length = 0));

const newBody = (): LeadBody => ({
  submissionId: crypto.randomUUID(),
  formType: 'support',
  fullName: 'Test Vendor',
  timestamp: '2026-11-20T06:30:00.000Z',
  source: 'Niyam website /contact',
});
const form = { notice: '1/en', openMs: 48_213, trapped: false };

/** Queues a request as version 1 of the app did: the body alone. */
async function oldItem() {
  const body = newBody();
  const { submissionId: id } = body;
  return outbox.enqueue({ kind: 'lead', schemaVersion: 1, payload: body, id });
}

/** Returns the only sent request, after its answer was saved. */
async function delivered(id: string) {
  await vi.waitFor(async () => expect((await item(id)).state).toBe('delivered'));
  expect(sent).toHaveLength(1);
  return sent[0];
}

it('a lead is sent with its body unchanged and the signs of the form in headers (LEAD-24)', async () => {
  const body = newBody();
  const onSaved = vi.fn<() => void>();
  expect(await submitLead(body, form, onSaved)).toEqual({
    outcome: 'saved',
    id: body.submissionId,
  });
  expect(onSaved).toHaveBeenCalledOnce();
  const request = await delivered(body.submissionId);
  expect(request?.body).toEqual(body);
  expect(request?.headers.get('x-consent-notice')).toBe('1/en');
  expect(request?.headers.get('x-form-open-ms')).toBe('48213');
  expect(request?.headers.has('x-form-trap')).toBe(false);
});

it('a lead of version 1 is sent unchanged, without signs of its form', async () => {
  const { id, payload } = await oldItem();
  await outbox.drain();
  const request = await delivered(id);
  expect(request?.body).toEqual(payload);
  expect([...(request?.headers.keys() ?? [])].filter((name) => name.startsWith('x-'))).toEqual([]);
});

it('a lead that version 1 queued is shown, and its form opens with its text', async () => {
  const queued = await oldItem();
  const lead = leadOf(queued);
  expect(lead).toEqual(queued.payload);
  if (!lead) return;
  expect(editForm(lead, en.lead)).toMatchObject({ type: 'support', openedFrom: '/contact' });
  expect(leadAsText(lead, en.lead, leadWords)).toContain('Test Vendor');
  await outbox.cancel(queued.id);
});

it('an edited lead of version 1 is sent with its new text', async () => {
  const queued = await oldItem();
  const body = { ...(queued.payload as LeadBody), fullName: 'Another Vendor' };
  await changeLead(body, { ...form, openMs: 900 });
  const request = await delivered(queued.id);
  expect(request?.body).toEqual(body);
  expect(request?.headers.get('x-consent-notice')).toBe('1/en');
  // Editing takes little time, so it says nothing about the first filling in.
  expect(request?.headers.has('x-form-open-ms')).toBe(false);
});

it('a changed lead has the signs of its first completion', async () => {
  const body = newBody();
  const { submissionId: id } = body;
  const payload = { body, form: { ...form, notice: '0/en', trapped: true } };
  await outbox.enqueue({ kind: 'lead', schemaVersion: 2, payload, id });
  await changeLead({ ...body, fullName: 'Another Vendor' }, { ...form, openMs: 900 });
  const { headers } = (await delivered(id)) ?? {};
  expect(headers?.get('x-consent-notice')).toBe('1/en');
  expect(headers?.get('x-form-open-ms')).toBe('48213');
  expect(headers?.get('x-form-trap')).toBe('1');
});

it('a wiped item, and an item of another kind, show no lead', async () => {
  const queued = await oldItem();
  expect(leadOf({ ...queued, kind: 'other' })).toBeUndefined();
  expect(leadOf({ ...queued, payload: null })).toBeUndefined();
  await outbox.cancel(queued.id);
});

it('two requests of one person read differently while they wait', async () => {
  const consultation = await outbox.enqueue({
    kind: 'lead',
    schemaVersion: 2,
    payload: { body: { ...newBody(), businessName: 'Test Tiffins', notes: 'x'.repeat(80) }, form },
  });
  const quote = await outbox.enqueue({
    kind: 'lead',
    schemaVersion: 2,
    payload: {
      body: { ...newBody(), businessName: 'Test Tiffins', services: 'GST Registration' },
      form,
    },
  });
  expect(leadSubject(consultation)).toBe(`Test Tiffins, Test Vendor, ${'x'.repeat(59)}…`);
  expect(leadSubject(quote)).toBe('Test Tiffins, Test Vendor, GST Registration');
  expect(leadSubject({ ...quote, payload: null })).toBeUndefined();
  await Promise.all([consultation, quote].map(({ id }) => outbox.forget(id)));
});
