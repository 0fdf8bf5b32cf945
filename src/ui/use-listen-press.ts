import { useState } from 'react';

/** Why a text cannot be read aloud, as platform/speech says it. */
export type ListenProblem = 'unsupported' | 'missing' | 'offline';

interface Listening {
  /** Undefined while the button's text is not read. */
  reading: object | undefined;
  problem: ListenProblem | undefined;
  /** Recordings may read what the phone's voice cannot. */
  hasRecordings: boolean;
  stop: () => void;
}

/**
 * A press reads the text, or stops it. Where nothing can read it, it opens and closes the help. Spread `button` on the
 * button. `start` resolves with false where nothing can read.
 */
export function useListenPress(
  { reading, problem, hasRecordings, stop }: Listening,
  start: () => Promise<boolean>,
) {
  const [wantsHelp, setWantsHelp] = useState(false);
  return {
    isReading: reading !== undefined,
    /** The problem that the help explains; undefined while the help is closed. */
    help: wantsHelp ? problem : undefined,
    closeHelp: () => setWantsHelp(false),
    button: {
      'aria-expanded': problem && !reading ? wantsHelp : undefined,
      onClick: () => {
        if (reading) stop();
        else if (problem && (!hasRecordings || wantsHelp)) setWantsHelp(!wantsHelp);
        else void start().then((isRead) => setWantsHelp(!isRead));
      },
    },
  };
}
