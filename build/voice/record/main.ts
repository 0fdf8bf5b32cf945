import { languages } from '../../../src/locales/languages.ts';
import { todayInIndia } from '../../../src/i18n/format.ts';
import { clipList } from '../clip-list.ts';
import { loadSpokenPieces } from '../load-spoken-texts.ts';
import { voiceFolder } from '../recorded-clips.ts';
import { localesNamed } from '../voice-languages.ts';
import { startRecorder } from './recorder-server.ts';

/** `npm run voice:record -- te`: serves the page on which the staff record the clips of a language. */
const [name] = process.argv.slice(2);
const [locale] = name ? localesNamed([name]) : [];
if (!locale) {
  console.error('Name a language: npm run voice:record -- te');
  process.exit(1);
}
const spoken = (await loadSpokenPieces([locale])).get(locale);
if (!spoken) throw new Error(`Nothing is said in ${locale}`);
const server = await startRecorder({
  language: { locale, tag: languages[locale].tag, name: languages[locale].name },
  list: clipList(spoken),
  folder: voiceFolder,
  port: Number(process.env['PORT'] ?? 4180),
  today: () => todayInIndia(),
});
console.log(
  `Record at ${server.resolvedUrls?.local[0] ?? ''} with Chrome, Edge or Firefox. Ctrl+C ends.`,
);
