import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Flags for machines where the browser runs as root or has no network besides this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/** How the browser at this path is started; Playwright's own where there is none. */
export const launchOptions = (executablePath: string | undefined) => ({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});

/** The browser to test with: CHROMIUM_PATH, Playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrightsOwn()) return chromium.executablePath();
  return commands.map(pathOfCommand).find((path) => path !== undefined);
}

/**
 * The browser without what only a person sees of it, which takes a fifth less work; the browser itself where
 * there is none. Undefined for Playwright's own, and where there is no browser at all.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrightsOwn()) return undefined;
  return pathOfCommand('chromium-headless-shell') ?? findChromium();
}

/** True when Playwright has a browser of its own here: it takes that one's shell by itself. */
function hasPlaywrightsOwn(): boolean {
  const own = chromium.executablePath();
  return own !== '' && existsSync(own);
}

/** Chromium with nothing of its own going on, for scripts that are no tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions(findChromium()));

function pathOfCommand(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    // `which` fails when there is no such command: then there is none.
    return undefined;
  }
}
