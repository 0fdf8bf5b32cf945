import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textFor } from '../../locales/text.tsx';
import { speakerOf } from '../../platform/speech/browser-voice.ts';
import { startReader, type Reader, type Reading } from '../../platform/speech/reader.ts';
import { useVoice } from '../../platform/speech/use-voice.ts';
import { Button } from '../../ui/button.tsx';
import { siteToasts } from '../../ui/site-toasts.ts';
import { readablePieces, type ReadablePiece } from './readable-pieces.ts';
import { ToolButton } from './tool-button.tsx';

const useText = textFor('guide-tools');

interface Session {
  reader: Reader;
  pieces: readonly ReadablePiece[];
  reading: Reading;
}

/**
 * Reads the guide aloud with the browser's voice. Hidden without a voice for the page's language; stops when
 * the page is left.
 */
export function ListenTool() {
  const { listen: texts } = useText();
  const voice = useVoice();
  const [session, setSession] = useState<Session>();
  const reader = useRef<Reader>(undefined);
  useEffect(() => {
    const stop = () => reader.current?.stop();
    addEventListener('pagehide', stop);
    return () => {
      stop();
      removeEventListener('pagehide', stop);
    };
  }, []);

  if (!voice && !session) return null;

  function start(chosen: SpeechSynthesisVoice) {
    const pieces = readablePieces(document.querySelector('main') ?? document, texts.rupees);
    reader.current = startReader(pieces, speakerOf(chosen), (reading) => {
      markPiece(pieces[reading.at], reading.status === 'reading');
      const isOver = reading.status === 'ended' || reading.status === 'failed';
      if (reading.status === 'failed') siteToasts.show({ title: texts.failed, variant: 'warning' });
      // The first change comes before the reader is assigned.
      queueMicrotask(() => {
        if (reader.current)
          setSession(isOver ? undefined : { reader: reader.current, pieces, reading });
      });
    });
  }

  return (
    <>
      <ToolButton
        icon={session ? 'stop' : 'listen'}
        onClick={() => {
          if (session) session.reader.stop();
          else if (voice) start(voice);
        }}
      >
        {session ? texts.stop : texts.button}
      </ToolButton>
      {session && <ReaderBar session={session} />}
    </>
  );
}

/** Pause and stop, which float while the visitor reads further down. */
function ReaderBar({ session: { reader, pieces, reading } }: { session: Session }) {
  const { listen: texts } = useText();
  const isReading = reading.status === 'reading';
  const part = pieces[reading.at]?.part ?? '';
  return createPortal(
    <section className="reader-bar" aria-label={texts.label}>
      <p>{isReading ? texts.at(part) : texts.held(part)}</p>
      <div className="tool-choices">
        <Button tone="secondary" onClick={() => (isReading ? reader.pause() : reader.resume())}>
          {isReading ? texts.pause : texts.resume}
        </Button>
        <Button tone="secondary" onClick={() => reader.nextPart()}>
          {texts.next}
        </Button>
        <Button tone="secondary" onClick={() => reader.stop()}>
          {texts.stop}
        </Button>
      </div>
    </section>,
    document.querySelector('.floating') ?? document.body,
  );
}

/** Highlights the current piece, and scrolls along until the visitor scrolls. */
function markPiece(piece: ReadablePiece | undefined, isReading: boolean): void {
  const before = document.querySelector<HTMLElement>('[data-speaking]');
  const wasInView = !before || isInView(before);
  if (before) delete before.dataset.speaking;
  if (!piece || !isReading) return;
  piece.element.dataset.speaking = '';
  if (wasInView) piece.element.scrollIntoView({ block: 'nearest' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
