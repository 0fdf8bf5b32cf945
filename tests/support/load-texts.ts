import { offeredLocales } from '../../src/locales/languages.ts';
import { loadAllTexts } from '../../src/locales/load-text.ts';

// Components read their text synchronously, as on a page whose chunks have loaded.
await Promise.all(offeredLocales.map(loadAllTexts));
