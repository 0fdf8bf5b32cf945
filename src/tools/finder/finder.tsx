import type { Answer } from '../../register/answers.ts';
import { Callout } from '../../ui/callout.tsx';
import { Button } from '../../ui/button.tsx';
import { spotBefore } from '../../questionnaire/path.ts';
import type { Move } from '../../questionnaire/use-spot.ts';
import { FinderResult, type OfficeBrief } from './finder-result.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { QuestionForm } from './question-form.tsx';
import { useFinder, type FinderState } from './use-finder.ts';

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
  const back =
    at === 'result' ? undefined : spotBefore(at, { steps: completed.asked }, finder.changing);
  return (
    <>
      <noscript>
        <Callout tone="warning" title={texts.form.noScript}>
          {null}
        </Callout>
      </noscript>
      {finder.fromLink && (
        <Callout title={texts.kept.fromLink}>
          <Button tone="secondary" onClick={finder.useOwn}>
            {texts.kept.useMine}
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
        <QuestionForm
          // Rendered again when saved answers arrive, so that they appear.
          key={`${at} ${String(completed.answers[at] ?? '')}`}
          id={at}
          completed={completed}
          takeFocus={finder.hasMoved}
          onDraft={(value: Answer) => finder.draft(at, value)}
          onAnswer={(value) => finder.answer(at, value)}
          onBack={back && (() => finder.goTo(back))}
        />
      )}
      <PersistenceNote finder={finder} />
    </>
  );
}

function PersistenceNote({ finder }: { finder: FinderState }) {
  const { kept } = useFinderTexts().texts;
  const text = { phone: kept.onPhone, shared: kept.shared, refused: kept.refused };
  return <p className="field-hint finder-kept">{text[finder.keeping]}</p>;
}
