/** The used properties of a `SpeechSynthesisVoice`. */
export interface VoiceLike {
  lang: string;
  /** False for a voice that needs the network. */
  localService: boolean;
}

/**
 * Returns the best voice for a language (`en-IN`); undefined without one. Prefers voices on the device, then
 * voices of the country. Offline only voices on the device count.
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
