import type { Speaker } from '../reader.ts';
import { cutSamples, joinSamples, sampleRate, wavOf } from './join-samples.ts';
import { fetchVoiceFile, type Recording, type Recordings } from './recordings.ts';

/** What the speaker needs of the browser; tests give their own. */
export interface RecordingPlayer {
  /** Resolves with the sound of recorded sentences. Rejects where a recording cannot be had. */
  compose: (sentences: readonly (readonly Recording[])[]) => Promise<Blob>;
  /** Plays a sound, and reports its end. Returns a function that stops it; then no end is reported. */
  play: (sound: Blob, rate: number, done: (how: 'ended' | 'failed') => void) => () => void;
}

/**
 * Returns a speaker that plays recordings. A text without all its recordings, or whose recordings cannot be had, is
 * spoken by the phone's voice; without one, the reading fails. `texts`: everything that will be read, in order, so that
 * the next text is ready when one ends.
 */
export function recordedSpeaker(
  recordings: Recordings,
  texts: readonly string[],
  phone: Speaker | undefined,
  rate: () => number,
  { compose, play }: RecordingPlayer = browserPlayer,
): Speaker {
  const ready = new Map<string, Promise<Blob>>();
  let turn = 0;
  let stop: (() => void) | undefined;

  /** Undefined for a text that the phone's voice speaks. */
  function soundOf(text: string): Promise<Blob> | undefined {
    const known = ready.get(text);
    const recorded = known ? undefined : recordings.of(text);
    const sound = known ?? (recorded && compose(recorded));
    if (sound) ready.set(text, sound);
    return sound;
  }

  /** Prepares the text that comes next, and forgets the ones before: a page can have hundreds. */
  function prepareAfter(text: string): void {
    const next = texts[texts.indexOf(text) + 1];
    for (const known of ready.keys()) if (known !== text && known !== next) ready.delete(known);
    // Its own turn reports the failure.
    if (next !== undefined) soundOf(next)?.catch(() => undefined);
  }

  return {
    say(text, done) {
      turn += 1;
      const mine = turn;
      const byPhone = () => {
        if (mine !== turn) return;
        ready.delete(text);
        if (phone) phone.say(text, done);
        else done('failed');
      };
      const sound = soundOf(text);
      if (!sound) return byPhone();
      sound.then(
        (blob) => {
          if (mine !== turn) return;
          stop = play(blob, rate(), (how) => {
            if (how === 'failed') byPhone();
            else done('ended');
          });
          prepareAfter(text);
        },
        (error: unknown) => {
          console.info('A recording cannot be played', error);
          byPhone();
        },
      );
    },
    hush() {
      turn += 1;
      stop?.();
      stop = undefined;
      phone?.hush();
    },
  };
}

const browserPlayer: RecordingPlayer = {
  async compose(sentences) {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const decoded = new Map<string, Promise<AudioBuffer>>();
    const decode = async (path: string) =>
      context.decodeAudioData(await (await fetchVoiceFile(path)).arrayBuffer());
    const bufferOf = (path: string) => {
      const buffer = decoded.get(path) ?? decode(path);
      decoded.set(path, buffer);
      return buffer;
    };
    const clips = await Promise.all(
      sentences.map((recordings) =>
        Promise.all(
          recordings.map(async ({ path, from, to }) =>
            cutSamples((await bufferOf(path)).getChannelData(0), from, to),
          ),
        ),
      ),
    );
    return wavOf(joinSamples(clips));
  },
  play(sound, rate, done) {
    const url = URL.createObjectURL(sound);
    // An audio element, and not Web Audio: it holds the pitch at another speed, and the phone's media keys work.
    const audio = new Audio(url);
    let isOver = false;
    const end = (how?: 'ended' | 'failed') => {
      if (isOver) return;
      isOver = true;
      URL.revokeObjectURL(url);
      if (how) done(how);
    };
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.addEventListener('ended', () => end('ended'));
    audio.addEventListener('error', () => end('failed'));
    audio.play().catch((error: unknown) => {
      if (!isOver) console.info('The browser does not play a recording', error);
      end('failed');
    });
    return () => {
      end();
      audio.pause();
    };
  },
};
