import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { useNetwork } from '../../platform/device/network-store.ts';
import { canDictate, dictate, type Dictated } from '../../platform/speech/dictation.ts';
import { Button } from '../../ui/button.tsx';

const useText = textFor('assistant');

/**
 * Speaks a question into the field, where the browser can write it down (CHAT-31). Nothing is sent by
 * it: what was understood is read before.
 */
export function SpeakButton({ onHeard }: { onHeard: (text: string) => void }) {
  const words = useText();
  const offline = useNetwork((network) => network.offline);
  const [said, setSaid] = useState('');
  const [listening, setListening] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!canDictate()) return null;

  function end(dictated: Dictated) {
    setListening(false);
    setSaid('');
    if (dictated.is === 'heard') onHeard(dictated.text);
    else setSaid(dictated.is === 'refused' ? words.speakRefused : words.speakFailed);
  }
  function press() {
    if (listening) {
      stop.current?.();
      setListening(false);
      setSaid('');
    } else if (offline) setSaid(words.speakOffline);
    else {
      setSaid(words.speaking);
      setListening(true);
      stop.current = dictate(document.documentElement.lang, end);
    }
  }

  return (
    <>
      <Button tone="secondary" aria-pressed={listening} onClick={press}>
        {listening ? words.stopSpeaking : words.speak}
      </Button>
      <p className="chat-note" role="status">
        {said}
      </p>
    </>
  );
}
