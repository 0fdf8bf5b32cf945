import { defaultLocale } from '../../src/locales/languages.ts';
import { loadAllTexts } from '../../src/locales/load-text.ts';

// Components read their text synchronously, as on a page whose chunks have loaded. A test of another language loads
// its texts itself: all languages for each file of tests took longer than the tests.
await loadAllTexts(defaultLocale);
