import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectDir } from '../../local-backend/settings.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { freePort } from '../support/postgres-cluster.ts';
import { must, newDataDir, startProcess, type Place } from './stage.ts';

const run = promisify(execFile);
const dist = path.join(projectDir, 'dist');

/** Runs nginx with the configuration of docs/production.md in front of two servers, one of which is killed. */
export async function rehearseNginx(place: Place): Promise<string> {
  must(existsSync(path.join(dist, 'index.html')), 'The site is not built: npm run build.');
  const dataDir = await newDataDir(place);
  const databaseUrl = await place.cluster.createDatabase();
  const settings = { TRUSTED_PROXY_HOPS: '1' };
  const servers = await Promise.all([0, 1].map(() => startProcess(databaseUrl, dataDir, settings)));
  const port = await freePort();
  const folder = await mkdtemp(path.join(place.folder, 'nginx-'));
  await writeConfiguration(
    folder,
    port,
    servers.map(({ url }) => new URL(url).host),
  );
  const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (part) => {
    errors += String(part);
  });
  const curl = async (pathname: string, ...args: readonly string[]) => {
    const { stdout } = await run('curl', [
      '-sk',
      '--http2',
      '--max-time',
      '15',
      '--connect-to',
      `example.org:443:127.0.0.1:${port}`,
      '-w',
      '\n%{http_version} %{http_code}',
      ...args,
      `https://example.org${pathname}`,
    ]);
    const [version = '', status = ''] = (stdout.split('\n').at(-1) ?? '').split(' ');
    return { version, status, text: stdout };
  };
  const head = (pathname: string, ...args: readonly string[]) =>
    curl(pathname, '-D', '-', '-o', '/dev/null', '-H', 'accept-encoding: br', ...args);
  try {
    const deadline = Date.now() + 15_000;
    while ((await head('/').catch(() => undefined))?.status !== '200') {
      must(nginx.exitCode === null, `nginx ended: ${errors.slice(-300)}`);
      must(Date.now() < deadline, `nginx does not answer: ${errors.slice(-300)}`);
      await wait(100);
    }
    const home = await head('/');
    must(home.version === '2', `The page comes over HTTP/${home.version}, not 2.`);
    must(/content-encoding: br/i.test(home.text), 'The page is not compressed with brotli.');
    must(/content-security-policy: /i.test(home.text), 'The page has no content security policy.');
    must(/cache-control: no-cache/i.test(home.text), 'The page is not revalidated.');
    must((await head('/no-such-page')).status === '404', 'An unknown page is not 404.');
    must((await head('/_headers')).status === '404', 'The file of headers is published.');
    must(/no-cache/.test((await head('/sw.js')).text), 'The worker is not revalidated.');

    const lead = (body: object) =>
      curl(
        '/functions/v1/lead-intake',
        '-H',
        'content-type: application/json',
        '-H',
        'x-forwarded-for: 203.0.113.9',
        '-d',
        JSON.stringify(body),
      );
    for (let at = 0; at < 4; at += 1) {
      const { status } = await lead(sampleLead());
      must(status === '201', `A lead through nginx is answered ${status}.`);
    }
    const database = new URL(databaseUrl).pathname.slice(1);
    const senders = await place.cluster.sql(
      'select count(distinct sender_hash) from leads',
      database,
    );
    must(senders.trim() === '1', 'A forged address counts as another caller.');

    process.kill(servers[0]?.pid ?? 0, 'SIGKILL');
    for (let at = 0; at < 6; at += 1) {
      const { status } = await lead(sampleLead());
      must(status === '201', `With one server killed, a lead is answered ${status}.`);
    }
    return 'HTTP/2, brotli, headers, 10 leads, one server killed without a failed request';
  } finally {
    nginx.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Writes the documented configuration, with the addresses and paths of this rehearsal. */
async function writeConfiguration(
  folder: string,
  port: number,
  hosts: readonly string[],
): Promise<void> {
  const document = await readFile(path.join(projectDir, 'docs/production.md'), 'utf8');
  const documented = /```nginx\n([\s\S]*?)```/.exec(document)?.[1];
  must(documented, 'docs/production.md has no configuration of nginx.');
  let at = 0;
  const site = documented
    .replace(/server 127\.0\.0\.1:\d+/g, () => `server ${hosts[at++]}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/niyam/dist', dist)
    .replaceAll('/etc/nginx/niyam-headers.conf', path.join(folder, 'niyam-headers.conf'))
    .replaceAll('/etc/letsencrypt/live/example.org', folder);
  must(at === hosts.length, 'The documented configuration has another number of servers.');
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const { stdout: headers } = await run(
    'bash',
    [
      '-c',
      /awk '[\s\S]*?dist\/_headers/.exec(
        await readFile(path.join(projectDir, 'docs/deploy.md'), 'utf8'),
      )?.[0] ?? '',
    ],
    { cwd: projectDir },
  );
  await writeFile(path.join(folder, 'niyam-headers.conf'), headers);
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const curve = 'ec_paramgen_curve:prime256v1';
  const certificate = ['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=example.org'];
  await run('openssl', [...certificate, '-newkey', 'ec', '-pkeyopt', curve, ...files]);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path tmp/body; proxy_temp_path tmp/proxy; fastcgi_temp_path tmp/fastcgi;
  uwsgi_temp_path tmp/uwsgi; scgi_temp_path tmp/scgi;
  ${site}
}
`,
  );
}
