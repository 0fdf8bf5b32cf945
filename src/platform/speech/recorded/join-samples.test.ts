import { expect, it } from 'vitest';
import { cutSamples, joinSamples, sampleRate, wavOf } from './join-samples.ts';

const tone = (ms: number) => new Float32Array((sampleRate * ms) / 1000).fill(0.5);
const msOf = (samples: Float32Array) => (samples.length * 1000) / sampleRate;

/** Lengths of the silent stretches of 5 ms and more, in ms. */
function silences(samples: Float32Array): number[] {
  const found: number[] = [];
  let length = 0;
  for (const sample of [...samples, 1]) {
    if (sample === 0) length += 1;
    else {
      const ms = Math.round((length * 1000) / sampleRate);
      if (ms >= 5) found.push(ms);
      length = 0;
    }
  }
  return found;
}

it('leaves at most 80 ms between the clips of a sentence, and more after a sentence', () => {
  const joined = joinSamples([[tone(200), tone(100)], [tone(300)]]);
  expect(silences(joined)).toEqual([40, 300, 300]);
  expect(msOf(joined)).toBe(200 + 40 + 100 + 300 + 300 + 300);
});

it('takes the speech of a recording, with soft edges', () => {
  const cut = cutSamples(tone(1000), 250, 750);
  expect(msOf(cut)).toBe(500);
  expect(cut[0]).toBe(0);
  expect(cut[cut.length / 2]).toBe(0.5);
  expect(cut.at(-1)).toBe(0);
  expect(msOf(cutSamples(tone(100), 0, 5000))).toBe(100);
});

it('writes a WAV file with one channel, and cuts what is too loud', async () => {
  const wav = wavOf(Float32Array.of(0, 1, -2));
  const view = new DataView(await wav.arrayBuffer());
  expect(wav.type).toBe('audio/wav');
  expect(view.byteLength).toBe(44 + 6);
  expect(view.getUint32(24, true)).toBe(sampleRate);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767]);
});
