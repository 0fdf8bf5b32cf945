import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RefusedCommand } from './command-refusal.ts';

const run = promisify(execFile);

/**
 * Runs `pg_dump` or `pg_restore` on the database at `databaseUrl`. The password goes through the environment: every
 * user of the machine can read the arguments. The error output may quote a row, so only its first line is passed on.
 */
export async function postgresCommand(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  ...args: readonly string[]
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await run(name, ['--dbname', url.href, ...args], { env });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new RefusedCommand(`${name} is not installed (Debian: postgresql-client).`);
    }
    throw new RefusedCommand(`${name} failed: ${stderr.split('\n')[0]}`);
  }
}
