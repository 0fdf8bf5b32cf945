import { useEffect, useState } from 'react';
import { useNetwork } from '../device/network-store.ts';
import { canSpeak } from './browser-voice.ts';
import { bestVoice } from './voices.ts';

/** Returns the voice for reading; undefined before the browser lists its voices, or without one. */
export function useVoice(): SpeechSynthesisVoice | undefined {
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
  return bestVoice(voices, document.documentElement.lang, offline);
}
