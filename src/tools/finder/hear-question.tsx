import { useRef, type ReactNode } from 'react';
import { textFor } from '../../locales/text.tsx';
import { spokenAmounts } from '../../platform/speech/speech-chunks.ts';
import { useReadingAloud } from '../../platform/speech/use-reading-aloud.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { NoVoiceHelp } from '../../ui/listen-player.tsx';
import { useAloudTexts } from '../../ui/use-aloud-texts.ts';
import { useListenPress } from '../../ui/use-listen-press.ts';

const useText = textFor('listen');

/** What is read of a question: it and its answers, in their order. */
const readParts = 'legend, .choices button, .choices label, .grid > li > button';

/**
 * A question that one press reads aloud. The answer that is being read has a frame, so that those who cannot read
 * press what they have just heard (ANSW-06).
 */
export function HearQuestion({ children }: { children: ReactNode }) {
  const texts = useText();
  const { amounts, onFailed } = useAloudTexts();
  const aloud = useReadingAloud();
  const question = useRef<HTMLDivElement>(null);
  const { isReading, button, help } = useListenPress(aloud, read);

  function read() {
    const parts = [...(question.current?.querySelectorAll<HTMLElement>(readParts) ?? [])];
    const mark = (heard?: HTMLElement) => {
      for (const part of parts) part.toggleAttribute('data-heard', part === heard);
      heard?.scrollIntoView({ block: 'nearest' });
    };
    aloud.start(
      parts.map(({ innerText }) => ({
        text: spokenAmounts(innerText.replaceAll(/\s+/g, ' '), amounts),
        startsPart: true,
      })),
      document.title,
      ({ status, at }) => {
        const isOver = status === 'ended' || status === 'failed';
        mark(isOver ? undefined : parts[at]);
        if (status === 'failed') onFailed();
      },
    );
  }

  return (
    <div ref={question} className="finder-asked">
      <div className="finder-hear">
        <Button tone="secondary" aria-label={isReading ? texts.stop : texts.button} {...button}>
          <Drawing name={isReading ? 'stop' : 'listen'} size={40} />
        </Button>
      </div>
      {help && <NoVoiceHelp problem={help} />}
      {children}
    </div>
  );
}
