import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clipList } from '../../build/voice/clip-list.ts';
import { loadSpokenPieces } from '../../build/voice/load-spoken-texts.ts';
import {
  clipsFile,
  recordingFile,
  voiceFolder,
  type RecordedClip,
} from '../../build/voice/recorded-clips.ts';
import { writeToneWav } from '../support/tone-wav.ts';

/** The language with recordings. */
export const recordedLanguage = 'te';
/** The tone of each recorded text, in hertz. */
export type Tones = Readonly<Record<string, number>>;

const firstHertz = 200;
/** Tones this far apart can be told from 300 ms. */
const stepHertz = 15;
/** Silence, the tone, silence; the silence is not played. */
const times = { from: 100, to: 400, end: 500 };

/** A text that is not recorded: a trade on the finder's first screen. */
export const unrecordedText = 'వంట';

const tonesFile = (folder: string) => join(folder, 'tones.json');

export const readTones = (folder: string): Tones =>
  JSON.parse(readFileSync(tonesFile(folder), 'utf8')) as Tones;

/** Writes a tone of its own as the recording of each clip into a copy of the repository. */
export async function madeUpRecordings(): Promise<(folder: string) => void> {
  const spoken = (await loadSpokenPieces([recordedLanguage])).get(recordedLanguage);
  if (!spoken) throw new Error('The language says nothing');
  const list = clipList(spoken).filter(({ text }) => text !== unrecordedText);
  return (folder) => {
    const clips: Record<string, RecordedClip> = {};
    const tones: Record<string, number> = {};
    const voice = join(folder, voiceFolder);
    mkdirSync(dirname(clipsFile(recordedLanguage, voice)), { recursive: true });
    for (const [index, { key, text }] of list.entries()) {
      const hertz = firstHertz + index * stepHertz;
      writeToneWav(recordingFile(recordedLanguage, key, voice), [
        { hertz: 0, ms: times.from },
        { hertz, ms: times.to - times.from },
        { hertz: 0, ms: times.end - times.to },
      ]);
      const { from, to } = times;
      clips[key] = { text, from, to, on: '2026-11-29', by: 'A tone', agreed: true };
      tones[text] = hertz;
    }
    writeFileSync(clipsFile(recordedLanguage, voice), JSON.stringify(clips));
    writeFileSync(tonesFile(folder), JSON.stringify(tones));
  };
}
