import { newDatabase } from './new-database.ts';

/** Runs once before the tests of the backend (vite.config.ts). */
export async function setup(): Promise<void> {
  await newDatabase();
}
