import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { openBrowser } from '../support/chromium.ts';
import { startSite } from '../support/site.ts';
import { processorOnly, slowDown } from './profiles.ts';
import { measuredOn, median, ms, runsOr, table, writeReport } from './report.ts';
import { serveTwins } from './twin.ts';

/**
 * Counts the tasks above 50 ms from the request for a page until it is quiet, with the browser's own trace, and
 * names what they did. Home and a guide are loaded by turns with their bare twins and with a blank page that only
 * hydrates one paragraph with React, so that ratios describe the site. It asserts nothing.
 * BENCH_RUNS: how often each is loaded (5).
 */
const runs = runsOr(5);
const paths = ['/', '/gst-compliance'] as const;
const longMs = 50;
/** The app starts at an idle moment and is then quiet within this time on the slow processor. */
const settleMs = 7000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: {
    name?: string;
    data?: { url?: string };
    beginData?: { url?: string };
  };
}

interface Task {
  ms: number;
  /** The kind of work that took the largest part of it. */
  cause: string;
}

/** Kinds of work by the names of the trace's events. */
const kinds: Readonly<Record<string, string>> = {
  ParseHTML: 'reading HTML',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'evaluating a script',
  'v8.compile': 'compiling a script',
  'v8.compileModule': 'compiling a script',
  'v8.evaluateModule': 'evaluating a script',
  FunctionCall: 'a function',
  RunMicrotasks: 'promises',
  TimerFire: 'a timer',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
};

/**
 * Returns the tasks above 50 ms of the main threads that read the page. The page's policy may move it to another
 * process, and the browser draws parts of its own window in further ones.
 */
function longTasks(events: readonly TraceEvent[], url: string): Task[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const readers = events.filter(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(url),
  );
  return [...new Set(readers.map(threadOf))].flatMap((thread) =>
    longTasksOf(
      events
        .filter((event) => event.ph === 'X' && threadOf(event) === thread)
        .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0)),
    ),
  );
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** The same for the sorted events of one thread. */
function longTasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  let until = 0;
  for (const task of events) {
    // The trace has some tasks twice, one inside the other.
    if (!task.name.endsWith('RunTask') || task.ts < until) continue;
    until = endOf(task);
    const taskMs = (task.dur ?? 0) / 1000;
    if (taskMs <= longMs) continue;
    const inside = events.filter(
      (event) => event.ts >= task.ts && event.ts < until && event.name in kinds,
    );
    tasks.push({ ms: taskMs, cause: largest(inside) });
  }
  return tasks;
}

/** Returns the kind of work that took longest itself, without the work inside it. */
function largest(events: readonly TraceEvent[]): string {
  const selfMs = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, time: number) => {
    const kind = kinds[event.name] ?? '';
    const file = /assets\/([a-z-]+)-[\w-]{8}\.js/.exec(event.args?.data?.url ?? '')?.[1];
    const name = file ? `${kind} (${file})` : kind;
    selfMs.set(name, (selfMs.get(name) ?? 0) + time);
  };
  for (const event of events) {
    const { ts, dur = 0 } = event;
    while (open.length > 0) {
      const last = open.at(-1);
      if (!last || endOf(last) > ts) break;
      open.pop();
    }
    const parent = open.at(-1);
    if (parent) add(parent, -dur / 1000);
    add(event, dur / 1000);
    open.push(event);
  }
  const [most] = [...selfMs].toSorted(([, one], [, other]) => other - one);
  return most ? `${most[0]}, ${ms(most[1])} ms` : 'work of the browser';
}

/** Loads an address by a device that has never visited it. Returns the long tasks. */
async function load(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await slowDown(page, processorOnly);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'v8'],
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return longTasks(trace.traceEvents, url);
  } finally {
    await context.close();
  }
}

/** Serves a page of one paragraph that React hydrates. */
async function serveBlankPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'niyam-blank-'));
  const entry = join(import.meta.dirname, 'blank-page.tsx');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'blank.js' } },
    },
  });
  const script = await readFile(join(folder, 'blank.js'));
  const html =
    '<!doctype html><html lang="en"><title>Blank</title><div id="root"><p>Blank</p></div><script type="module" src="/blank.js"></script></html>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/blank.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const browser = await openBrowser();
const site = await startSite();
const twins = await serveTwins(paths);
const blank = await serveBlankPage();
try {
  const loads = new Map<string, Task[][]>();
  const places = [
    ['blank page with React', blank.url],
    ...paths.flatMap((path) => [
      [`bare twin of ${path}`, twins.url + path],
      [path, site.url + path],
    ]),
  ] as [string, string][];
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of places) {
      loads.set(name, [...(loads.get(name) ?? []), await load(browser, url)]);
      console.log(run + 1, name, loads.get(name)?.at(-1));
    }
  }
  const sum = (tasks: readonly Task[]) => tasks.reduce((total, task) => total + task.ms, 0);
  const base = median((loads.get('blank page with React') ?? []).map(sum));
  const report = table(
    ['', 'tasks above 50 ms', 'their sum, ms', 'against the blank page', 'longest, ms'],
    [...loads].map(([name, all]) => {
      const total = median(all.map(sum));
      return [
        name,
        median(all.map(({ length }) => length)).toFixed(0),
        ms(total),
        base > 0 ? `${(total / base).toFixed(1)} ×` : '–',
        ms(median(all.map((tasks) => Math.max(0, ...tasks.map((task) => task.ms))))),
      ];
    }),
  );
  const causes = [...loads].flatMap(([name, all]) =>
    (all.at(-1) ?? [])
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, 4)
      .map((task) => [`${name}: ${task.cause}`, ms(task.ms)]),
  );
  await writeReport('bench.md', 'tasks', [
    measuredOn(browser, `${runs} runs by turns, medians, ${processorOnly.name}`),
    report,
    'The longest tasks of the last run, and the work that took most of each:',
    table(['', 'ms'], causes),
  ]);
} finally {
  await blank.stop();
  twins.stop();
  await browser.close();
  await site.dispose();
}
