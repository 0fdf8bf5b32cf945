import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { businessesAsked } from './agree-arguments.ts';

/**
 * Compares the tools and the two evaluators of the law on 20,000 random businesses, or as many as asked for, with
 * one process for each of the first four cores. Each process tries its share; its businesses are random, so they
 * differ from those of the others.
 */
const businesses = businessesAsked(process.argv.slice(2));
if (typeof businesses === 'string') {
  console.log(businesses);
  process.exit(0);
}
const processes = Math.min(availableParallelism(), 4);
const share = String(Math.ceil(businesses / processes));
const hourMs = 3_600_000;

const tryShare = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const vitest = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'content',
        '--maxWorkers',
        '1',
        '--testTimeout',
        String(hourMs),
        'tests/register',
        'tests/content/finder',
      ],
      { stdio: 'inherit', env: { ...process.env, REGISTER_RUNS: share, FINDER_RUNS: share } },
    );
    vitest.on('error', reject);
    vitest.on('close', (code) => resolve(code ?? 1));
  });

const started = Date.now();
const codes = await Promise.all(Array.from({ length: processes }, tryShare));
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
const failed = codes.filter((code) => code !== 0).length;
console.log(
  failed === 0
    ? `${processes} times ${share} businesses: all agree, in ${minutes} minutes`
    : `${failed} of ${processes} processes found a disagreement, in ${minutes} minutes`,
);
process.exitCode = failed === 0 ? 0 : 1;
