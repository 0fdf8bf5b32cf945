import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Makes sure that there is a browser: finds one, or installs Playwright's own, or the system's package. */
const attempts: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
];

for (const [command, args] of attempts) {
  if (findChromium()) break;
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

const path = findChromium();
if (!path) {
  console.error('No Chromium found. Install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
console.log(`Browser tests use ${path}`);
