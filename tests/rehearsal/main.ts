import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../../local-backend/settings.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { rehearseCrash } from './crash.ts';
import { rehearseDeno } from './deno.ts';
import { rehearseNginx } from './nginx.ts';
import { rehearseSmtp } from './smtp.ts';
import type { Place, Stage } from './stage.ts';
import { rehearseUpgrade } from './upgrade.ts';

const usage = `Rehearses production with real components on this machine, and prints a table.

  npm run rehearse                  every stage
  npm run rehearse -- crash nginx   these stages
  npm run rehearse -- --list        the names of the stages

As root it installs missing Debian packages: postgresql, nginx with brotli, python3-aiosmtpd.`;

/** Runs test files of the backend in the project \`backend-on-postgres\` or another one. */
const vitest =
  (project: string, ...files: string[]) =>
  async (): Promise<string> => {
    const child = spawn('npx', ['vitest', 'run', '--project', project, ...files], {
      cwd: projectDir,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part);
      });
    }
    const code = await new Promise((resolve) => child.once('exit', resolve));
    const summary = /Tests +(.+)/.exec(output)?.[1] ?? 'no test ran';
    if (code !== 0) {
      const failed = [...output.matchAll(/^ FAIL .*$/gm)].map(([line]) => line.trim());
      throw new Error(`${summary}; ${failed.slice(0, 3).join('; ')}`);
    }
    return summary;
  };

const stages: Readonly<Record<string, { what: string; run: Stage }>> = {
  postgres: {
    what: 'the backend’s own tests on Postgres',
    run: vitest('backend-on-postgres'),
  },
  processes: {
    what: 'two servers on one database; unsafe settings refused',
    run: vitest('postgres', 'tests/postgres/shared-database', 'tests/postgres/unsafe-database'),
  },
  moving: {
    what: 'embedded to Postgres, backup and restore, new keys',
    run: vitest('postgres', 'tests/postgres/moving'),
  },
  crash: { what: 'kill -9 of Postgres and servers under load', run: rehearseCrash },
  upgrade: { what: 'from an earlier release, with data', run: rehearseUpgrade },
  deno: { what: 'a function under Deno, on the same database', run: rehearseDeno },
  nginx: { what: 'nginx in front of two servers', run: rehearseNginx },
  smtp: { what: 'e-mails through an SMTP server', run: rehearseSmtp },
  push: {
    what: 'a push service that verifies VAPID and decrypts',
    run: vitest('backend-on-postgres', 'tests/backend/push.test.ts'),
  },
  sheet: {
    what: 'the sheet script in a JavaScript engine',
    run: vitest('backend', 'integrations/spreadsheet'),
  },
};

const packages: Readonly<Record<string, readonly string[]>> = {
  '/usr/sbin/nginx': ['nginx-light'],
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': ['libnginx-mod-http-brotli-static'],
  '/usr/lib/python3/dist-packages/aiosmtpd': ['python3-aiosmtpd'],
  '/usr/bin/curl': ['curl'],
  '/usr/lib/postgresql': ['postgresql'],
};

function installPackages(): void {
  const missing = Object.entries(packages).flatMap(([file, names]) =>
    existsSync(file) ? [] : names,
  );
  if (missing.length === 0) return;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
  });
}

interface Row {
  readonly name: string;
  readonly what: string;
  readonly result: 'passed' | 'FAILED';
  readonly seconds: number;
  readonly detail: string;
}

async function rehearse(name: string, place: Place): Promise<Row> {
  const stage = stages[name];
  if (!stage) throw new Error(`There is no stage ${name}: ${Object.keys(stages).join(', ')}.`);
  console.log(`${name}: ${stage.what} …`);
  const began = Date.now();
  const row = (result: Row['result'], detail: string): Row => ({
    name,
    what: stage.what,
    result,
    seconds: Math.round((Date.now() - began) / 1000),
    detail: detail.replace(/\s+/g, ' ').replaceAll('|', '/'),
  });
  try {
    return row('passed', await stage.run(place));
  } catch (error) {
    return row('FAILED', error instanceof Error ? error.message : String(error));
  }
}

const tableOf = (rows: readonly Row[]): string =>
  [
    '| Stage | What | Result | Time | Detail |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, what, result, seconds, detail }) =>
        `| ${name} | ${what} | ${result} | ${seconds} s | ${detail} |`,
    ),
    '',
  ].join('\n');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' }, out: { type: 'string' } },
  });
  if (values.help || values.list) {
    console.log(values.help ? usage : Object.keys(stages).join('\n'));
    return;
  }
  installPackages();
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-rehearsal-'));
  const cluster = await startCluster();
  const rows: Row[] = [];
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(stages)) {
      rows.push(await rehearse(name, { cluster, folder }));
    }
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const table = tableOf(rows);
  console.log(`\n${table}\nWhat cannot be had here: docs/production.md, checklist.`);
  if (values.out) await writeFile(values.out, table);
  if (rows.some(({ result }) => result === 'FAILED')) process.exitCode = 1;
}

await main();
