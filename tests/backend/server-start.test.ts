import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findLeadsSource, LeadsUnavailable, readLeads } from '../../local-backend/leads-source.ts';
import { PublicHostRefused, startServer } from '../../local-backend/server.ts';
import { readSettings } from '../../local-backend/settings.ts';
import { root } from '../architecture/source-files.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => removeDataDir(dataDir));

const processes: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** Runs a command of the project; gives its output when it has ended or says `until`. */
async function run(
  script: string,
  env: Readonly<Record<string, string>>,
  until?: string,
): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `local-backend/${script}.ts`], {
    cwd: root,
    // Nothing of the environment that a test runs in: PORT is unset, as with a new user.
    env: { PATH: process.env['PATH'] ?? '', SITE_DIR: dataDir, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let output = '';
  const ended = once(child, 'close');
  const said = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part);
        if (until && output.includes(until)) resolve();
      });
    }
  });
  await Promise.race([ended, said]);
  return { child, output };
}

test.each(['0.0.0.0', '::', '192.0.2.1', 'example.org'])(
  'the server refuses HOST=%s without ALLOW_PUBLIC_HOST',
  async (HOST) => {
    const refused = startServer({ ...readSettings({ HOST, PORT: '0', DATA_DIR: dataDir }) });
    await expect(refused).rejects.toThrow(PublicHostRefused);
    await expect(refused).rejects.toThrow(/other machines.*docs\/deploy\.md.*ALLOW_PUBLIC_HOST=1/);
  },
);

test.each([{ HOST: 'localhost' }, { HOST: '0.0.0.0', ALLOW_PUBLIC_HOST: '1' }])(
  'the server starts with %j',
  async (env) => {
    const server = await startServer(readSettings({ ...env, PORT: '0', DATA_DIR: dataDir }));
    try {
      expect((await fetch(`${server.url}/ping`)).status).toBe(204);
    } finally {
      await server.close();
    }
  },
);

test('`npm run serve` with a public host says why it does not start, and ends with 1', async () => {
  const { child, output } = await run('main', { HOST: '0.0.0.0', PORT: '0' });
  expect(child.exitCode).toBe(1);
  expect(output).toContain('set ALLOW_PUBLIC_HOST=1');
  expect(output).not.toContain('    at ');
});

test('`npm run serve` with a wrong setting names it, and ends with 1', async () => {
  const { child, output } = await run('main', { PORT: '0', NEWSLETTER_RATE_LIMIT: 'five' });
  expect(child.exitCode).toBe(1);
  expect(output).toContain('NEWSLETTER_RATE_LIMIT must be');
  expect(output).not.toContain('    at ');
});

test('a killed server starts again at once, and `npm run leads` finds it without PORT', async () => {
  const killed = await run('main', { PORT: '0' }, 'Niyam runs at');
  killed.child.kill('SIGKILL');
  const { output } = await run('main', { PORT: '0' }, 'Niyam runs at');
  expect(output).toContain('Niyam runs at');
  const leads = await run('leads', {});
  expect(leads.output).toContain('No leads yet.');
  expect(leads.child.exitCode).toBe(0);
}, 60_000);

test('`npm run leads` says that no server runs on the folder', async () => {
  const source = findLeadsSource({ DATA_DIR: dataDir });
  await expect(source).rejects.toThrow(LeadsUnavailable);
  await expect(source).rejects.toThrow(`No server runs on ${dataDir}`);
});

test('`npm run leads` says that another server answers', async () => {
  const foreignServer = createServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Invalid API key' }));
  });
  servers.push(foreignServer);
  foreignServer.listen(0, '127.0.0.1');
  await once(foreignServer, 'listening');
  const url = `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}`;
  const leads = readLeads({ url, key: 'sb_secret_other' });
  await expect(leads).rejects.toThrow(`The server at ${url} does not know this key`);
});
