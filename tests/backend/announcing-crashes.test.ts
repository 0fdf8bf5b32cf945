import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from '../../local-backend/keys.ts';
import { root } from '../architecture/source-files.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';
import { startMailService, type MailServer } from './mail-server.ts';
import { sampleLead } from './sample-lead.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/**
 * The server as an owner starts it, killed with SIGKILL while it announces leads, and started again on the same
 * data.
 */

let mail: MailServer;
let receiver: WebhookReceiver;
let dataDir: string;
let running: { process: ChildProcess; url: string } | undefined;
beforeAll(async () => {
  [mail, receiver, dataDir] = await Promise.all([
    startMailService(),
    startWebhookReceiver(),
    makeDataDir(),
  ]);
});
afterAll(async () => {
  await kill();
  await Promise.all([mail.stop(), receiver.stop(), removeDataDir(dataDir)]);
});

async function start(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local-backend/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      LEAD_RATE_LIMIT: '0',
      LEAD_NOTIFY_EMAIL: 'team@example.org',
      ...mail.settings,
      ...receiver.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Niyam runs at (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    running = { process: child, url };
    return url;
  }
  throw new Error('The server ended before it said where it runs.');
}

async function kill(): Promise<void> {
  const { process: child } = running ?? {};
  running = undefined;
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

type Lead = ReturnType<typeof sampleLead>;

const submit = (url: string, lead: Lead, headers: Record<string, string>) =>
  fetch(`${url}/functions/v1/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(lead),
  });

/** Where the server dies, and how the receivers behave until then. */
const crashPoints: readonly { name: string; arm: (die: () => void) => void }[] = [
  {
    name: 'when the mail service has read the request',
    arm: (die) => {
      mail.behaviour = 'hangs';
      mail.onStep = (step) => step === 'asked' && die();
    },
  },
  {
    name: 'when the mail service has sent the e-mail and not answered',
    arm: (die) => {
      mail.behaviour = 'sends-and-hangs';
      mail.onStep = (step) => step === 'sent' && die();
    },
  },
  {
    name: 'just after the mail service answered',
    arm: (die) => {
      mail.onStep = (step) => step === 'sent' && setImmediate(die);
    },
  },
  { name: 'when the webhook was taken', arm: (die) => (receiver.onTaken = die) },
  {
    name: 'while both fail',
    arm: (die) => {
      mail.behaviour = 'fails';
      receiver.behaviour = 'fails';
      mail.onStep = die;
    },
  },
];

test(
  'a server that is killed while it announces tells of each lead exactly once by its id',
  async () => {
    const leads: Lead[] = [];
    for (const { arm } of crashPoints) {
      mail.behaviour = 'sends';
      receiver.behaviour = 'takes';
      const url = await start();
      const crashed = new Promise<void>((resolve) => {
        arm(() => {
          mail.onStep = () => undefined;
          receiver.onTaken = () => undefined;
          resolve(kill());
        });
      });
      const some = [sampleLead(), sampleLead(), sampleLead()];
      leads.push(...some);
      // A form whose answer was lost is sent again at the end, as the phone does.
      const answers = some.map((lead, index) =>
        submit(url, lead, index === 0 ? { 'x-form-trap': '1' } : {}),
      );
      await Promise.allSettled(answers);
      await crashed;
    }

    mail.behaviour = 'sends';
    receiver.behaviour = 'takes';
    const url = await start();
    const key = (await readKeys(dataDir))?.secretKey ?? '';
    for (const lead of leads) expect((await submit(url, lead, {})).ok).toBe(true);
    const api = (path: string, method: string, body?: unknown) =>
      fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: key,
          authorization: `Bearer ${key}`,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const waiting = '/rest/v1/lead_announcements?state=eq.waiting';
    for (let round = 0; round < 20; round += 1) {
      const rows = (await (await api(waiting, 'GET')).json()) as unknown[];
      if (rows.length === 0) break;
      // Leases and waits pass.
      const past = new Date(Date.now() - 1000).toISOString();
      await api(waiting, 'PATCH', { due_at: past, leased_until: null });
      await api('/functions/v1/lead-forward', 'POST', {});
    }

    const all = await api('/rest/v1/lead_announcements?select=state,message_id,channel', 'GET');
    const rows = (await all.json()) as { state: string; message_id: string; channel: string }[];
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    const ids = (channel: string) =>
      rows.flatMap((row) => (row.channel === channel ? [row.message_id] : [])).toSorted();
    expect(ids('email')).toHaveLength(leads.length);

    // In the mailbox each once, at the receiver each once by its id; repeats carried the same id.
    expect(mail.sent.map((sent) => sent.key).toSorted()).toEqual(ids('email'));
    expect([...receiver.taken.keys()].toSorted()).toEqual(ids('webhook'));
    for (const { key: repeated, messageId } of mail.asked) {
      expect(messageId).toBe(`<${repeated}@example.org>`);
      expect(ids('email')).toContain(repeated);
    }
    for (const { id } of receiver.received) expect(ids('webhook')).toContain(id);
    console.info(
      `${leads.length} leads, ${crashPoints.length} kills: ${mail.sent.length} e-mails of ` +
        `${mail.asked.length} requests, ${receiver.taken.size} webhooks of ${receiver.received.length} deliveries`,
    );
    // The kills between sending and noting must have happened, or this shows nothing.
    expect(mail.asked.length).toBeGreaterThan(mail.sent.length);
    expect(receiver.received.length).toBeGreaterThan(receiver.taken.size);
  },
  // Six starts of a server, on a machine that may be shared.
  600_000,
);
