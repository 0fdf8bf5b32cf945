import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './settings.ts';

/** Reads the project's `.env`, if there is one. Variables that are set already stay. */
export function loadEnvFile(): void {
  const file = path.join(projectDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
