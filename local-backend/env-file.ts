import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './settings.ts';

/** Reads the project's `.env`, if there is one. It does not override variables that are already set. */
export function loadEnvFile(): void {
  const file = path.join(projectDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
