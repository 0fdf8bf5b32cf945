import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readKeys } from '../../local-backend/keys.ts';
import { projectDir } from '../../local-backend/settings.ts';
import { startServerProcess } from '../load/server-process.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { fetchClientsTests, testedCommit } from './clients-tests.ts';
import { expectedFailures, reasons } from './expected-failures.ts';

const usage = `Runs auth-js's own tests against the server of this checkout, and compares the failures with the expected ones.

  npm run conformance:auth                        on the embedded database and on Postgres
  npm run conformance:auth -- embedded            on one of them: embedded, postgres, or none (without a server)
  npm run conformance:auth -- --from <repository> another copy of github.com/supabase/supabase-js
  npm run conformance:auth -- --messages          with the message of each failure`;

const databases = ['embedded', 'postgres', 'none'] as const;
type DatabaseKind = (typeof databases)[number];

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
}

async function runTests(
  tests: string,
  server: { url: string; publishableKey: string; secretKey: string },
  folder: string,
): Promise<readonly Outcome[]> {
  const file = path.join(folder, 'report.json');
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const args = ['run', '--config', config, '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn('npx', ['vitest', ...args], {
    cwd: projectDir,
    env: {
      ...process.env,
      CONFORMANCE_TESTS: tests,
      CONFORMANCE_URL: server.url,
      CONFORMANCE_PUBLISHABLE_KEY: server.publishableKey,
      CONFORMANCE_SECRET_KEY: server.secretKey,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  const broken = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (broken) throw new Error(`A file of tests does not load: ${broken.message}`);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      passed: status === 'passed',
      message: failureMessages[0]?.split('\n')[0] ?? '',
    })),
  );
}

async function outcomesOn(kind: DatabaseKind, tests: string): Promise<readonly Outcome[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-conformance-'));
  const cluster = kind === 'postgres' ? await startCluster() : undefined;
  const nobody = { url: 'http://127.0.0.1:9', publishableKey: 'none', secretKey: 'none' };
  const server =
    kind === 'none'
      ? undefined
      : await startServerProcess({
          serverDir: projectDir,
          node: process.execPath,
          dataDir: folder,
          siteDir: folder,
          settings: cluster ? { DATABASE_URL: await cluster.createDatabase() } : {},
        });
  try {
    const keys = await readKeys(folder);
    return await runTests(tests, server && keys ? { url: server.url, ...keys } : nobody, folder);
  } finally {
    await server?.stop();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(kind: DatabaseKind, outcomes: readonly Outcome[], withMessages: boolean): boolean {
  const failed = outcomes.filter(({ passed }) => !passed);
  console.log(`\n${kind}: ${outcomes.length - failed.length} of ${outcomes.length} tests pass.`);
  if (kind === 'none') return true;
  const unexpectedFailures = failed.filter(({ name }) => !Object.hasOwn(expectedFailures, name));
  const passing = outcomes.filter(
    ({ name, passed }) => passed && Object.hasOwn(expectedFailures, name),
  );
  const missing = Object.keys(expectedFailures).filter(
    (name) => !outcomes.some((outcome) => outcome.name === name),
  );
  for (const [reason, why] of Object.entries(reasons)) {
    const names = failed.filter(({ name }) => expectedFailures[name] === reason);
    if (names.length > 0) console.log(`  ${names.length} expected: ${why}`);
    if (!withMessages) continue;
    for (const { name, message } of names) console.log(`    ${name}: ${message}`);
  }
  for (const { name, message } of unexpectedFailures)
    console.log(`  NOT EXPECTED: ${name}: ${message}`);
  for (const { name } of passing) console.log(`  PASSES, remove it from the list: ${name}`);
  for (const name of missing) console.log(`  NO SUCH TEST: ${name}`);
  return unexpectedFailures.length + passing.length + missing.length === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      messages: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const chosen = databases.filter((kind) => positionals.includes(kind));
  const tests = await fetchClientsTests(values.from);
  console.log(`auth-js's tests of ${testedCommit.slice(0, 9)}, its installed client, this server.`);
  for (const kind of chosen.length > 0 ? chosen : (['embedded', 'postgres'] as const)) {
    const isAsExpected = report(kind, await outcomesOn(kind, tests), values.messages ?? false);
    if (!isAsExpected) process.exitCode = 1;
  }
}

await main();
