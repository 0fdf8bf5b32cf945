/** What speaks: the browser's voice (browser-voice.ts), or a test's. */
export interface Speaker {
  /** Speaks one piece and says how it ended. */
  say(text: string, done: (how: 'ended' | 'failed') => void): void;
  /** Silence, at once. */
  hush(): void;
}

/** A piece to be spoken; `startsPart` where a new section begins. */
export interface Chunk {
  text: string;
  startsPart: boolean;
}

export interface Reading {
  status: 'reading' | 'paused' | 'ended' | 'failed';
  /** Index of the chunk that is being read, or is read next. */
  at: number;
}

export interface Reader {
  pause(): void;
  /** Goes on with the chunk that was cut off, from its beginning. */
  resume(): void;
  /** Goes to the next section; from the last one to the end. */
  nextPart(): void;
  stop(): void;
}

/**
 * Reads chunks one after the other, beginning at once, and tells each change. Pausing is silence and a
 * bookmark: `speechSynthesis.pause` does nothing on Android.
 */
export function startReader(
  chunks: readonly Chunk[],
  speaker: Speaker,
  onChange: (reading: Reading) => void,
): Reader {
  let at = 0;
  let status: Reading['status'] = 'reading';
  /** Voices report the end of what was cut off too: only the last piece asked for counts. */
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
