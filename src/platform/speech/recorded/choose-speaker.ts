import type { Chunk, Speaker } from '../reader.ts';
import { loadRecordings } from './recordings.ts';
import { recordedSpeaker } from './recorded-speaker.ts';

/**
 * Returns the speaker for texts of a language: recordings, and the phone's voice for the texts without. Undefined where
 * the phone has no voice and a text has no recording, because a reading that leaves out a sentence may mislead.
 */
export async function chooseSpeaker(
  language: string,
  chunks: readonly Chunk[],
  phone: Speaker | undefined,
  rate: () => number,
): Promise<Speaker | undefined> {
  const recordings = await loadRecordings(language);
  if (!recordings) return phone;
  const texts = chunks.map(({ text }) => text);
  const isCovered = () => texts.every((text) => recordings.of(text) !== undefined);
  if (!phone && !isCovered()) return undefined;
  return recordedSpeaker(recordings, texts, phone, rate);
}
