import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  clipsFile,
  readRecordedClips,
  recordingFile,
  type RecordedClip,
  type RecordedClips,
} from '../recorded-clips.ts';
import type { Clip } from '../clip-list.ts';

/** Enough for the longest sentence at twice the usual rate of bits. */
const mostBytes = 150_000;
/** WebM files begin with these bytes. */
const webmStart = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What the page sends with a recording. */
export interface RecordingDetails {
  from: number;
  to: number;
  by: string;
  agreed: boolean;
}

/**
 * Saves a recording and its entry in `clips.json`. Throws with a message for the speaker when it is none, or when the
 * speaker did not agree.
 */
export async function saveRecording(
  locale: string,
  clip: Clip,
  bytes: Buffer,
  { from, to, by, agreed }: RecordingDetails,
  { folder, on }: { folder: string; on: string },
): Promise<RecordedClips> {
  if (!agreed || !by.trim())
    throw new Error('The name of the speaker and the agreement are missing.');
  if (!bytes.subarray(0, webmStart.length).equals(webmStart))
    throw new Error('This is no WebM file.');
  if (bytes.length > mostBytes) throw new Error(`The recording is larger than ${mostBytes} bytes.`);
  if (!(from >= 0 && from < to)) throw new Error('The recording has no beginning and end.');
  const entry: RecordedClip = { text: clip.text, from, to, on, by: by.trim(), agreed: true };
  const file = recordingFile(locale, clip.key, folder);
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, bytes);
  const clips = { ...readRecordedClips(locale, folder), [clip.key]: entry };
  const sorted = Object.fromEntries(Object.entries(clips).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(clipsFile(locale, folder), `${JSON.stringify(sorted, null, 2)}\n`);
  return sorted;
}

/** A stop in between leaves the file as it was. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.new`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    // A full disk leaves a part of the file.
    await rm(unfinished, { force: true });
    throw error;
  }
}
