import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.ts';

/**
 * Ensures that a browser exists: finds one, or installs Playwright's own, or the system's package with its
 * headless shell. A machine with a browser does not change, except in CI.
 */
function installWith(command: string, ...args: string[]): void {
  console.log(`${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

if (!findChromium()) installWith('npx', 'playwright', 'install', 'chromium');

const hasNone = findChromium() === undefined;
const lacksShell = findHeadlessShell() === findChromium() && !process.env.CHROMIUM_PATH;
if (hasNone || (lacksShell && process.env.CI)) {
  const install = ['install', '-y', '--no-install-recommends'];
  installWith('apt-get', 'update');
  if (hasNone) installWith('apt-get', ...install, 'chromium');
  // Some package archives lack the shell; the tests then use the browser.
  installWith('apt-get', ...install, 'chromium-headless-shell');
}

const browser = findChromium();
if (!browser) {
  console.error('No Chromium found. Install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
console.log(`Browser tests use ${browser} and ${findHeadlessShell() ?? 'the shell beside it'}`);
