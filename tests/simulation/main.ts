import { parseArgs } from 'node:util';
import { seedOfRun } from '../support/seed.ts';
import { buildPrograms } from './bundles.ts';
import { Coverage } from './coverage.ts';
import { liveHistory } from './history.ts';
import { coverageTable, failureReport } from './report.ts';

/**
 * `npm run simulate -- --seed 123`: lives one history again and prints its events.
 * `npm run simulate -- --runs 100000`: lives many, from `--from` or a new seed on, and prints what
 * happened in them. Ends with 1 when a promise is broken, or when something never happened at all.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    from: { type: 'string' },
  },
});

const programs = await buildPrograms();
if (values.seed !== undefined) await replay(Number(values.seed));
else await liveMany(Number(values.runs ?? 1000), Number(values.from ?? seedOfRun()));

async function replay(seed: number): Promise<void> {
  const result = await liveHistory(programs, seed, (line) => console.log(line));
  console.log(`Seed ${seed}: ${result.events} events, hash ${result.hash}`);
  if (!result.failure) return;
  console.error(`Broken: ${result.failure.reason}`);
  process.exitCode = 1;
}

async function liveMany(runs: number, from: number): Promise<void> {
  const coverage = new Coverage();
  const began = performance.now();
  let events = 0;
  const rate = (run: number) => (run / ((performance.now() - began) / 1000)).toFixed(1);
  for (let run = 0; run < runs; run++) {
    const result = await liveHistory(programs, from + run);
    coverage.add(result.coverage);
    events += result.events;
    if (result.failure) {
      console.error(failureReport(result));
      process.exitCode = 1;
      return;
    }
    if ((run + 1) % 1000 === 0) console.log(`${run + 1} histories, ${rate(run + 1)} a second`);
  }
  const last = from + runs - 1;
  console.log(
    `Seeds ${from} to ${last}: ${runs} histories, ${events} events, ${rate(runs)} histories a second, 0 promises broken\n`,
  );
  console.log(coverageTable(coverage));
  if (coverage.missing.length === 0) return;
  console.error(`This never happened: ${coverage.missing.join(', ')}`);
  process.exitCode = 1;
}
