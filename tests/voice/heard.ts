import type { Page } from '@playwright/test';
import type { Tones } from './made-up-recordings.ts';

/** A sound that the page played: its samples, its rate, and whether it stands still. */
interface PlayedSound {
  samples: number[];
  rate: number;
}

declare global {
  interface Window {
    playedSounds: Promise<PlayedSound>[];
    /** The audio element that played last. */
    lastAudio?: HTMLAudioElement;
  }
}

/** Remembers every sound that the page plays. Call it before the page opens. */
export async function rememberSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.playedSounds = [];
    const sounds = new Map<string, Blob>();
    const makeUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      const url = makeUrl(file);
      if (file instanceof Blob) sounds.set(url, file);
      return url;
    };
    const playSound = HTMLAudioElement.prototype.play;
    HTMLAudioElement.prototype.play = function play(this: HTMLAudioElement) {
      const sound = sounds.get(this.src);
      const rate = this.playbackRate;
      window.lastAudio = this;
      if (sound) {
        window.playedSounds.push(
          sound
            .arrayBuffer()
            .then((bytes) => ({ samples: [...new Int16Array(bytes.slice(44))], rate })),
        );
      }
      return playSound.call(this);
    };
  });
}

/** The clips of a sound, and the longest silence between two of them in ms. */
export interface Heard {
  clips: string[];
  rate: number;
  longestGapMs: number;
}

const sampleRate = 24_000;
/** Silence of this many samples ends a clip. */
const silence = 240;
/** A sentence ends with a longer silence. */
const sentenceEndMs = 200;

/** Returns the sounds that the page has played, as the texts whose tones they consist of. */
export async function heard(page: Page, tones: Tones): Promise<Heard[]> {
  const sounds = await page.evaluate(() => Promise.all(window.playedSounds));
  return sounds.map(({ samples, rate }) => {
    const stretches = stretchesOf(samples);
    const gaps = stretches
      .slice(1)
      .map(({ from }, index) => ((from - (stretches[index]?.to ?? 0)) * 1000) / sampleRate)
      .filter((ms) => ms < sentenceEndMs);
    return {
      clips: stretches.map(({ from, to }) => textOf(samples.slice(from, to), tones)),
      rate,
      longestGapMs: Math.max(0, ...gaps),
    };
  });
}

/** Returns the stretches of sound between silences. */
function stretchesOf(samples: readonly number[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let last: { from: number; to: number } | undefined;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < 100) continue;
    if (last && at - last.to < silence) last.to = at;
    else {
      last = { from: at, to: at };
      stretches.push(last);
    }
  }
  return stretches;
}

/** Returns the text whose tone is nearest: a tone crosses zero twice in each period. */
function textOf(samples: readonly number[], tones: Tones): string {
  // The edges rise and fall.
  const middle = samples.slice(480, -480);
  let crossings = 0;
  let first = 0;
  let last = 0;
  for (let at = 1; at < middle.length; at++) {
    if (Math.sign(middle[at] ?? 0) >= 0 && Math.sign(middle[at - 1] ?? 0) < 0) {
      if (crossings === 0) first = at;
      last = at;
      crossings += 1;
    }
  }
  const hertz = ((crossings - 1) * sampleRate) / (last - first);
  const nearest = Object.entries(tones).reduce((best, each) =>
    Math.abs(each[1] - hertz) < Math.abs(best[1] - hertz) ? each : best,
  );
  return nearest[0];
}
