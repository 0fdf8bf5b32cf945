import { useEffect, useState } from 'react';
import { useNetwork } from '../device/network-store.ts';
import { canSpeak } from './browser-voice.ts';
import { bestVoice } from './voices.ts';

/** Why the page cannot be read aloud. `offline`: its voice needs the network. */
export type VoiceProblem = 'unsupported' | 'missing' | 'offline';

/** A voice for a language, or the reason why there is none. */
type VoiceState =
  | { voice: SpeechSynthesisVoice; problem?: undefined }
  | { voice?: undefined; problem: VoiceProblem };

/** Returns the voice for reading a language (`hi-IN`). It is missing before the browser lists its voices. */
export function useVoiceState(tag: string): VoiceState {
  const offline = useNetwork((network) => network.offline);
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!canSpeak()) return undefined;
    // Chrome lists its voices late and then sends an event.
    const read = () => setVoices(speechSynthesis.getVoices());
    read();
    speechSynthesis.addEventListener('voiceschanged', read);
    return () => speechSynthesis.removeEventListener('voiceschanged', read);
  }, []);
  // At build nobody listens.
  if (typeof document === 'undefined') return { problem: 'unsupported' };
  const voice = bestVoice(voices, tag, offline);
  if (voice) return { voice };
  if (!canSpeak()) return { problem: 'unsupported' };
  return { problem: bestVoice(voices, tag, false) ? 'offline' : 'missing' };
}
