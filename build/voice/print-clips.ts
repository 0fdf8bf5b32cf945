import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clipList, coverageOf } from './clip-list.ts';
import { loadSpokenPieces } from './load-spoken-texts.ts';
import { readRecordedClips } from './recorded-clips.ts';
import { localesNamed } from './voice-languages.ts';

/** `npm run voice:clips -- te`: writes the list of clips of a language, and prints how much of it is recorded. */
const locales = localesNamed(process.argv.slice(2));
for (const [locale, spoken] of await loadSpokenPieces(locales)) {
  const recorded = readRecordedClips(locale);
  const list = clipList(spoken);
  const { clips, pieces, covered, minutes, unspeakable, ...coverage } = coverageOf(
    spoken,
    list,
    recorded,
  );
  const file = join('.build', 'voice', `${locale}.json`);
  await mkdir(dirname(file), { recursive: true });
  const rows = list.map((clip) => ({ ...clip, recorded: recorded[clip.key] !== undefined }));
  await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`);
  console.log(`${locale}: ${file}`);
  console.log(
    `  ${clips} clips, about ${Math.ceil(minutes)} minutes of speech; ${coverage.recorded} recorded`,
  );
  console.log(`  ${covered} of ${pieces} sentences of the journeys have all their clips`);
  const unused = Object.keys(recorded).filter((key) => !list.some((clip) => clip.key === key));
  if (unused.length > 0) console.log(`  ${unused.length} recordings of texts that have changed`);
  for (const text of unspeakable) console.log(`  the phone's voice says: ${text}`);
}
