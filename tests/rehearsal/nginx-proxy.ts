import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectDir } from '../../local-backend/settings.ts';
import { freePort } from '../support/postgres-cluster.ts';
import { must } from './stage.ts';

const run = promisify(execFile);
export const dist = path.join(projectDir, 'dist');

/** An answer through nginx. */
export interface Answer {
  readonly version: string;
  readonly status: string;
  readonly text: string;
}

/** nginx in front of two servers, as documented. */
export interface Proxy {
  readonly port: number;
  get(pathname: string, ...args: readonly string[]): Promise<Answer>;
  /** Requests the headers alone, compressed. */
  head(pathname: string): Promise<Answer>;
  post(pathname: string, body: unknown, ...args: readonly string[]): Promise<Answer>;
  stop(): void;
}

/** Starts nginx with the documented configuration, below `parent`. `hosts` are the two servers. */
export async function startProxy(parent: string, hosts: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(parent, 'nginx-'));
  await writeConfiguration(folder, port, hosts);
  const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (part) => {
    errors += String(part);
  });
  const curl = async (pathname: string, ...args: readonly string[]): Promise<Answer> => {
    const { stdout } = await run('curl', [
      '-sk',
      '--http2',
      '--max-time',
      '40',
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
  const proxy: Proxy = {
    port,
    get: curl,
    head: (pathname) => curl(pathname, '-D', '-', '-o', '/dev/null', '-H', 'accept-encoding: br'),
    post: (pathname, body, ...args) =>
      curl(pathname, '-H', 'content-type: application/json', ...args, '-d', JSON.stringify(body)),
    stop: () => void nginx.kill('SIGTERM'),
  };
  const deadline = Date.now() + 15_000;
  while ((await proxy.head('/').catch(() => undefined))?.status !== '200') {
    must(nginx.exitCode === null, `nginx ended: ${errors.slice(-300)}`);
    must(Date.now() < deadline, `nginx does not answer: ${errors.slice(-300)}`);
    await wait(100);
  }
  return proxy;
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
    .replaceAll('/srv/niyam/site', dist)
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
