import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './settings.ts';

test('.env is read, and what the environment says already stays', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'niyam-env-'));
  try {
    for (const part of ['local-backend', 'supabase', 'package.json']) {
      cpSync(path.join(projectDir, part), path.join(folder, part), { recursive: true });
    }
    symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, '.env'), 'NIYAM_TEST_A=file\nNIYAM_TEST_B=file\n');
    const script = `import { loadEnvFile } from './local-backend/env-file.ts';
      loadEnvFile(); console.log(process.env.NIYAM_TEST_A, process.env.NIYAM_TEST_B);`;
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      cwd: folder,
      env: { ...process.env, NIYAM_TEST_B: 'environment' },
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('file environment');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
