import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/chromium.ts';

/** A browser with its profile, in a process group of its own, so that it can be killed. */
export interface Phone {
  readonly context: BrowserContext;
  readonly version: string;
  /** Opens the page, and resolves when its queue is ready. */
  visit(url: string): Promise<Page>;
  /** SIGKILL to every process of the browser, at this instant; nothing if it is gone already. */
  kill(): void;
  /** Resolves when it is gone, however it went. */
  readonly gone: Promise<unknown>;
  /** Closes it as a person would. */
  close(): Promise<void>;
}

/** Opens the browser on a profile, which outlives it. */
export async function openPhone(profile: string): Promise<Phone> {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.');
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const process_ = spawn(path, [...args, ...chromiumArgs, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(process_, 'exit');
  const kill = () => {
    const isGone = process_.exitCode !== null || process_.signalCode !== null;
    if (process_.pid && !isGone) process.kill(-process_.pid, 'SIGKILL');
  };
  const browser = await chromium.connectOverCDP(await addressIn(process_.stderr));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context');
  return {
    context,
    version: browser.version(),
    async visit(url) {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(async () => {
        await window.queue;
      });
      return page;
    },
    kill,
    gone,
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close');
      await gone;
    },
  };
}

/** The address of the browser's debugger, which it says when it has started. */
async function addressIn(said: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: said });
  // The stream is read on after the address has come: a full pipe would stop the browser.
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /ws:\/\/\S+/.exec(line)?.[0];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('The browser did not start')));
  });
}
