import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';

/** A browser that keeps its profile, and dies as a phone's does when the system wants its memory. */
export interface MortalBrowser {
  open(): Promise<BrowserContext>;
  /** SIGKILL to the whole browser: nothing is flushed, nobody says good-bye. */
  kill(): Promise<void>;
  /** Kills it and removes its profile. */
  dispose(): Promise<void>;
}

const startTimeoutMs = 30_000;

/** A browser of its own for a test, not yet opened. */
export async function mortalBrowser(): Promise<MortalBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'niyam-mortal-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let running: ChildProcess | undefined;

  const browser: MortalBrowser = {
    async open() {
      await rm(portFile, { force: true });
      running = spawn(
        findChromium() ?? chromium.executablePath(),
        [
          ...chromiumArgs,
          '--headless=new',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        // A group of its own, so that its helpers die with it.
        { stdio: 'ignore', detached: true },
      );
      const connection = await chromium.connectOverCDP(`http://127.0.0.1:${await port(portFile)}`);
      const [context] = connection.contexts();
      if (!context) throw new Error('The browser has no context');
      return context;
    },
    async kill() {
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      process.kill(-running.pid, 'SIGKILL');
      await gone;
    },
    async dispose() {
      await browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
  return browser;
}

/** The port the browser has chosen; it writes it into its profile. */
async function port(file: string): Promise<number> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const number = Number(text.split('\n')[0]);
    if (number > 0) return number;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The browser did not start within ${startTimeoutMs} ms`);
}
