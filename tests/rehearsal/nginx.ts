import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleLead } from '../backend/sample-lead.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { dist, startProxy, type Answer, type Proxy } from './nginx-proxy.ts';
import { must, newDataDir, startProcess, type Place } from './stage.ts';

/** Runs nginx with the configuration of docs/production.md in front of two servers, which are killed by turns. */
export async function rehearseNginx(place: Place): Promise<string> {
  must(existsSync(path.join(dist, 'index.html')), 'The site is not built: npm run build.');
  const dataDir = await newDataDir(place);
  const databaseUrl = await place.cluster.createDatabase();
  const settings = { TRUSTED_PROXY_HOPS: '1', LEAD_RATE_LIMIT: '0' };
  const servers = await Promise.all([0, 1].map(() => startProcess(databaseUrl, dataDir, settings)));
  const hosts = servers.map(({ url }) => new URL(url).host);
  const proxy = await startProxy(place.folder, hosts);
  const database = new URL(databaseUrl).pathname.slice(1);
  try {
    await checkPages(proxy);
    for (let at = 0; at < 4; at += 1) {
      const { status } = await sendLead(proxy, sampleLead());
      must(status === '201', `A lead through nginx is answered ${status}.`);
    }
    const senders = await place.cluster.sql(
      'select count(distinct sender_hash) from leads',
      database,
    );
    must(senders.trim() === '1', 'A forged address counts as another caller.');
    const { sent, refused, repeated } = await killInTurn(proxy, servers, (port) =>
      startProcess(databaseUrl, dataDir, settings, port),
    );
    const rows = (await place.cluster.sql('select id from leads', database)).split('\n');
    const stored = rows.filter(Boolean);
    must(new Set(stored).size === stored.length, 'A lead is stored twice.');
    const lost = sent.filter((id) => !stored.includes(id));
    must(lost.length === 0, `${lost.length} acknowledged leads are lost.`);
    must(stored.length === sent.length + 4, 'There are other leads than those that were sent.');
    const unsafe = await checkRepeats(place, hosts.at(-1) ?? '');
    return (
      `HTTP/2, brotli, headers; servers killed ${kills} times under load: ${sent.length} leads acknowledged, ` +
      `0 lost, 0 twice, ${repeated} repeated by nginx after they were stored, ${refused} answers other than 2xx; ${unsafe}`
    );
  } finally {
    proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function checkPages(proxy: Proxy): Promise<void> {
  const home = await proxy.head('/');
  must(home.version === '2', `The page comes over HTTP/${home.version}, not 2.`);
  must(/content-encoding: br/i.test(home.text), 'The page is not compressed with brotli.');
  must(/content-security-policy: /i.test(home.text), 'The page has no content security policy.');
  must(/cache-control: no-cache/i.test(home.text), 'The page is not revalidated.');
  must((await proxy.head('/no-such-page')).status === '404', 'An unknown page is not 404.');
  must((await proxy.head('/_headers')).status === '404', 'The file of headers is published.');
  must(/no-cache/.test((await proxy.head('/sw.js')).text), 'The worker is not revalidated.');
}

const sendLead = (proxy: Proxy, lead: object): Promise<Answer> =>
  proxy.post('/functions/v1/lead-intake', lead, '-H', 'x-forwarded-for: 203.0.113.9');

const kills = 6;
const senders = 6;
const betweenKillsMs = 1500;

/**
 * Kills one server after the other under load, and starts it again. Senders do what devices do: they send a lead
 * again, with its id, until it is acknowledged.
 */
async function killInTurn(
  proxy: Proxy,
  servers: ServerProcess[],
  start: (port: number) => Promise<ServerProcess>,
) {
  const sent: string[] = [];
  const over = new AbortController();
  let [refused, repeated] = [0, 0];
  const load = Array.from({ length: senders }, async () => {
    while (!over.signal.aborted) {
      const lead = sampleLead();
      for (let attempt = 0; ; attempt += 1) {
        const { status } = await sendLead(proxy, lead);
        // 200 for the first answer to a new lead: the first server had stored it before it died.
        if (status === '200' && attempt === 0) repeated += 1;
        if (status === '201' || status === '200') break;
        refused += 1;
        await wait(100);
      }
      sent.push(lead.submissionId);
    }
  });
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(betweenKillsMs);
      const at = kill % servers.length;
      const { pid, url } = servers[at] ?? { pid: 0, url: '' };
      process.kill(pid, 'SIGKILL');
      await wait(betweenKillsMs);
      servers[at] = await start(Number(new URL(url).port));
    }
  } finally {
    over.abort();
    await Promise.all(load);
  }
  return { sent, refused, repeated };
}

/**
 * Puts a server in front that breaks each connection after it has read the request, as one that dies at work.
 * A lead is repeated at the other one; what would happen twice is not.
 */
async function checkRepeats(place: Place, host: string): Promise<string> {
  const resetting = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
  resetting.listen(0, '127.0.0.1');
  await once(resetting, 'listening');
  const resettingHost = `127.0.0.1:${(resetting.address() as AddressInfo).port}`;
  const proxy = await startProxy(place.folder, [resettingHost, host]);
  const statuses = async (send: () => Promise<Answer>) => {
    const answers = new Set<string>();
    // nginx leaves a broken server alone for five seconds.
    for (let at = 0; at < 3; at += 1) {
      answers.add((await send()).status);
      await wait(5200);
    }
    return [...answers];
  };
  try {
    const leads = await statuses(() => sendLead(proxy, sampleLead()));
    must(
      leads.every((status) => status === '201'),
      `Leads are answered ${leads.join(', ')}.`,
    );
    const recover = () => proxy.post('/auth/v1/recover', { email: 'nobody@example.com' });
    const once_ = await statuses(recover);
    must(once_.includes('502'), 'nginx repeats a request for an e-mail after it was sent.');
    return 'a sign-in request that was sent is not repeated';
  } finally {
    proxy.stop();
    resetting.close();
  }
}
