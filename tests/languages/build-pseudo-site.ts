import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCopy } from '../support/built-copy.ts';

/**
 * Builds the site with the pseudo-languages once for all workers, unless `SITE_DIR` names one that is built.
 * Gives what takes it away again.
 */
export default function buildPseudoSite(): (() => Promise<void>) | undefined {
  if (process.env.SITE_DIR) return undefined;
  const folder = buildCopy({ NIYAM_PSEUDO: '1' });
  process.env.SITE_DIR = join(folder, 'dist');
  return () => rm(folder, { recursive: true, force: true });
}
