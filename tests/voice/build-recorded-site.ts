import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCopy } from '../support/built-copy.ts';
import { madeUpRecordings } from './made-up-recordings.ts';

/**
 * Builds the site with recordings once for all workers, unless `SITE_DIR` names one that is built. Gives what takes it
 * away again.
 */
export default async function buildRecordedSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_DIR) return undefined;
  const folder = buildCopy({}, undefined, await madeUpRecordings());
  process.env.SITE_DIR = join(folder, 'dist');
  return () => rm(folder, { recursive: true, force: true });
}
