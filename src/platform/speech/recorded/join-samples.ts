/** Samples in a second: enough for speech, and a rate that Opus has. */
export const sampleRate = 24_000;
/** Pauses in milliseconds. Figures and fixed parts of a sentence follow each other as in speech. */
const betweenClipsMs = 40;
const betweenSentencesMs = 300;
/** The first and last samples of a clip rise and fall, because a cut would click. */
const fadeMs = 4;

const samplesIn = (ms: number): number => Math.round((ms * sampleRate) / 1000);

/** Returns the part of a recording between two times in milliseconds, with soft edges. */
export function cutSamples(
  samples: Float32Array,
  from: number,
  to: number,
): Float32Array<ArrayBuffer> {
  const cut = samples.slice(samplesIn(from), samplesIn(to));
  const fade = Math.min(samplesIn(fadeMs), Math.floor(cut.length / 2));
  for (let index = 0; index < fade; index++) {
    const volume = index / fade;
    cut[index] = (cut[index] ?? 0) * volume;
    const mirrored = cut.length - 1 - index;
    cut[mirrored] = (cut[mirrored] ?? 0) * volume;
  }
  return cut;
}

/** Joins the clips of sentences, with short pauses between clips and longer ones after sentences. */
export function joinSamples(
  sentences: readonly (readonly Float32Array[])[],
): Float32Array<ArrayBuffer> {
  const places: { samples: Float32Array; at: number }[] = [];
  let end = 0;
  for (const clips of sentences) {
    for (const [index, samples] of clips.entries()) {
      places.push({ samples, at: end });
      const isLast = index === clips.length - 1;
      end += samples.length + samplesIn(isLast ? betweenSentencesMs : betweenClipsMs);
    }
  }
  const joined = new Float32Array(end);
  for (const { samples, at } of places) joined.set(samples, at);
  return joined;
}

/** Returns samples as a WAV file with one channel of 16 bits, which every audio element plays. */
export function wavOf(samples: Float32Array): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const bytes = samples.length * 2;
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) {
      header.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  text(0, 'RIFF');
  header.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, bytes, true);
  const body = Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
  );
  return new Blob([header.buffer, body], { type: 'audio/wav' });
}
