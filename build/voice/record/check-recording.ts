/** Why a recording is not good enough. */
export type RecordingProblem =
  | 'silent'
  | 'too-loud'
  | 'too-short'
  | 'too-long'
  | 'began-late'
  | 'ended-early';

/** Where the speech of a recording is, in milliseconds. */
export interface CheckedRecording {
  from: number;
  to: number;
  problem?: RecordingProblem;
}

/** Loudness is measured in windows of this length. */
const windowMs = 10;
/** Speech at the usual distance from a phone is louder than this, noise of a room is not. */
const speechRms = 0.02;
/** Parts this much softer than the loudest one are silence before and after the speech. */
const softest = 0.08;
/** What is left before and after the speech, so that no soft sound is cut. */
const marginMs = { before: 60, after: 120 };
/** The speech must not begin or end with the recording: a word would be cut. */
const freeMs = 20;
const fullScale = 0.985;
/** So many samples at full scale are heard as a crackle. */
const mostFullSamples = 12;

/** Finds the speech in a recording of one channel, and says what is wrong with it. `seconds`: about how long it should be. */
export function checkRecording(
  samples: Float32Array,
  sampleRate: number,
  seconds: number,
): CheckedRecording {
  const size = Math.round((sampleRate * windowMs) / 1000);
  const loudness: number[] = [];
  for (let at = 0; at + size <= samples.length; at += size) {
    loudness.push(rms(samples.subarray(at, at + size)));
  }
  const loudest = Math.max(0, ...loudness);
  const length = loudness.length * windowMs;
  if (loudest < speechRms) return { from: 0, to: length, problem: 'silent' };
  const isSpeech = (volume: number) => volume > Math.max(loudest * softest, speechRms / 4);
  const first = loudness.findIndex(isSpeech) * windowMs;
  const end = (loudness.findLastIndex(isSpeech) + 1) * windowMs;
  const found = {
    from: Math.max(0, first - marginMs.before),
    to: Math.min(length, end + marginMs.after),
  };
  const spoken = (end - first) / 1000;
  const full = samples.reduce((count, sample) => count + Number(Math.abs(sample) > fullScale), 0);
  const problem: RecordingProblem | undefined =
    first < freeMs
      ? 'began-late'
      : length - end < freeMs
        ? 'ended-early'
        : full > mostFullSamples
          ? 'too-loud'
          : spoken < seconds * 0.35
            ? 'too-short'
            : spoken > seconds * 2.5 + 1
              ? 'too-long'
              : undefined;
  return problem ? { ...found, problem } : found;
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
