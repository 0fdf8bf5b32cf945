import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstStyleIn, withFirstStyle } from '../../src/platform/pages/first-style.ts';

/** The built site and its masked copy. Git ignores both. */
const builtSite = 'dist';
export const maskedSite = '.build/masked-site';

export const mask = readFileSync(fileURLToPath(new URL('mask.css', import.meta.url)), 'utf8');

/**
 * Copies the built site and draws every letter and figure in the copy as a grey bar, for visitors who cannot read
 * (docs/masked-journeys.md). The build itself knows nothing of the mask, so no published site can contain it.
 */
export function buildMaskedSite(): string {
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
