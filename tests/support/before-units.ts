import { newDatabase } from './new-database.ts';

/** Runs once before the unit tests (vite.config.ts). */
export async function setup(): Promise<void> {
  await newDatabase();
}
