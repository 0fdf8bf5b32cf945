import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.ts';

/**
 * Makes sure that there is a browser: finds one, or installs Playwright's own, or the system's package and
 * the shell beside it. A machine that has a browser is left as it is, unless it is there for tests (CI).
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
  // Not every archive has it; the tests then take the browser.
  installWith('apt-get', ...install, 'chromium-headless-shell');
}

const browser = findChromium();
if (!browser) {
  console.error('No Chromium found. Install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
console.log(`Browser tests use ${browser} and ${findHeadlessShell() ?? 'the shell beside it'}`);
