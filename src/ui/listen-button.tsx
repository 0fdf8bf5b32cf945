import { textFor } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { ListenPlayer, NoVoiceHelp } from './listen-player.tsx';
import { useListenPress, type ListenProblem } from './use-listen-press.ts';

const useText = textFor('listen');

interface ListenButtonProps {
  /** The text's reading, as `useTextAloud` of platform/speech gives it. */
  aloud: {
    reading: { status: string } | undefined;
    problem: ListenProblem | undefined;
    hasRecordings: boolean;
    speed: number;
    pause: () => void;
    resume: () => void;
    stop: () => void;
    setSpeed: (speed: number) => void;
  };
  onStart: () => Promise<boolean>;
  /** False while another button's text is read. */
  isOwn?: boolean;
  label?: string | undefined;
  tone?: 'secondary' | 'quiet';
  /** Shows the drawing alone. */
  isSmall?: boolean;
}

/** Reads a text aloud, with the player while it reads. Without a voice it says how to get one. */
export function ListenButton({
  aloud,
  onStart,
  isOwn = true,
  label,
  tone = 'secondary',
  isSmall = false,
}: ListenButtonProps) {
  const texts = useText();
  const { problem, hasRecordings, stop } = aloud;
  const reading = isOwn ? aloud.reading : undefined;
  const { button, help, closeHelp } = useListenPress(
    { reading, problem, hasRecordings, stop },
    onStart,
  );
  return (
    <>
      <Button tone={tone} data-screen-only {...button}>
        <Drawing name={reading ? 'silence' : 'listen'} size={24} />
        <span className={isSmall ? 'sr-only' : undefined}>
          {reading ? texts.stop : (label ?? texts.button)}
        </span>
      </Button>
      {help && <NoVoiceHelp problem={help} onClose={closeHelp} />}
      {reading && (
        <ListenPlayer
          isReading={reading.status === 'reading'}
          speed={aloud.speed}
          onPause={aloud.pause}
          onResume={aloud.resume}
          onStop={stop}
          onSpeed={aloud.setSpeed}
        />
      )}
    </>
  );
}
