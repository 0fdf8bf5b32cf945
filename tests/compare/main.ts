import { bundleContender } from './bundle.ts';
import { contenders, type Contender } from './contenders.ts';
import { startCountingServer } from './counting-server.ts';
import { planFaults } from './fault-plan.ts';
import { tableOf, writeComparison, type Result } from './report.ts';
import { measureCalm, runWorkload, type Workload } from './workload.ts';

/** Puts every contender through the same faults and writes what became of the items. */
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const seed = setting('COMPARE_SEED', 20261121);
const items = setting('COMPARE_ITEMS', 200);
const kills = setting('COMPARE_KILLS', 5);
/** Items of the calm measurement. */
const calmItems = 40;

console.log(`Seed ${seed}: ${items} items, ${kills} kills`);
const workload: Workload = { plan: planFaults(seed, items), kills };
let browser = '';

async function compare(contender: Contender): Promise<Result> {
  const bundle = await bundleContender(contender);
  const server = await startCountingServer(workload.plan, bundle);
  try {
    const said = await runWorkload(server, workload);
    browser = said.browser;
    const rows = new Set(server.commits.keys());
    const copies = [...server.commits.values()].reduce((sum, times) => sum + times - 1, 0);
    const pending = new Set(said.pending);
    const calmIds = planFaults(seed + 1, calmItems).ids;
    return {
      name: contender.name,
      rows: rows.size,
      lost: said.saved.filter((id) => !rows.has(id) && !pending.has(id)).length,
      copies,
      wronglySent: said.reportedSent.filter((id) => !rows.has(id)).length,
      pending: said.pending.length,
      calmMs: await measureCalm(server, calmIds),
      kilobytes: bundle.kilobytes,
    };
  } finally {
    await server.close();
  }
}

const results: Result[] = [];
for (const contender of contenders) {
  const started = Date.now();
  results.push(await compare(contender));
  console.log(`${contender.name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${tableOf(results)}\n`);
await writeComparison({ seed, items, kills, browser, results });
