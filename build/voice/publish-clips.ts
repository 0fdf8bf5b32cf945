import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from '../../src/locales/languages.ts';
import {
  recordingPath,
  recordingsPath,
  type RecordingsFile,
} from '../../src/platform/speech/recorded/recordings.ts';
import { clipList } from './clip-list.ts';
import { spokenPieces, type SpokenModule } from './load-spoken-texts.ts';
import { readRecordedClips, recordedLocales, recordingFile } from './recorded-clips.ts';

/** The size of each published recording by path, for each language. */
export type RecordingSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Copies the recordings that the site still says, and writes the list of each language for the phone
 * (platform/speech/recorded/recordings.ts). Without recordings it writes nothing.
 */
export async function publishClips(
  texts: SpokenModule,
  outDir: string,
  locales: readonly Locale[],
): Promise<RecordingSizes> {
  const sizes: Record<string, Record<string, number>> = {};
  const recorded = new Set(recordedLocales());
  for (const locale of locales.filter((each) => recorded.has(each))) {
    const spoken = await spokenPieces(texts, locale);
    const clips: Record<string, RecordingsFile['clips'][string]> = {};
    const ownSizes: Record<string, number> = {};
    const all = readRecordedClips(locale);
    for (const { key } of clipList(spoken)) {
      const clip = all[key];
      if (!clip) continue;
      const bytes = await readFile(recordingFile(locale, key));
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const path = recordingPath(locale, key, digest);
      await writeInto(join(outDir, path), bytes);
      clips[key] = [digest, clip.from, clip.to];
      ownSizes[path] = bytes.length;
    }
    const file: RecordingsFile = { figures: spoken.figures, clips };
    await writeInto(join(outDir, recordingsPath(locale)), JSON.stringify(file));
    sizes[locale] = ownSizes;
  }
  return sizes;
}

async function writeInto(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
