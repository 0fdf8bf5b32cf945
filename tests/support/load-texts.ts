import { offeredLocales } from '../../src/locales/languages.ts';
import { loadAllTexts } from '../../src/locales/load-text.ts';

// Components read their text at once, as in a page whose chunks have come.
await Promise.all(offeredLocales.map(loadAllTexts));
