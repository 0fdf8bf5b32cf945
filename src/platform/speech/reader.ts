/** Speaks texts: the browser's voice (browser-voice.ts), or a test's. */
export interface Speaker {
  /** Speaks one text and reports its end. */
  say(text: string, done: (how: 'ended' | 'failed') => void): void;
  /** Stops speaking at once. */
  hush(): void;
}

/** A text to speak. `startsPart`: a new section starts here. */
export interface Chunk {
  text: string;
  startsPart: boolean;
}

export interface Reading {
  status: 'reading' | 'paused' | 'ended' | 'failed';
  /** Index of the current chunk, or of the next one. */
  at: number;
}

export interface Reader {
  pause(): void;
  /** Repeats the interrupted chunk and continues. */
  resume(): void;
  /** Repeats the current chunk, at the speaker's new speed. Does nothing while paused. */
  repeat(): void;
  /** Continues with the next section; ends after the last one. */
  nextPart(): void;
  stop(): void;
}

/**
 * Reads chunks one after another, and calls `tell` at each change. Starts at once. A pause stops speaking and
 * retains the position, because `speechSynthesis.pause` does nothing on Android.
 */
export function startReader(
  chunks: readonly Chunk[],
  speaker: Speaker,
  onChange: (reading: Reading) => void,
): Reader {
  let at = 0;
  let status: Reading['status'] = 'reading';
  /** Voices report the end of interrupted texts too. Only the latest text counts. */
  let turn = 0;

  const become = (next: Reading['status'], place = at) => {
    status = next;
    at = place;
    onChange({ status, at });
  };

  function read(place: number): void {
    turn += 1;
    const mine = turn;
    const chunk = chunks[place];
    if (!chunk) return become('ended', place);
    become('reading', place);
    speaker.say(chunk.text, (how) => {
      if (mine !== turn || status !== 'reading') return;
      if (how === 'failed') return become('failed');
      read(place + 1);
    });
  }

  function silence(next: Reading['status']): void {
    turn += 1;
    become(next);
    speaker.hush();
  }

  read(0);
  return {
    pause: () => {
      if (status === 'reading') silence('paused');
    },
    resume: () => {
      if (status === 'paused') read(at);
    },
    repeat: () => {
      if (status !== 'reading') return;
      turn += 1;
      speaker.hush();
      read(at);
    },
    nextPart: () => {
      const next = chunks.findIndex(({ startsPart }, index) => startsPart && index > at);
      turn += 1;
      speaker.hush();
      read(next < 0 ? chunks.length : next);
    },
    stop: () => {
      if (status === 'reading' || status === 'paused') silence('ended');
    },
  };
}
