import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.ts';

/**
 * Makes sure that there is a browser: finds one, or installs Playwright's own, or the system's package. The
 * system's shell comes along where packages may be installed; without it the tests take the browser.
 */
function installWith(command: string, ...args: string[]): void {
  console.log(`${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

if (!findChromium()) installWith('npx', 'playwright', 'install', 'chromium');
const isComplete = findChromium() !== undefined && findHeadlessShell() !== findChromium();
const mayInstall = process.getuid?.() === 0 && !process.env.CHROMIUM_PATH;
if (!isComplete && mayInstall) {
  installWith('apt-get', 'update');
  const packages = ['chromium', 'chromium-headless-shell'];
  installWith('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

const path = findChromium();
if (!path) {
  console.error('No Chromium found. Install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
console.log(`Browser tests use ${findHeadlessShell() ?? path}`);
