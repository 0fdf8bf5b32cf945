import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
const receipts: Record<'good' | 'flagged', string> = { good: '', flagged: '' };
beforeAll(async () => {
  server = await startTestServer();
  const send = async (headers: Record<string, string>) => {
    const response = await server.submit(sampleLead(), headers);
    return ((await response.json()) as { receipt: string }).receipt;
  };
  receipts.good = await send({});
  receipts.flagged = await send({ 'x-form-trap': '1' });
});
afterAll(() => server.stop());

/** Runs `npm run leads -- …` as for a hosted project. */
const leads = (...args: string[]) => leadsWith({}, ...args);

const leadsWith = (settings: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'local-backend/leads.ts', ...args],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          SUPABASE_URL: server.url,
          SUPABASE_SERVICE_ROLE_KEY: server.keys.secretKey,
          ...settings,
        },
      },
      (_failure, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });

const rows = async (query: string) =>
  (await (await server.rest(query, server.keys.secretKey)).json()) as Record<string, unknown>[];

test('flagged leads are listed, released by their receipt once, and who did it is saved', async () => {
  const listed = await leads('--flagged');
  expect(listed.out).toContain(receipts.flagged);
  expect(listed.out).toContain('[suspicious: trap]');
  expect(listed.out).not.toContain(receipts.good);

  const released = await leads('--release', receipts.flagged.toLowerCase(), '--by', 'Asha');
  expect(released).toMatchObject({ code: 0 });
  expect(released.out).toContain(`${receipts.flagged} is released (it was flagged: trap)`);
  const [row] = await rows(`leads?receipt=eq.${receipts.flagged}`);
  expect(row).toMatchObject({
    suspicion: null,
    released_by: 'Asha',
    released_suspicion: ['trap'],
    released_at: expect.stringMatching(/^\d{4}-/),
  });

  const again = await leads('--release', receipts.flagged, '--by', 'Ravi');
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toMatch(/was released before, on .+ by Asha\. Nothing was changed\./);
  expect(await rows(`leads?receipt=eq.${receipts.flagged}`)).toEqual([row]);
  expect((await leads('--flagged')).out).toBe('No flagged leads.\n');
}, 120_000);

test('a receipt that is not flagged or not known is answered plainly', async () => {
  const good = await leads('--release', receipts.good, '--by', 'Asha');
  expect(good).toEqual({
    code: 0,
    out: `${receipts.good} is not flagged. Nothing was changed.\n`,
    error: '',
  });
  const unknown = await leads('--release', 'N-NOBODY', '--by', 'Asha');
  expect(unknown).toEqual({
    code: 1,
    out: '',
    error: 'There is no lead with the receipt N-NOBODY.\n',
  });
  const nobody = await leads('--release', receipts.good);
  expect(nobody).toMatchObject({ code: 1, error: 'Say who releases it: --by <name>.\n' });
}, 120_000);

test.each([
  [['--release'], 2, '--release'],
  [['--bogus'], 2, '--bogus'],
  [['--csv', '/nonexistent/x.csv'], 1, '/nonexistent/x.csv cannot be written'],
])(
  'a slip is answered in words: %j',
  async (args, code, words) => {
    const slip = await leads(...args);
    expect(slip).toMatchObject({ code, out: '', error: expect.stringContaining(words) });
    expect(slip.error).not.toContain('    at ');
  },
  60_000,
);

test('an announcement that was given up is shown, and tried again when asked', async () => {
  const [lead] = await rows(`leads?receipt=eq.${receipts.good}`);
  await server.rest(
    `lead_announcements?lead_id=eq.${String(lead?.['id'])}&channel=eq.webhook`,
    server.keys.secretKey,
    {
      method: 'PATCH',
      body: JSON.stringify({ state: 'gave-up', attempts: 40, last_error: 'status 500' }),
    },
  );
  expect((await leads()).out).toContain(
    '[not announced by webhook, given up: 40 attempts, the last: status 500]',
  );
  expect((await leads('--announce-again')).out).toBe('1 announcements are tried again.\n');
  expect((await leads()).out).not.toContain('given up');
}, 120_000);

test('releasing is for the service role alone', async () => {
  for (const key of [server.keys.publishableKey, undefined]) {
    const response = await server.rest('rpc/release_lead', key, {
      method: 'POST',
      body: JSON.stringify({ of_receipt: receipts.good, by_whom: 'Nobody' }),
    });
    expect([401, 403]).toContain(response.status);
  }
});

test('a release without a name is refused', async () => {
  const response = await server.rest('rpc/release_lead', server.keys.secretKey, {
    method: 'POST',
    body: JSON.stringify({ of_receipt: receipts.good, by_whom: ' ' }),
  });
  expect(response.status).toBe(400);
});

test('a wrong setting is refused in one sentence, without a stack', async () => {
  const address = await leadsWith({ SUPABASE_URL: 'foo' });
  expect(address).toEqual({
    code: 1,
    out: '',
    error: 'SUPABASE_URL must be an address such as https://abc.supabase.co, not "foo".\n',
  });
  const port = await leadsWith({ SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '', PORT: 'abc' });
  expect(port).toEqual({
    code: 1,
    out: '',
    error: 'PORT must be a number from 0 to 65535, not "abc".\n',
  });
}, 120_000);
