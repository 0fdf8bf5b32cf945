import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Flags for machines where the browser runs as root or has no external network. */
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

/** Returns the launch options for the browser at this path; Playwright's own browser without a path. */
export const launchOptions = (executablePath: string | undefined) => ({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});

/** Returns the test browser: CHROMIUM_PATH, Playwright's own, or the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrightsOwn()) return chromium.executablePath();
  return commands.map(pathOfCommand).find((path) => path !== undefined);
}

/**
 * Returns the headless shell, which takes a fifth less work, or the full browser if there is no
 * shell. Undefined for Playwright's own browser, and if there is no browser.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrightsOwn()) return undefined;
  return pathOfCommand('chromium-headless-shell') ?? findChromium();
}

/** Returns true if Playwright has its own browser here: it then selects the headless shell by itself. */
function hasPlaywrightsOwn(): boolean {
  const own = chromium.executablePath();
  return own !== '' && existsSync(own);
}

/** Starts Chromium without background activity, for scripts that are not tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions(findChromium()));

function pathOfCommand(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    // `which` fails if the command does not exist.
    return undefined;
  }
}
