import { beforeAll, expect, it } from 'vitest';
import { seedOfRun } from '../support/seed.ts';
import { buildPrograms, type Programs } from './bundles.ts';
import { Coverage } from './coverage.ts';
import { liveHistory } from './history.ts';
import { coverageTable, failureReport } from './report.ts';

/** Lived in every run; when they were chosen, each broke a promise. SIMULATION_RUNS sets how many new ones are lived. */
const regressionSeeds = [
  2, 3, 10, 11, 20, 21, 36, 43, 85, 100, 143, 264, 326, 583004904, 245280864,
];
/** As many as reach every place that the coverage names (tests/simulation/coverage.ts), with the fixed seeds. */
const enough = 160;
const runs = Number(process.env.SIMULATION_RUNS ?? enough);
// The same histories in each run of the tests; `npm run simulate` looks for new ones.
const from = process.env.FAULTS_SEED ? seedOfRun() : 1000;

const coverage = new Coverage();
let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

/** Lives them until one breaks a promise, and gives the report of that one. */
async function runAll(seeds: Iterable<number>) {
  for (const seed of seeds) {
    const result = await liveHistory(programs, seed);
    if (result.failure) return failureReport(result);
    coverage.add(result.coverage);
  }
  return 'no promise is broken';
}

it('the outbox meets its guarantees in the histories of fixed seeds', async () => {
  expect(await runAll(regressionSeeds)).toBe('no promise is broken');
}, 60_000);

it(`the outbox keeps its promises in ${runs} histories from seed ${from} on`, async () => {
  const seeds = Array.from({ length: runs }, (_, at) => from + at);
  expect(await runAll(seeds)).toBe('no promise is broken');
  console.info(`${runs} histories from seed ${from} on:\n${coverageTable(coverage)}`);
  if (runs >= enough) expect(coverage.missing).toEqual([]);
}, 600_000);

it('one seed always gives one history', async () => {
  for (let seed = from; seed < from + 10; seed++) {
    const first = await liveHistory(programs, seed);
    const second = await liveHistory(programs, seed);
    expect(second).toEqual(first);
  }
}, 120_000);

it('two seeds give two histories', async () => {
  const first = await liveHistory(programs, 1);
  const second = await liveHistory(programs, 2);
  expect(second.hash).not.toBe(first.hash);
});
