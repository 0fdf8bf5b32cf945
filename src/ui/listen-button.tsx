import { useState } from 'react';
import { textFor } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';
import { ListenPlayer, NoVoiceHelp } from './listen-player.tsx';

const useText = textFor('listen');

interface ListenButtonProps {
  /** The text's reading, as `useTextAloud` of platform/speech gives it. */
  aloud: {
    reading: { status: string } | undefined;
    problem: 'unsupported' | 'missing' | 'offline' | undefined;
    speed: number;
    pause: () => void;
    resume: () => void;
    stop: () => void;
    setSpeed: (speed: number) => void;
  };
  onStart: () => void;
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
  const [wantsHelp, setWantsHelp] = useState(false);
  const { problem } = aloud;
  const reading = isOwn ? aloud.reading : undefined;
  function press() {
    if (reading) aloud.stop();
    else if (problem) setWantsHelp(!wantsHelp);
    else onStart();
  }
  return (
    <>
      <Button
        tone={tone}
        aria-expanded={problem && !reading ? wantsHelp : undefined}
        onClick={press}
      >
        <Drawing name={reading ? 'stop' : 'listen'} size={24} />
        <span className={isSmall ? 'sr-only' : undefined}>
          {reading ? texts.stop : (label ?? texts.button)}
        </span>
      </Button>
      {wantsHelp && problem && <NoVoiceHelp problem={problem} />}
      {reading && (
        <ListenPlayer
          isReading={reading.status === 'reading'}
          speed={aloud.speed}
          onPause={aloud.pause}
          onResume={aloud.resume}
          onStop={aloud.stop}
          onSpeed={aloud.setSpeed}
        />
      )}
    </>
  );
}
