import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadHeaders } from '../../src/tools/leads/lead-payload.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the notice and the time for which the form was open are stored with the lead', async () => {
  const lead = sampleLead();
  const headers = leadHeaders({ notice: '1/en', openMs: 48_213, trapped: false });
  expect((await server.submit(lead, headers)).status).toBe(201);
  expect(await server.row(lead.submissionId)).toMatchObject({
    consent_notice: '1/en',
    form_open_ms: 48_213,
    suspicion: null,
  });
});

test('a lead of an older version, which sends no headers, is as good', async () => {
  const lead = sampleLead();
  expect((await server.submit(lead)).status).toBe(201);
  expect(await server.row(lead.submissionId)).toMatchObject({
    consent_notice: null,
    form_open_ms: null,
    suspicion: null,
  });
});

test.each([
  ['a filled trap', { 'x-form-trap': '1', 'x-form-open-ms': '60000' }, ['trap']],
  ['a form sent at once', { 'x-form-open-ms': '1999' }, ['too-fast']],
  ['both', { 'x-form-trap': '1', 'x-form-open-ms': '0' }, ['trap', 'too-fast']],
  ['a fast typist', { 'x-form-open-ms': '2000' }, null],
])('%s is stored and answered like any other', async (_, headers, suspicion) => {
  const lead = sampleLead();
  const response = await server.submit(lead, headers);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ id: lead.submissionId, duplicate: false });
  expect(await server.row(lead.submissionId)).toMatchObject({
    full_name: lead.fullName,
    suspicion,
  });
});

test.each([
  ['x-form-open-ms', '-1'],
  ['x-form-open-ms', '1.5'],
  ['x-form-open-ms', '9'.repeat(16)],
  ['x-consent-notice', '1'],
  ['x-consent-notice', `${'1'.repeat(41)}/en`],
  ['x-consent-notice', "1/en', now()"],
])('%s: %s counts as absent, and loses nothing', async (name, value) => {
  const lead = sampleLead();
  expect((await server.submit(lead, { [name]: value })).status).toBe(201);
  expect(await server.row(lead.submissionId)).toMatchObject({
    consent_notice: null,
    form_open_ms: null,
    suspicion: null,
  });
});

test('a form left open for a month is stored', async () => {
  const lead = sampleLead();
  const headers = { 'x-form-open-ms': String(31 * 24 * 60 * 60_000) };
  expect((await server.submit(lead, headers)).status).toBe(201);
  expect((await server.row(lead.submissionId))?.['form_open_ms']).toBe(2_147_483_647);
});

test('a repeat with other headers is a repeat, and what came along first stays', async () => {
  const lead = sampleLead();
  await server.submit(lead, { 'x-consent-notice': '1/en', 'x-form-open-ms': '9000' });
  const again = await server.submit(lead, { 'x-consent-notice': '2/hi', 'x-form-trap': '1' });
  expect(again.status).toBe(200);
  expect(await server.row(lead.submissionId)).toMatchObject({
    consent_notice: '1/en',
    form_open_ms: 9000,
    suspicion: null,
  });
});
