import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { business } from '../../src/content/business.ts';
import { announceWait } from '../../supabase/functions/_shared/announce-leads.ts';
import { startMailService, type MailBehaviour, type MailServer } from './mail-server.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';
import {
  startWebhookReceiver,
  type ReceiverBehaviour,
  type WebhookReceiver,
} from './webhook-receiver.ts';

const notifyEmail = 'team@example.org';
let mail: MailServer;
let receiver: WebhookReceiver;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailService();
  receiver = await startWebhookReceiver();
  server = await startTestServer({
    LEAD_NOTIFY_EMAIL: notifyEmail,
    LEAD_RATE_LIMIT: '0',
    ...mail.settings,
    ...receiver.settings,
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), receiver.stop()]);
});

let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.rest('leads?form_type=neq.x', server.keys.secretKey, { method: 'DELETE' });
  mail.behaviour = 'sends';
  mail.asked.length = 0;
  mail.sent.length = 0;
  receiver.behaviour = 'takes';
  receiver.received.length = 0;
  receiver.taken.clear();
});
afterEach(() => vi.restoreAllMocks());

/** What a scheduler does. */
async function run(at = server): Promise<{ sent: number; failed: number }> {
  const response = await fetch(`${at.url}/functions/v1/lead-forward`, {
    method: 'POST',
    headers: { authorization: `Bearer ${at.keys.secretKey}` },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { announced: { sent: number; failed: number } }).announced;
}

type Row = Record<string, unknown>;

/** The announcements of a lead by their channel. */
async function announcements(id: string, at = server): Promise<Record<string, Row>> {
  const response = await at.rest(`lead_announcements?lead_id=eq.${id}`, at.keys.secretKey);
  const rows = (await response.json()) as Row[];
  return Object.fromEntries(rows.map((row) => [String(row['channel']), row]));
}

const become = (id: string, states: Record<string, Row>, at = server) =>
  vi.waitFor(async () => expect(await announcements(id, at)).toMatchObject(states), {
    timeout: 25_000,
    interval: 50,
  });

const change = (filter: string, columns: Row, at = server) =>
  at.rest(`lead_announcements?${filter}`, at.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify(columns),
  });

const past = (ms: number) => new Date(Date.now() - ms).toISOString();
const dayMs = 24 * 60 * 60_000;

/** Lets the wait of every message pass. */
const wait = (at = server) =>
  change('state=eq.waiting', { due_at: past(1000), leased_until: null }, at);

/** The longest time that a receiver may take for its answer. */
const longestAnswerMs = 15_000;

/** Makes the waits for receivers a twentieth, and returns their real lengths in ms. Queries, with 8 s, are not meant. */
function shortenWaits(): number[] {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const real: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms < 10_000) return timeout(ms);
    real.push(ms);
    return timeout(ms / 20);
  });
  return real;
}

const bothSent = { email: { state: 'sent' }, webhook: { state: 'sent' } };

describe('a new lead', () => {
  test('is announced once by e-mail and once by webhook, however often it is sent', async () => {
    const lead = sampleLead();
    const response = await server.submit(lead);
    const { receipt } = (await response.json()) as { receipt: string };
    await become(lead.submissionId, bothSent);
    await server.submit(lead);
    expect(await run()).toEqual({ sent: 0, failed: 0 });

    expect(mail.asked).toHaveLength(1);
    const [sent] = mail.sent;
    expect(sent).toMatchObject({
      to: notifyEmail,
      subject: `New request ${receipt} (consultation)`,
    });
    expect(sent?.text).toContain('Name: లక్ష్మి దేవి');
    expect(sent?.text).toContain('Call: tel:+910000000000');
    expect(sent?.text).toContain('WhatsApp: https://wa.me/910000000000');
    expect(sent?.text).toContain('Flagged: no');
    expect(sent?.html).toContain('<a href="tel:+910000000000">');
    expect(receiver.received).toHaveLength(1);
    expect(receiver.refused).toBe(0);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      type: 'lead.received',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        receipt,
        formType: 'consultation',
        name: lead.fullName,
        asked: { businessType: lead.businessType },
        notesLength: lead.notes.length,
        phone: '+910000000000',
        tel: 'tel:+910000000000',
        whatsApp: 'https://wa.me/910000000000',
        flagged: false,
        reasons: [],
      },
    });
  });

  test('that is flagged is announced too, with the reason', async () => {
    const lead = sampleLead();
    await server.submit(lead, { 'x-form-trap': '1', 'x-form-open-ms': '100' });
    await become(lead.submissionId, bothSent);
    expect(mail.sent[0]?.subject).toMatch(/^Check first: new request N-/);
    expect(mail.sent[0]?.text).toContain(
      'Flagged: a field was filled that people do not see; it was sent within 2 seconds',
    );
    expect(mail.sent[0]?.text).toMatch(/npm run leads -- --release N-/);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      data: { flagged: true, reasons: ['trap', 'too-fast'] },
    });
  });

  test('leaves e-mail address, business, notes and ids out of the announcement', async () => {
    const lead = sampleLead({ budget: 'Under 5,000' });
    await server.submit(lead);
    await become(lead.submissionId, bothSent);
    const told = JSON.stringify([mail.asked, receiver.received]);
    const secrets = [lead.email, lead.businessName, 'bus stand', lead.submissionId, 'Under 5,000'];
    for (const secret of [...secrets, '/te/fssai-compliance']) expect(told).not.toContain(secret);
  });
});

/** Sends a lead as a device does: again, after a while, when the server was too busy to take it. */
const deliver = (lead: Row) =>
  vi.waitFor(async () => expect((await server.submit(lead)).status).toBe(200), {
    timeout: 50_000,
    interval: 2000,
  });

test('fifty leads at once are announced once each', async () => {
  const leads = Array.from({ length: 50 }, () => sampleLead());
  await Promise.all(leads.map(deliver));
  await vi.waitFor(
    async () => {
      await run();
      const response = await server.rest(
        'lead_announcements?state=neq.sent',
        server.keys.secretKey,
      );
      expect(await response.json()).toEqual([]);
    },
    { timeout: 25_000 },
  );
  expect(mail.asked).toHaveLength(50);
  expect(receiver.received).toHaveLength(50);
  expect(new Set(mail.sent.map(({ messageId }) => messageId)).size).toBe(50);
}, 90_000);

test('one run announces all that are due, after an outage of the mail service', async () => {
  const leads = Array.from({ length: 50 }, () => sampleLead());
  mail.behaviour = 'fails';
  receiver.behaviour = 'fails';
  await Promise.all(leads.map(deliver));
  await run();
  mail.behaviour = 'sends';
  receiver.behaviour = 'takes';
  await server.rest('lead_announcements?state=eq.waiting', server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify({ due_at: new Date(Date.now() - 1000), leased_until: null }),
  });
  await run();
  const open = await server.rest('lead_announcements?state=neq.sent', server.keys.secretKey);
  expect(await open.json()).toEqual([]);
}, 90_000);

test('runs beside each other share the messages', async () => {
  mail.behaviour = 'fails';
  receiver.behaviour = 'fails';
  const leads = Array.from({ length: 3 }, () => sampleLead());
  for (const lead of leads) await server.submit(lead);
  for (const { submissionId } of leads) {
    const failed = { attempts: 1, leased_until: null };
    await become(submissionId, { email: failed, webhook: failed });
  }
  mail.behaviour = 'sends';
  receiver.behaviour = 'takes';
  await wait();
  const done = await Promise.all([run(), run(), run(), run()]);
  expect(done.some(({ failed }) => failed > 0)).toBe(false);
  expect(mail.asked).toHaveLength(6);
  expect(mail.sent).toHaveLength(3);
  expect(receiver.received).toHaveLength(6);
  expect(receiver.taken.size).toBe(3);
});

describe('a mail service that', () => {
  test.each<[MailBehaviour, string, number]>([
    ['fails', 'status 500', 0],
    ['drops', 'TypeError', 0],
    ['is-busy', 'status 429', 0],
    ['sends-and-drops', 'TypeError', 1],
    ['sends-and-hangs', 'TimeoutError', 1],
  ])(
    '%s: the message waits and goes again under the same id',
    async (behaviour, reason, sentBefore) => {
      const waited = shortenWaits();
      mail.behaviour = behaviour;
      const lead = sampleLead();
      await server.submit(lead);
      await become(lead.submissionId, {
        email: { state: 'waiting', attempts: 1, last_error: reason, leased_until: null },
        webhook: { state: 'sent' },
      });
      expect(mail.sent).toHaveLength(sentBefore);
      expect(Math.max(...waited)).toBeLessThanOrEqual(longestAnswerMs);
      const { email } = await announcements(lead.submissionId);
      const waits = Date.parse(String(email?.['due_at'])) - Date.now();
      // Retry-After says two minutes; else it is one.
      expect(waits).toBeGreaterThan(behaviour === 'is-busy' ? 100_000 : 40_000);
      expect(waits).toBeLessThanOrEqual(behaviour === 'is-busy' ? 120_000 : 60_000);
      mail.behaviour = 'sends';
      expect(await run()).toEqual({ sent: 0, failed: 0 });

      await wait();
      expect(await run()).toEqual({ sent: 1, failed: 0 });
      expect(mail.asked).toHaveLength(2);
      expect(mail.sent).toHaveLength(1);
      const [first, second] = mail.asked;
      expect(second).toEqual(first);
      expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
      expect(first?.messageId).toBe(`<${first?.key}@example.org>`);
    },
    40_000,
  );

  test('fails is logged without what the visitor wrote', async () => {
    mail.behaviour = 'fails';
    const lead = sampleLead();
    await server.submit(lead);
    await become(lead.submissionId, { email: { attempts: 1 } });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toMatch(/N-[0-9A-Z]+ could not be announced by email, attempt 1 \(status 500\)/);
    for (const secret of [lead.fullName, lead.email, lead.phone, notifyEmail, mail.url]) {
      expect(logged).not.toContain(secret);
    }
  });

  test('has sent another text under the same id is not asked for ever', async () => {
    mail.behaviour = 'sends-and-drops';
    const lead = sampleLead();
    await server.submit(lead);
    await become(lead.submissionId, { email: { attempts: 1, leased_until: null } });
    await server.rest(`leads?id=eq.${lead.submissionId}`, server.keys.secretKey, {
      method: 'PATCH',
      body: JSON.stringify({ full_name: 'Corrected' }),
    });
    mail.behaviour = 'sends';
    await wait();
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    expect(mail.sent).toHaveLength(1);
  });
});

test.each<[ReceiverBehaviour, string, number]>([
  ['fails', 'status 500', 0],
  ['redirects', 'status 302', 0],
  ['takes-and-drops', 'TypeError', 1],
])(
  'a webhook receiver that %s gets the message again under the same id',
  async (behaviour, reason, takenBefore) => {
    receiver.behaviour = behaviour;
    const lead = sampleLead();
    await server.submit(lead);
    await become(lead.submissionId, {
      email: { state: 'sent' },
      webhook: { state: 'waiting', attempts: 1, last_error: reason },
    });
    expect(receiver.taken.size).toBe(takenBefore);
    receiver.behaviour = 'takes';
    await wait();
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    const [first, second] = receiver.received;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect([...receiver.taken.keys()]).toEqual([first?.id]);
  },
  40_000,
);

test('receivers that hang hold up no answer, are left after some seconds, and get the message again', async () => {
  const waited = shortenWaits();
  mail.behaviour = 'hangs';
  receiver.behaviour = 'hangs';
  const lead = sampleLead();
  expect((await server.submit(lead)).status).toBe(201);
  expect(await announcements(lead.submissionId)).toMatchObject({
    email: { state: 'waiting', last_error: null },
    webhook: { state: 'waiting', last_error: null },
  });
  const left = { state: 'waiting', attempts: 1, last_error: 'TimeoutError', leased_until: null };
  await become(lead.submissionId, { email: left, webhook: left });
  expect(waited).toHaveLength(2);
  expect(Math.max(...waited)).toBeLessThanOrEqual(longestAnswerMs);
  mail.behaviour = 'sends';
  receiver.behaviour = 'takes';
  await wait();
  // The server's own run may take one of the two first.
  await run();
  await become(lead.submissionId, { email: { state: 'sent' }, webhook: { state: 'sent' } });
  expect(mail.asked[1]).toEqual(mail.asked[0]);
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
}, 40_000);

test('a message that always fails stops none behind it', async () => {
  mail.behaviour = 'fails';
  const lead = sampleLead();
  await server.submit(lead);
  await become(lead.submissionId, { email: { attempts: 1, leased_until: null } });
  mail.behaviour = 'sends';
  const next = sampleLead();
  await server.submit(next);
  await become(next.submissionId, { email: { state: 'sent' } });
  expect(mail.sent).toHaveLength(1);
});

test('waits double, from one minute to one hour', () => {
  const minutes = [1, 2, 3, 6, 7, 8, 1000].map((attempts) => announceWait(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

test('the lease of a dead run expires; until then no other run sends', async () => {
  mail.behaviour = 'fails';
  const lead = sampleLead();
  await server.submit(lead);
  await become(lead.submissionId, { email: { attempts: 1, leased_until: null } });
  mail.behaviour = 'sends';
  const filter = `lead_id=eq.${lead.submissionId}&channel=eq.email`;
  const leased = new Date(Date.now() + 60_000).toISOString();
  await change(filter, { due_at: past(1000), leased_until: leased });
  expect(await run()).toEqual({ sent: 0, failed: 0 });
  await change(filter, { leased_until: past(1) });
  expect(await run()).toEqual({ sent: 1, failed: 0 });
});

test('after a week of failures a message is given up, and the log says so', async () => {
  mail.behaviour = 'fails';
  const lead = sampleLead();
  await server.submit(lead);
  await become(lead.submissionId, { email: { attempts: 1, leased_until: null } });
  // A week is not enough for a server that was switched off during it.
  await change(`lead_id=eq.${lead.submissionId}`, { created_at: past(8 * dayMs), attempts: 8 });
  await wait();
  await run();
  await become(lead.submissionId, { email: { state: 'waiting', attempts: 9 } });
  await wait();
  await run();
  await become(lead.submissionId, {
    email: { state: 'gave-up', attempts: 10, last_error: 'status 500' },
  });
  expect(JSON.stringify(log.mock.calls)).toMatch(/gave up announcing N-\w+ by email/);
  mail.behaviour = 'sends';
  await wait();
  expect(await run()).toEqual({ sent: 0, failed: 0 });
});

test('the account that deletes its lead takes the waiting announcements along', async () => {
  mail.behaviour = 'fails';
  const lead = sampleLead();
  await server.submit(lead);
  await become(lead.submissionId, { email: { attempts: 1, leased_until: null } });
  await server.rest(`leads?id=eq.${lead.submissionId}`, server.keys.secretKey, {
    method: 'DELETE',
  });
  expect(await announcements(lead.submissionId)).toEqual({});
});

describe('with nothing set up', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startTestServer();
  });
  afterAll(() => plain.stop());

  test('the e-mail is in the mail folder, once, to the address of the business', async () => {
    const lead = sampleLead();
    await plain.submit(lead);
    await become(
      lead.submissionId,
      { email: { state: 'sent' }, webhook: { state: 'waiting' } },
      plain,
    );
    const id = String((await announcements(lead.submissionId, plain))['email']?.['message_id']);
    const [message] = await plain.emailsTo(business.email);
    expect(message).toMatch(/^Subject: New request N-\S+ \(consultation\)$/m);
    expect(message).toContain(`Message-ID: <${id}@${business.email.split('@')[1]}>`);
    expect(message).toContain('https://wa.me/910000000000');

    // A server that died after writing it writes the same file again.
    await change(`message_id=eq.${id}`, { state: 'waiting' }, plain);
    expect(await run(plain)).toEqual({ sent: 1, failed: 0 });
    expect(await plain.emailsTo(business.email)).toEqual([message]);
  });

  test('a webhook that is set up later gets the leads of one day, not older ones', async () => {
    const lead = sampleLead();
    await plain.submit(lead);
    const hook = `lead_id=eq.${lead.submissionId}&channel=eq.webhook`;
    await change(hook, { created_at: past(dayMs - 60_000) }, plain);
    await run(plain);
    const { webhook } = await announcements(lead.submissionId, plain);
    expect(webhook).toMatchObject({ state: 'waiting', attempts: 0 });
    await change(hook, { created_at: past(dayMs + 1000) }, plain);
    await run(plain);
    const later = await announcements(lead.submissionId, plain);
    expect(later['webhook']).toMatchObject({ state: 'not-set-up', attempts: 0 });
  });
});
