import { useHydrated } from '@tanstack/react-router';
import { textFor } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { NoVoiceHelp } from './listen-player.tsx';
import { useListenPress, type ListenProblem } from './use-listen-press.ts';

const useText = textFor('listen');

interface ReadAloudButtonProps {
  /** The reading, as the hooks of platform/speech give it. */
  aloud: {
    reading: object | undefined;
    problem: ListenProblem | undefined;
    hasRecordings: boolean;
    stop: () => void;
  };
  onStart: () => Promise<boolean>;
}

/** Reads a short text with one press and stops it with the next: a loudspeaker without words and without a player. */
export function ReadAloudButton({ aloud, onStart }: ReadAloudButtonProps) {
  const texts = useText();
  // Without scripts it could do nothing, and its style comes with them.
  const isInteractive = useHydrated();
  const { isReading, button, help, closeHelp } = useListenPress(aloud, onStart);
  if (!isInteractive) return null;
  return (
    <>
      <div className="read-aloud" data-screen-only>
        <Button tone="secondary" aria-label={isReading ? texts.stop : texts.button} {...button}>
          <Drawing name={isReading ? 'silence' : 'listen'} size={40} />
        </Button>
      </div>
      {help && <NoVoiceHelp problem={help} onClose={closeHelp} />}
    </>
  );
}
