import { dataCache } from '../../pages/saved-pages.ts';
import { deviceModesStore } from '../../device/modes-store.ts';
import { clipKey } from './clip-key.ts';
import { clipsOfText, type SpokenFigures } from './split-clips.ts';

/** A recording: where its file is, and where the speech in it is, in milliseconds. */
export interface Recording {
  path: string;
  from: number;
  to: number;
}

/** The recordings of a language, as the build lists them (build/voice/publish-clips.ts). */
export interface RecordingsFile {
  figures: SpokenFigures;
  /** By the key of the clip: the digest in the file's name, start and end of the speech in milliseconds. */
  clips: Readonly<Record<string, readonly [digest: string, from: number, to: number]>>;
}

export const recordingsPath = (language: string) => `/data/voice-${language}.json` as const;
export const recordingPath = (language: string, key: string, digest: string): string =>
  `/assets/voice/${language}/${key}-${digest}.webm`;

/** Long enough for a slow line; a sentence waits for its clips meanwhile. */
const timeoutMs = 8_000;

/** The recordings of a language. */
export interface Recordings {
  /** Returns the recordings of each sentence of a text; undefined unless there is one for every part. */
  of: (text: string) => Recording[][] | undefined;
}

/**
 * Fetches a file from the device or the network. A visitor who saves data gets only what is saved. Rejects when the file
 * cannot be had.
 */
export async function fetchVoiceFile(path: string): Promise<Response> {
  const response = deviceModesStore.getState().saveData
    ? await caches.match(path, { cacheName: dataCache, ignoreSearch: true })
    : await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response?.ok) throw new Error(`${path} is not to be had`);
  return response;
}

/** Loads the list of a language's recordings; undefined where it cannot be had now. */
export async function loadRecordings(language: string): Promise<Recordings | undefined> {
  try {
    const file: unknown = await (await fetchVoiceFile(recordingsPath(language))).json();
    // A captive portal, or an older version that the device still saves.
    if (!isRecordingsFile(file)) throw new Error('The list of recordings is not ours');
    return recordingsIn(file, language);
  } catch (error) {
    console.info('The phone’s voice reads, because no recordings are here', error);
    return undefined;
  }
}

export function recordingsIn({ figures, clips }: RecordingsFile, language: string): Recordings {
  const recordingOf = (text: string): Recording[] => {
    const key = clipKey(text);
    const found = clips[key];
    if (!found) return [];
    const [digest, from, to] = found;
    return [{ path: recordingPath(language, key, digest), from, to }];
  };
  return {
    of(text) {
      const sentences: Recording[][] = [];
      for (const parts of clipsOfText(text, figures)) {
        const recordings = parts?.flatMap(recordingOf);
        if (!parts || recordings?.length !== parts.length) return undefined;
        sentences.push(recordings);
      }
      return sentences;
    },
  };
}

const isRecordingsFile = (value: unknown): value is RecordingsFile =>
  typeof value === 'object' &&
  value !== null &&
  'figures' in value &&
  typeof value.figures === 'object' &&
  value.figures !== null &&
  'numbers' in value.figures &&
  'words' in value.figures &&
  'months' in value.figures &&
  'clips' in value &&
  typeof value.clips === 'object' &&
  value.clips !== null &&
  Object.values(value.clips).every(
    (clip) => Array.isArray(clip) && typeof clip[0] === 'string' && clip.length === 3,
  );
