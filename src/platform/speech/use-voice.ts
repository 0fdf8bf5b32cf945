import { useEffect, useState } from 'react';
import { useNetwork } from '../device/network-store.ts';
import { canSpeak } from './browser-voice.ts';
import { bestVoice } from './voices.ts';

/** The voice to read with; undefined until the browser has named one, and where it has none. */
export function useVoice(): SpeechSynthesisVoice | undefined {
  const offline = useNetwork((network) => network.offline);
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!canSpeak()) return undefined;
    // The list comes late in Chrome, which says so.
    const read = () => setVoices(speechSynthesis.getVoices());
    read();
    speechSynthesis.addEventListener('voiceschanged', read);
    return () => speechSynthesis.removeEventListener('voiceschanged', read);
  }, []);
  return bestVoice(voices, document.documentElement.lang, offline);
}
