import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOfRun } from '../support/seed.ts';
import { faults, faultsIn } from './matrix.ts';

/**
 * `npm run faults`: every fault of the matrix, the long runs included, on the last build. Prints a
 * table and the seed; ends with 1 when a fault has no passing test or one that fails.
 * FAULTS_SEED repeats a run; `--short` leaves out what CI leaves out.
 */

interface Outcome {
  title: string;
  passed: boolean;
  skipped: boolean;
  where: 'browser' | 'module';
  ms: number;
}

if (!existsSync('dist/index.html')) {
  console.error('There is no build to test: run npm run build first.');
  process.exit(2);
}

const seed = seedOfRun();
const long = !process.argv.includes('--short');
const folder = mkdtempSync(join(tmpdir(), 'niyam-faults-'));
const env = {
  ...process.env,
  FAULTS_SEED: String(seed),
  ...(long && { FAULTS_LONG: '1', OUTBOX_MODEL_RUNS: process.env.OUTBOX_MODEL_RUNS ?? '10000' }),
};

function run(command: string, args: string[], more: Record<string, string> = {}): void {
  spawnSync('npx', [command, ...args], { stdio: 'inherit', env: { ...env, ...more } });
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

function moduleOutcomes(): Outcome[] {
  const file = join(folder, 'unit.json');
  run('vitest', [
    'run',
    'src/platform/offline',
    'src/tools/leads',
    'tests/architecture/fault-matrix.test.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  interface UnitReport {
    testResults: {
      assertionResults: { fullName: string; status: string; duration?: number | null }[];
    }[];
  }
  return readReport<UnitReport>('unit.json').testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      passed: status === 'passed',
      skipped: status === 'skipped' || status === 'pending',
      where: 'module' as const,
      ms: duration ?? 0,
    })),
  );
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { status: string; duration: number }[] }[];
  }[];
}

function browserOutcomes(): Outcome[] {
  run('tsx', ['tests/support/install-chromium.ts']);
  run('playwright', ['test', '--grep', 'fault \\d+:|kill test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'browser.json'),
  });
  return specsOf(readReport<Suite>('browser.json')).map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      title,
      passed: ok,
      skipped: results.every(({ status }) => status === 'skipped'),
      where: 'browser' as const,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    };
  });
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function verdict(outcomes: Outcome[]): string {
  if (outcomes.some(({ passed, skipped }) => !passed && !skipped)) return 'FAILED';
  return outcomes.some(({ passed, skipped }) => passed && !skipped) ? 'passed' : 'NOT SHOWN';
}

function row(name: string, outcomes: Outcome[]): string {
  const count = (where: Outcome['where']) =>
    outcomes.filter((outcome) => outcome.where === where && !outcome.skipped).length;
  const seconds = outcomes.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return `| ${name} | ${count('browser')} | ${count('module')} | ${seconds.toFixed(1)} | ${verdict(outcomes)} |`;
}

const outcomes = [...moduleOutcomes(), ...browserOutcomes()];
rmSync(folder, { recursive: true, force: true });

console.log(
  `\n| Fault | in the browser | in the module | seconds | result |\n| --- | ---: | ---: | ---: | --- |`,
);
const perFault = Object.entries(faults).map(([number, name]) => ({
  name: `${number}. ${name}`,
  outcomes: outcomes.filter(({ title }) => faultsIn(title).includes(Number(number))),
}));
const killTest = {
  name: 'Kill test',
  outcomes: outcomes.filter(({ title }) => title.startsWith('kill test')),
};
for (const { name, outcomes: own } of [...perFault, killTest]) console.log(row(name, own));
console.log(`\nSeed ${seed}: FAULTS_SEED=${seed} npm run faults repeats it.`);
const failed = [...perFault, killTest].some(({ outcomes: own }) => verdict(own) !== 'passed');
process.exitCode = failed ? 1 : 0;
