import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where recordings are, one folder for each language. */
export const voiceFolder = 'voice';

/** A recording, as `voice/<language>/clips.json` describes it by the key of its clip. */
export interface RecordedClip {
  /** The text as it was when it was recorded. */
  text: string;
  /** Start and end of the speech in the file, in milliseconds. */
  from: number;
  to: number;
  /** The day of the recording. */
  on: string;
  /** The name of the speaker, who agreed that the site plays it. */
  by: string;
  agreed: true;
}

export type RecordedClips = Readonly<Record<string, RecordedClip>>;

export const clipsFile = (locale: string, folder = voiceFolder): string =>
  join(folder, locale, 'clips.json');

export const recordingFile = (locale: string, key: string, folder = voiceFolder): string =>
  join(folder, locale, `${key}.webm`);

/** Returns the recordings of a language; none where nobody has recorded. Throws for a list that is not ours. */
export function readRecordedClips(locale: string, folder = voiceFolder): RecordedClips {
  const file = clipsFile(locale, folder);
  if (!existsSync(file)) return {};
  const clips: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecordedClips(clips)) throw new Error(`${file} is no list of recordings`);
  return clips;
}

const isRecordedClips = (value: unknown): value is RecordedClips =>
  typeof value === 'object' && value !== null && Object.values(value).every(isRecordedClip);

const isRecordedClip = (value: unknown): value is RecordedClip =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'to' in value &&
  typeof value.to === 'number' &&
  'agreed' in value &&
  value.agreed === true;

/** Returns the languages with recordings. */
export const recordedLocales = (folder = voiceFolder): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter(
        (locale) =>
          existsSync(clipsFile(locale, folder)) &&
          Object.keys(readRecordedClips(locale, folder)).length > 0,
      )
    : [];
