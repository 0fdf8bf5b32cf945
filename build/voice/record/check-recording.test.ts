import { describe, expect, it } from 'vitest';
import { checkRecording } from './check-recording.ts';

const rate = 24_000;
/** Stretches of a tone of this volume, or of silence, in ms. */
const sound = (...stretches: [ms: number, volume: number][]) =>
  Float32Array.from(
    stretches.flatMap(([ms, volume]) =>
      Array.from({ length: (rate * ms) / 1000 }, (_, at) => volume * Math.sin(at / 5)),
    ),
  );
const problemOf = (samples: Float32Array, seconds: number) =>
  checkRecording(samples, rate, seconds).problem;

describe('a recording', () => {
  it('is taken without the silence before and after the speech', () => {
    expect(checkRecording(sound([500, 0.001], [1000, 0.3], [700, 0.001]), rate, 1)).toEqual({
      from: 440,
      to: 1620,
    });
  });

  it('may contain pauses and soft endings', () => {
    const speech = sound([300, 0], [400, 0.3], [300, 0.002], [400, 0.3], [200, 0.05], [300, 0]);
    expect(checkRecording(speech, rate, 1.2)).toEqual({ from: 240, to: 1720 });
  });

  it.each([
    ['silent', sound([2000, 0.005]), 1],
    ['silent', sound(), 1],
    ['too-loud', sound([300, 0], [1000, 1], [300, 0]), 1],
    ['too-short', sound([300, 0], [300, 0.3], [300, 0]), 3],
    ['too-long', sound([300, 0], [4000, 0.3], [300, 0]), 1],
    ['began-late', sound([1000, 0.3], [300, 0]), 1],
    ['ended-early', sound([300, 0], [1000, 0.3]), 1],
  ] as const)('is refused as %s', (problem, samples, seconds) => {
    expect(problemOf(samples, seconds)).toBe(problem);
  });

  it('of a short word may take as long as a careful speaker needs', () => {
    expect(problemOf(sound([300, 0], [1500, 0.3], [300, 0]), 0.6)).toBeUndefined();
    expect(problemOf(sound([300, 0], [250, 0.3], [300, 0]), 0.6)).toBeUndefined();
  });
});
