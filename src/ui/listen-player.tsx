import { createPortal } from 'react-dom';
import { textFor, useMessages } from '../locales/text.tsx';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { IconButton } from './icon-button.tsx';
import { LineDrawing } from './icon.tsx';
import type { ListenProblem } from './use-listen-press.ts';

const useText = textFor('listen');

/** The signs of a tape recorder. */
const signs = {
  pause: 'M8 4v16M16 4v16',
  play: 'M6 4l14 8-14 8z',
  next: 'M5 4l11 8-11 8zM19 4v16',
  stop: 'M5 5h14v14H5z',
} as const;

/** The speeds to choose from; 1 is the voice's own. */
const speeds = ['0.75', '1', '1.25', '1.5'] as const;

interface ListenPlayerProps {
  isReading: boolean;
  /** The name of the part that is read; undefined where the text has no parts. */
  part?: string | undefined;
  speed: number;
  onPause: () => void;
  onResume: () => void;
  /** Continues with the next part; leave it out where the text has no parts. */
  onNext?: () => void;
  onStop: () => void;
  onSpeed: (speed: number) => void;
}

/** The controls of a reading, in thumb reach above the bottom bar (platform/speech/use-reading-aloud.ts reads). */
export function ListenPlayer(player: ListenPlayerProps) {
  const texts = useText();
  const { isReading, part, speed, onNext } = player;
  return createPortal(
    <section className="listen-player" aria-label={texts.label}>
      {part && <p>{isReading ? texts.at(part) : texts.held(part)}</p>}
      <div>
        <Button tone="secondary" onClick={isReading ? player.onPause : player.onResume}>
          <LineDrawing path={signs[isReading ? 'pause' : 'play']} />
          {isReading ? texts.pause : texts.resume}
        </Button>
        {onNext && (
          <Button tone="secondary" onClick={onNext}>
            <LineDrawing path={signs.next} />
            {texts.next}
          </Button>
        )}
        <select
          aria-label={texts.speed}
          value={String(speed)}
          onChange={({ target }) => player.onSpeed(Number(target.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {texts.speeds[each]}
            </option>
          ))}
        </select>
        <Button tone="secondary" onClick={player.onStop}>
          <LineDrawing path={signs.stop} />
          {texts.stop}
        </Button>
      </div>
    </section>,
    document.querySelector('.floating') ?? document.body,
  );
}

/** What to do where the phone cannot read this page aloud: it floats, so that no answer moves away below it. */
export function NoVoiceHelp({ problem, onClose }: { problem: ListenProblem; onClose: () => void }) {
  const { title, steps } = useText().problem[problem];
  const { lead } = useMessages();
  return createPortal(
    <div className="no-voice" role="status">
      <Callout tone="note" title={title}>
        <ol className="prose-list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Callout>
      <IconButton icon="close" label={lead.close} onClick={onClose} />
    </div>,
    document.querySelector('.floating') ?? document.body,
  );
}
