import { Callout } from '../../ui/callout.tsx';
import { Button } from '../../ui/button.tsx';
import { spotBefore } from '../../questionnaire/path.ts';
import type { Move } from '../../questionnaire/use-spot.ts';
import { FinderResult, type OfficeBrief } from './finder-result.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { PlaceScreen } from './place-screen.tsx';
import { ReadQuestionAloud } from './read-question-aloud.tsx';
import { FinderQuestion } from './finder-question.tsx';
import { TradeScreen } from './trade-screen.tsx';
import { useFinder, type FinderState } from './use-finder.ts';
import './finder.css';

interface FinderProps {
  /** The part of the address after `#`; empty until the page is interactive. */
  hash: string;
  move: Move;
  /** Opens the lead form with the known facts. */
  onAskUs: (brief: OfficeBrief, opener: HTMLElement) => void;
}

/** The licence finder: one question at a time, then the needs of the business with reasons. */
export function Finder({ hash, move, onAskUs }: FinderProps) {
  const { texts } = useFinderTexts();
  const finder = useFinder(hash, move);
  const { at, completed } = finder;
  return (
    <div className="finder">
      <noscript>
        <Callout tone="warning" title={texts.form.noScript}>
          {null}
        </Callout>
      </noscript>
      {finder.fromLink && (
        <Callout title={texts.stored.fromLink}>
          <Button tone="secondary" onClick={finder.useOwn}>
            {texts.stored.useMine}
          </Button>
        </Callout>
      )}
      {at === 'result' ? (
        <FinderResult
          key={JSON.stringify(completed.answers)}
          finder={finder}
          takeFocus={finder.hasMoved}
          onAskUs={onAskUs}
        />
      ) : (
        // Rendered again when saved answers arrive, so that they appear.
        <Screen key={`${at} ${String(at === 'trade' || completed.answers[at])}`} finder={finder} />
      )}
      <PersistenceNote finder={finder} />
    </div>
  );
}

/** The screen of the visitor's position before the result. */
function Screen({ finder }: { finder: FinderState }) {
  const { at, path, changing } = finder;
  if (at === 'result') return null;
  const before = spotBefore(at, path, changing);
  const onBack = before && (() => finder.goTo(before));
  return (
    <ReadQuestionAloud>
      {at === 'trade' ? (
        <TradeScreen finder={finder} onBack={onBack} />
      ) : at === 'state' ? (
        <PlaceScreen finder={finder} onBack={onBack} />
      ) : (
        <FinderQuestion id={at} finder={finder} onBack={onBack} />
      )}
    </ReadQuestionAloud>
  );
}

function PersistenceNote({ finder }: { finder: FinderState }) {
  const { stored } = useFinderTexts().texts;
  const text = { phone: stored.onPhone, shared: stored.shared, refused: stored.refused };
  return <p className="field-hint persistence-note">{text[finder.persistence]}</p>;
}
