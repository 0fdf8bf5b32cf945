import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';

/** A browser with a persistent profile. Tests kill it as a phone's system does when it needs memory. */
export interface CrashableBrowser {
  open(): Promise<BrowserContext>;
  /** Sends SIGKILL to the whole browser, so that it flushes nothing. */
  kill(): Promise<void>;
  /** Kills the browser and removes its profile. */
  dispose(): Promise<void>;
}

const startTimeoutMs = 30_000;

/** Creates a separate browser for a test, not yet open. */
export async function crashableBrowser(): Promise<CrashableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'niyam-crashable-'));
  const portFile = join(profile, 'DevToolsActivePort');
  let running: ChildProcess | undefined;

  const browser: CrashableBrowser = {
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
        // A separate process group, so that the browser's child processes die too.
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

/** Returns the port that the browser chose and wrote into its profile. */
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
