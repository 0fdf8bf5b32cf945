import { useEffect, useRef, useState } from 'react';
import { speakerOf } from './browser-voice.ts';
import { startReader, type Chunk, type Reader, type Reading } from './reader.ts';
import { startReadingSession } from './reading-session.ts';
import { useVoiceState, type VoiceProblem } from './use-voice.ts';

/** Speed of the voice; 1 is its own. The next reading starts with it, until a reload. */
let lastSpeed = 1;

/** The state of reading aloud, and its controls. */
export interface ReadingAloud {
  /** Undefined while nothing is read. */
  reading: Reading | undefined;
  /** Why reading is impossible; undefined if a voice is there. */
  problem: VoiceProblem | undefined;
  speed: number;
  /** Reads the chunks from the first one; `onChange` is called for each change. Without a voice it does nothing. */
  start: (chunks: readonly Chunk[], title: string, onChange?: (reading: Reading) => void) => void;
  pause: () => void;
  resume: () => void;
  nextPart: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/**
 * Reads texts aloud with the browser's voice for a language (`hi-IN`). The reading ends when the component or the page
 * goes.
 */
export function useReadingAloud(tag: string): ReadingAloud {
  const { voice, problem } = useVoiceState(tag);
  const [reading, setReading] = useState<Reading>();
  const [speed, setSpeed] = useState(lastSpeed);
  const reader = useRef<Reader>(undefined);

  useEffect(() => {
    const stop = () => reader.current?.stop();
    addEventListener('pagehide', stop);
    return () => {
      stop();
      removeEventListener('pagehide', stop);
    };
  }, []);

  function start(
    chunks: readonly Chunk[],
    title: string,
    onChange: (reading: Reading) => void = () => undefined,
  ): void {
    if (!voice) return;
    reader.current?.stop();
    let session: ReturnType<typeof startReadingSession> | undefined;
    const started = startReader(
      chunks,
      speakerOf(voice, () => lastSpeed),
      (next) => {
        onChange(next);
        const isOver = next.status === 'ended' || next.status === 'failed';
        setReading(isOver ? undefined : next);
        if (isOver) session?.end();
        else session?.changed({ isReading: next.status === 'reading' });
      },
    );
    reader.current = started;
    session = startReadingSession(started, title);
  }

  return {
    reading,
    // A voice may go while it reads, as one from the network does.
    problem: reading ? undefined : problem,
    speed,
    start,
    pause: () => reader.current?.pause(),
    resume: () => reader.current?.resume(),
    nextPart: () => reader.current?.nextPart(),
    stop: () => reader.current?.stop(),
    setSpeed: (next) => {
      lastSpeed = next;
      setSpeed(next);
      reader.current?.repeat();
    },
  };
}
