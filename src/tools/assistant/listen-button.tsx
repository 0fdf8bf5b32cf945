import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../locales/text.tsx';
import { speakerOf } from '../../platform/speech/browser-voice.ts';
import { startReader, type Reader } from '../../platform/speech/reader.ts';
import { spokenAmounts, splitForSpeech } from '../../platform/speech/speech-chunks.ts';
import { useVoice } from '../../platform/speech/use-voice.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';

const useText = textFor('assistant');

/** Reads an answer aloud. Hidden without a voice for the page's language (CHAT-31). */
export function ListenButton({ text }: { text: string }) {
  const texts = useText();
  const voice = useVoice();
  const reader = useRef<Reader>(undefined);
  const [reading, setReading] = useState(false);
  useEffect(() => () => reader.current?.stop(), []);
  if (!voice) return null;

  function press(chosen: SpeechSynthesisVoice) {
    if (reading) {
      reader.current?.stop();
      return;
    }
    const chunks = splitForSpeech(spokenAmounts(text, texts.rupees));
    reader.current = startReader(
      chunks.map((chunk) => ({ text: chunk, startsPart: false })),
      speakerOf(chosen),
      ({ status }) => {
        if (status === 'failed') siteToasts.show({ title: texts.listenFailed, variant: 'warning' });
        setReading(status === 'reading');
      },
    );
  }

  return (
    <Button tone="quiet" aria-pressed={reading} onClick={() => press(voice)}>
      {reading ? texts.stopListening : texts.listen}
    </Button>
  );
}
