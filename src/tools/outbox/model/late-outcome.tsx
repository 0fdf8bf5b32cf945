import { useEffect, useState, type ComponentProps } from 'react';
import { withTexts } from '../../../locales/load-text.ts';
import type { RequestOutcome } from '../../ledger/model/read-aloud.tsx';

/**
 * The drawing of the outcome of a request, and a button that reads it aloud. It loads when it is shown, because neither
 * the drawings nor the code that speaks are among the files of the first visit. Where it cannot load, the stamp is shown
 * alone, and no room is left for the drawing.
 */
export function LateOutcome(outcome: ComponentProps<typeof RequestOutcome>) {
  const [Loaded, setLoaded] = useState<typeof RequestOutcome>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    withTexts(import('../../ledger/model/read-aloud.tsx')).then(
      (loaded) => setLoaded(() => loaded.RequestOutcome),
      (error: unknown) => {
        console.info('The outcome is not drawn', error);
        setIsMissing(true);
      },
    );
  }, []);
  if (isMissing) return null;
  return (
    <div className="mt-3" style={{ minHeight: 56 }}>
      {Loaded && <Loaded {...outcome} />}
    </div>
  );
}
