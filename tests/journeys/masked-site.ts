import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstStyleIn, withFirstStyle } from '../../src/platform/pages/first-style.ts';

const builtSite = 'dist';

/** The folder of a run, which git ignores. Each run has its own, so that two at a time do not disturb each other. */
export const maskedFolder = (run: string): string => join('.build/masked', run);

export const mask = readFileSync(fileURLToPath(new URL('mask.css', import.meta.url)), 'utf8');

/**
 * Copies the built site and draws every letter and figure in the copy as a grey bar, for visitors who cannot read
 * (docs/masked-journeys.md). The build itself knows nothing of the mask, so no published site can contain it.
 * Returns the folder of the copy.
 */
export function buildMaskedSite(run: string): string {
  const maskedSite = join(maskedFolder(run), 'site');
  rmSync(maskedSite, { recursive: true, force: true });
  // Compressed twins are left out: they are not masked.
  cpSync(builtSite, maskedSite, { recursive: true, filter: (file) => !file.endsWith('.br') });
  for (const name of readdirSync(maskedSite, { recursive: true, encoding: 'utf8' })) {
    const file = join(maskedSite, name);
    if (file.endsWith('.html')) {
      const html = readFileSync(file, 'utf8');
      const style = firstStyleIn(html);
      if (style === undefined) throw new Error(`${file} has no style to mask`);
      writeFileSync(file, withFirstStyle(html, style + mask));
    } else if (name === 'app.css') {
      writeFileSync(file, readFileSync(file, 'utf8') + mask);
    }
  }
  return maskedSite;
}
