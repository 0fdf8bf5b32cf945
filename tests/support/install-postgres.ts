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
  console.error(
    'No Postgres found. Install one, or set POSTGRES_BIN to the folder that has initdb.',
  );
  process.exit(1);
}
console.log(`Tests on Postgres use ${found}`);
