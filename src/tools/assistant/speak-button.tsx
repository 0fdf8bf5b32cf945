import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { useNetwork } from '../../platform/device/network-store.ts';
import { canDictate, dictate, type Dictated } from '../../platform/speech/dictation.ts';
import { Button } from '../../ui/button.tsx';
import { LineDrawing } from '../../ui/icon.tsx';

const useText = textFor('assistant');

/**
 * Dictates a question into the field, if the browser can recognise speech (CHAT-31). It sends nothing: the
 * visitor checks the text first.
 */
export function SpeakButton({ onDictated }: { onDictated: (text: string) => void }) {
  const texts = useText();
  const isInteractive = useHydrated();
  const offline = useNetwork((network) => network.offline);
  const [said, setSaid] = useState('');
  const [listening, setListening] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  if (!isInteractive || !canDictate()) return null;

  function end(dictated: Dictated) {
    setListening(false);
    setSaid('');
    if (dictated.is === 'text') onDictated(dictated.text);
    else setSaid(dictated.is === 'refused' ? texts.speakRefused : texts.speakFailed);
  }
  function press() {
    if (listening) {
      stop.current?.();
      setListening(false);
      setSaid('');
    } else if (offline) setSaid(texts.speakOffline);
    else {
      setSaid(texts.speaking);
      setListening(true);
      stop.current = dictate(document.documentElement.lang, end);
    }
  }

  return (
    <>
      <Button tone="secondary" aria-pressed={listening} onClick={press}>
        <LineDrawing
          path={
            listening
              ? 'M7 7h10v10H7z'
              : 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4'
          }
        />
        <span className="sr-only">{listening ? texts.stopSpeaking : texts.speak}</span>
      </Button>
      <p className="chat-note" role="status">
        {said}
      </p>
    </>
  );
}
