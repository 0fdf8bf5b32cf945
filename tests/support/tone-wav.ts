import { writeFileSync } from 'node:fs';

/** A stretch of a sound: a tone, or silence where the frequency is 0. */
export interface Stretch {
  hertz: number;
  ms: number;
  volume?: number;
}

const rate = 24_000;

/** Returns a WAV file of one channel with these stretches one after another: a made-up recording. */
export function toneWav(stretches: readonly Stretch[]): Buffer {
  const samples = stretches.flatMap(({ hertz, ms, volume = 0.4 }) =>
    Array.from({ length: Math.round((rate * ms) / 1000) }, (_, at) =>
      hertz === 0 ? 0 : volume * Math.sin((2 * Math.PI * hertz * at) / rate),
    ),
  );
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  }
  return file;
}

/** Writes such a file. */
export const writeToneWav = (file: string, stretches: readonly Stretch[]): void =>
  writeFileSync(file, toneWav(stretches));
