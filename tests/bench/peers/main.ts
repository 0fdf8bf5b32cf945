import type { Page } from '@playwright/test';
import { startSite } from '../../support/site.ts';
import { appReady, workerReady } from '../../support/test.ts';
import { firstLoad, repeatVisit, type Load } from '../measure-load.ts';
import { processorOnly, slow4g, threeG } from '../profiles.ts';
import { loadRows, measuredOn, median, runsOr, table, writeReport } from '../report.ts';
import { serveTwins } from '../twin.ts';
import { readGuides } from './guides.ts';
import { pageToPage } from './page-to-page.ts';
import { docusaurus } from './docusaurus.ts';
import { buildPeer, reasonToSkip } from './peer.ts';
import { serveFolder } from './serve.ts';
import { starlight } from './starlight.ts';
import { openBrowser } from '../../support/chromium.ts';
import { vitepress } from './vitepress.ts';

/**
 * Builds the same guides with other builders, in the git-ignored folder `.bench/`, and measures them by
 * turns with the last build and with the bare twin. Writes into docs/bench-peers.md. Needs a network the first time.
 * BENCH_RUNS: how often each is measured (5).
 */
const runs = runsOr(5);
const [path, next] = ['/gst-compliance', '/fssai-compliance'] as const;

/** A site in the comparison. */
interface Contender {
  name: string;
  url: string;
  /** Waits until the page is as a visitor finds it who has been there: worker in charge, everything kept. */
  prepare(page: Page): Promise<void>;
  /** It has a worker, so that it opens with no network. */
  offline: boolean;
  stop(): void | Promise<void>;
}

const nothing = async () => undefined;

/** Everything is kept, and the next page is served by the worker; not every worker takes the first one over. */
const workerInstalled = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Twin, ours, then every peer that this version of Node can build. */
async function contenders(skipped: string[]): Promise<Contender[]> {
  const guides = await readGuides();
  const peers: Contender[] = [];
  for (const peer of [vitepress, starlight, docusaurus]) {
    const reason = reasonToSkip(peer);
    if (reason) {
      console.log(reason);
      skipped.push(reason);
      continue;
    }
    const server = await serveFolder(await buildPeer(peer, guides));
    peers.push({ name: peer.name, ...server, prepare: workerInstalled, offline: true });
  }
  const site = await startSite();
  const twins = await serveTwins([path, next]);
  return [
    { name: 'bare twin', ...twins, prepare: nothing, offline: false },
    {
      name: 'ours',
      url: site.url,
      prepare: async (page) => {
        await workerReady(page);
        await appReady(page);
      },
      offline: true,
      stop: () => site.dispose(),
    },
    ...peers,
  ];
}

/** A figure, and how many times the twin's it is. */
const against = (twin: number, value: number, digits: number): string =>
  twin > 0 ? `${value.toFixed(digits)} (${(value / twin).toFixed(2)} ×)` : value.toFixed(digits);

const browser = await openBrowser();
const skipped: string[] = [];
const all = await contenders(skipped);
const [twin, ...others] = all;
if (!twin) throw new Error('There is no twin');
const report: string[] = [];

try {
  for (const profile of [slow4g, threeG]) {
    const loads = new Map<string, Load[]>(
      [...all, { name: 'twin again' }].map(({ name }) => [name, []]),
    );
    for (let run = 0; run < runs; run++) {
      for (const { name, url } of [...all, { ...twin, name: 'twin again' }]) {
        loads.get(name)?.push(await firstLoad(browser, url + path, profile));
      }
      console.log(`${profile.name}: run ${run + 1} of ${runs}`);
    }
    const of = (name: string, what: keyof Load) =>
      median((loads.get(name) ?? []).map((load) => load[what]));
    report.push(
      `### First visit to ${path}, ${profile.name}`,
      table(
        ['', ...loads.keys()],
        loadRows.map(([row, what, digits]) => [
          row,
          of(twin.name, what).toFixed(digits),
          ...[...loads.keys()]
            .slice(1)
            .map((name) => against(of(twin.name, what), of(name, what), digits)),
        ]),
      ),
    );
  }

  const times = new Map(
    all.map(({ name }): [string, Record<'online' | 'offline' | 'next', number[]>] => [
      name,
      { online: [], offline: [], next: [] },
    ]),
  );
  for (let run = 0; run < runs; run++) {
    for (const { name, url, prepare, offline } of all) {
      const took = times.get(name);
      const visit = (isOffline: boolean) =>
        repeatVisit(browser, url + path, processorOnly, prepare, isOffline);
      took?.online.push(await visit(false));
      if (!offline) continue;
      took?.offline.push(await visit(true));
      took?.next.push(await pageToPage(browser, { from: url + path, to: next }, prepare));
    }
    console.log(`Another visit: run ${run + 1} of ${runs}`);
  }
  const base = median(times.get(twin.name)?.online ?? []);
  report.push(
    `### Another visit to ${path}, ${processorOnly.name}`,
    table(
      ['', 'LCP, ms', 'LCP with no network, ms', 'to the next guide, ms'],
      [
        [twin.name, base.toFixed(0), '–', '–'],
        ...others.map(({ name }) => {
          const took = times.get(name) ?? { online: [], offline: [], next: [] };
          return [
            name,
            against(base, median(took.online), 0),
            against(base, median(took.offline), 0),
            median(took.next).toFixed(0),
          ];
        }),
      ],
    ),
  );
} finally {
  for (const { stop } of all) await stop();
  await browser.close();
}

await writeReport('bench-peers.md', 'peers', [
  measuredOn(browser, `${runs} runs by turns, medians`),
  ...skipped,
  ...report,
]);
