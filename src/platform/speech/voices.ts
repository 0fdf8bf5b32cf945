/** What matters of a `SpeechSynthesisVoice`. */
export interface VoiceLike {
  lang: string;
  /** False for a voice that speaks over the network. */
  localService: boolean;
}

/**
 * The voice to read a language with (`en-IN`): one on the phone before one from the network, the
 * country's own before another's. Offline only those on the phone count. Undefined when there is none.
 */
export function bestVoice<V extends VoiceLike>(
  voices: readonly V[],
  tag: string,
  offline: boolean,
): V | undefined {
  // Android writes en_IN.
  const tagOf = ({ lang }: V) => lang.replace('_', '-').toLowerCase();
  const wanted = tag.toLowerCase();
  const language = wanted.split('-')[0];
  const rank = (voice: V) => (voice.localService ? 2 : 0) + (tagOf(voice) === wanted ? 1 : 0);
  return voices
    .filter((voice) => tagOf(voice).split('-')[0] === language)
    .filter(({ localService }) => localService || !offline)
    .sort((a, b) => rank(b) - rank(a))[0];
}
