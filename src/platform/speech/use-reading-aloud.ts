import { useEffect, useRef, useState } from 'react';
import { speakerOf } from './browser-voice.ts';
import { startReader, type Chunk, type Reader, type Reading, type Speaker } from './reader.ts';
import { startReadingSession } from './reading-session.ts';
import { useVoiceState, type VoiceProblem } from './use-voice.ts';

/** The languages with recordings, as the build found them: "hi te". Without any, no code for them is built. */
declare const __RECORDED_LANGUAGES__: string;

/** Returns the language of a voice (`hi-IN`) that has recordings; undefined without. */
const recordedLanguage = (tag: string): string | undefined =>
  __RECORDED_LANGUAGES__.split(' ').find((language) => tag.split('-')[0] === language);

/** Speed of the voice; 1 is its own. The next reading starts with it, until a reload. */
let lastSpeed = 1;

/** The reader that started last on this page, of any button. */
let lastReader: Reader | undefined;

/** The state of reading aloud, and its controls. */
export interface ReadingAloud {
  /** Undefined while nothing is read. */
  reading: Reading | undefined;
  /** Why the phone's voice cannot read; undefined if a voice is there. */
  problem: VoiceProblem | undefined;
  /** The language has recordings, which may read what the phone cannot. */
  hasRecordings: boolean;
  speed: number;
  /**
   * Reads the chunks from the first one; `onChange` is called for each change. Resolves with false where neither the
   * phone nor recordings can read them.
   */
  start: (
    chunks: readonly Chunk[],
    title: string,
    onChange?: (reading: Reading) => void,
  ) => Promise<boolean>;
  pause: () => void;
  resume: () => void;
  nextPart: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/**
 * Reads texts aloud in a language (`hi-IN`): with recordings where the site has them, else with the browser's voice. The reading ends when the component or the page
 * goes.
 */
export function useReadingAloud(tag: string): ReadingAloud {
  const { voice, problem } = useVoiceState(tag);
  const [reading, setReading] = useState<Reading>();
  const [speed, setSpeed] = useState(lastSpeed);
  const reader = useRef<Reader>(undefined);
  /** Counts the presses, because only the latest one reads when its recordings have come. */
  const presses = useRef(0);
  const language = __RECORDED_LANGUAGES__ ? recordedLanguage(tag) : undefined;

  function stop(): void {
    if (__RECORDED_LANGUAGES__) {
      presses.current += 1;
      setReading(undefined);
    }
    reader.current?.stop();
  }
  useEffect(() => {
    const leave = () => {
      if (__RECORDED_LANGUAGES__) presses.current += 1;
      reader.current?.stop();
    };
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);

  async function start(
    chunks: readonly Chunk[],
    title: string,
    onChange: (reading: Reading) => void = () => undefined,
  ): Promise<boolean> {
    const rate = () => lastSpeed;
    let speaker: Speaker | undefined = voice && speakerOf(voice, rate);
    reader.current?.stop();
    if (__RECORDED_LANGUAGES__ && language) {
      presses.current += 1;
      const mine = presses.current;
      // The phone's voice speaks one text after another; recordings of two buttons would sound at once.
      lastReader?.stop();
      // The button is "Stop" while the recordings come.
      setReading({ status: 'reading', at: 0 });
      try {
        const { chooseSpeaker } = await import('./recorded/choose-speaker.ts');
        speaker = await chooseSpeaker(language, chunks, speaker, rate);
      } catch (error) {
        console.info('The phone’s voice reads, because the recordings cannot be played', error);
      }
      if (mine !== presses.current) return true;
      if (!speaker) setReading(undefined);
    }
    if (!speaker) return false;
    let session: ReturnType<typeof startReadingSession> | undefined;
    const started = startReader(chunks, speaker, (next) => {
      onChange(next);
      const isOver = next.status === 'ended' || next.status === 'failed';
      setReading(isOver ? undefined : next);
      if (isOver) session?.end();
      else session?.changed({ isReading: next.status === 'reading' });
    });
    reader.current = started;
    if (__RECORDED_LANGUAGES__) lastReader = started;
    session = startReadingSession(started, title);
    return true;
  }

  return {
    reading,
    // A voice may go while it reads, as one from the network does.
    problem: reading ? undefined : problem,
    hasRecordings: __RECORDED_LANGUAGES__ !== '' && language !== undefined,
    speed,
    start,
    pause: () => reader.current?.pause(),
    resume: () => reader.current?.resume(),
    nextPart: () => reader.current?.nextPart(),
    stop,
    setSpeed: (next) => {
      lastSpeed = next;
      setSpeed(next);
      reader.current?.repeat();
    },
  };
}
