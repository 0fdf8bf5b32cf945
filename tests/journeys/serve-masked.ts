import { buildMaskedSite } from './masked-site.ts';

/** `npm run masked`: serves the built site with all text masked. Settings are those of `npm run serve`. */
process.env.SITE_DIR = buildMaskedSite();
process.env.DATA_DIR ??= '.build/masked-data';
await import('../../local-backend/main.ts');
