import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';

/** The steps of a whole build. The second list skips the worker's files and compressed files: a third of the time. */
const wholeBuild = ['build'];
export const buildWithoutWorkerFiles = ['build:server', 'build:client'];

/**
 * Builds a copy of the sources with these settings, so that the shared build does not change. `change` changes the copy
 * before.
 * Returns the folder of the copy. Throws when the build fails.
 */
export function buildCopy(
  settings: Record<string, string>,
  scripts: readonly string[] = wholeBuild,
  change: (folder: string) => void = () => undefined,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'niyam-copy-'));
  const excluded = new Set(['node_modules', '.git', '.data', '.build', 'dist', 'test-results']);
  for (const name of readdirSync(root)) {
    if (!excluded.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  change(folder);
  for (const script of scripts) {
    const { status, stderr } = spawnSync('npm', ['run', script], {
      cwd: folder,
      // A process that has loaded modules with Vite carries its NODE_ENV, and would build for development.
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The copy could not be built: ${stderr}`);
  }
  return folder;
}
