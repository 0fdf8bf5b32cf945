import { startSite } from '../support/site.ts';
import { workerReady } from '../support/test.ts';
import {
  deviceAnswer,
  drain,
  inAppNavigation,
  interactions,
  tapToSaved,
} from './measure-actions.ts';
import { firstLoad, repeatVisit, type Load } from './measure-load.ts';
import { processorOnly, slow4g, threeG } from './profiles.ts';
import { loadRows, measuredOn, median, ms, repeat, runsOr, table, writeReport } from './report.ts';
import { openBrowser } from '../support/chromium.ts';
import { serveTwins } from './twin.ts';

/**
 * Measures the last build against bare twins of its own pages, in one run on one machine, by turns, and
 * writes medians and ratios into docs/bench.md. It asserts nothing: times belong to the machine.
 * BENCH_RUNS: how often each is measured (10).
 */
const runs = runsOr(10);
const pages = ['/gst-compliance', '/labour-law-compliance'] as const;

const browser = await openBrowser();
const site = await startSite();
const twins = await serveTwins(pages);
const report: string[] = [];

try {
  for (const profile of [slow4g, threeG]) {
    for (const path of pages) {
      const loads = { ours: [] as Load[], twin: [] as Load[], control: [] as Load[] };
      for (let run = 0; run < runs; run++) {
        loads.ours.push(await firstLoad(browser, site.url + path, profile));
        loads.twin.push(await firstLoad(browser, twins.url + path, profile));
        loads.control.push(await firstLoad(browser, twins.url + path, profile));
        console.log(`${profile.name} ${path}: run ${run + 1} of ${runs}`);
      }
      const of = (who: keyof typeof loads, what: keyof Load) =>
        median(loads[who].map((load) => load[what]));
      const ratio = (who: keyof typeof loads, what: keyof Load) =>
        of('twin', what) > 0 ? `${(of(who, what) / of('twin', what)).toFixed(2)} ×` : '–';
      report.push(
        `### First visit to ${path}, ${profile.name}`,
        table(
          ['', 'bare twin', 'ours', 'ratio', 'twin against itself'],
          loadRows.map(([name, what, digits]) => [
            name,
            of('twin', what).toFixed(digits),
            of('ours', what).toFixed(digits),
            ratio('ours', what),
            ratio('control', what),
          ]),
        ),
      );
    }
  }

  const few = Math.max(3, Math.ceil(runs / 2));
  const [path] = pages;
  const nothing = async () => undefined;
  const again = async (offline: boolean) =>
    median(
      await repeat(few, () =>
        repeatVisit(browser, site.url + path, processorOnly, workerReady, offline),
      ),
    );
  const twinAgain = median(
    await repeat(few, () => repeatVisit(browser, twins.url + path, processorOnly, nothing, false)),
  );
  const [online, offline] = [await again(false), await again(true)];
  report.push(
    `### Another visit to ${path}, LCP, ${processorOnly.name}`,
    table(
      ['', 'ms', 'against the twin from its cache'],
      [
        ['bare twin, from its cache', ms(twinAgain), '1.00 ×'],
        ['ours, through the worker', ms(online), `${(online / twinAgain).toFixed(2)} ×`],
        ['ours, with no network', ms(offline), `${(offline / twinAgain).toFixed(2)} ×`],
      ],
    ),
  );

  const saved = (await repeat(few, () => tapToSaved(browser, site))).toSorted((a, b) => a - b);
  report.push(
    '### What a person waits for',
    table(
      ['', 'ms', 'goal'],
      [
        [
          `guide to guide in the app, ${processorOnly.name}`,
          ms(median(await repeat(few, () => inAppNavigation(browser, site)))),
          '90',
        ],
        [`tap on submit to “saved”, no signal, longest of ${few}`, ms(saved.at(-1) ?? 0), '200'],
        ['50 waiting requests have arrived, 3G', ms(await drain(browser, site, 50)), '30,000'],
        [
          `the phone’s first answer after a reload, no signal, ${processorOnly.name}`,
          ms(median(await repeat(few, () => deviceAnswer(browser, site)))),
          '400',
        ],
        ...Object.entries(await interactions(browser, site)).map(([name, longest]) => [
          `touch to next paint: ${name}`,
          ms(longest),
          '200',
        ]),
      ],
    ),
  );
} finally {
  twins.stop();
  await browser.close();
  await site.dispose();
}

await writeReport('bench.md', 'bench', [
  measuredOn(browser, `${runs} runs by turns, medians`),
  ...report,
]);
