import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './settings.ts';

/** Reads the project's `.env` into the environment, where there is one; what is set already stays. */
export function loadEnvFile(): void {
  const file = path.join(projectDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
