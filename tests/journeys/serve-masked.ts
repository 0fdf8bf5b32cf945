import { join } from 'node:path';
import { buildMaskedSite, maskedFolder } from './masked-site.ts';

/** `npm run masked`: serves the built site with all text masked. Settings are those of `npm run serve`. */
process.env.SITE_DIR = buildMaskedSite('served');
process.env.DATA_DIR ??= join(maskedFolder('served'), 'data');
await import('../../local-backend/main.ts');
