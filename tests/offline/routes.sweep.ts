import { catalog } from '../../src/content/catalog.ts';
import { expect, test } from '../support/test.ts';
import { cacheStates, visit, type Verdict } from './states.ts';

test.use({ worker: 'by-itself', forgivenErrors: /./ });

console.log('| state | pages | whole | text, its tool missing | said: not saved | broken |');

for (const { name, reach } of cacheStates) {
  test(`every page offline: ${name}`, async ({ page, context, network, pageErrors }) => {
    test.setTimeout(900_000);
    await reach(page, network);
    await context.setOffline(true);
    const counts: Record<Verdict, number> = { whole: 0, text: 0, said: 0, broken: 0 };
    const broken: string[] = [];
    for (const { path } of catalog) {
      const { verdict, why } = await visit(page, network.url + path, pageErrors);
      counts[verdict] += 1;
      if (verdict !== 'broken') continue;
      broken.push(`${path}: ${why}`);
      // At once: a run that does not come to its end says why.
      console.error(`${name}: ${path}: ${why}`);
    }
    console.log(`| ${[name, catalog.length, ...Object.values(counts)].join(' | ')} |`);
    expect(broken).toEqual([]);
  });
}
