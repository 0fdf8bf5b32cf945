import { spawnSync } from 'node:child_process';
import { findPostgres } from './postgres-cluster.ts';

/** Ensures that a Postgres server exists: finds one, or installs the system's package. */
if (!(await findPostgres())) {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    console.log(`apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, { stdio: 'inherit' });
  }
}
const found = await findPostgres();
if (!found) {
  console.error('No Postgres found. Install the package postgresql.');
  process.exit(1);
}
console.log(`Tests on Postgres use ${found}`);
