import { Callout } from '../../ui/callout.tsx';
import type { Move } from '../../questionnaire/use-spot.ts';
import { HealthResult, type OfficeBrief } from './health-result.tsx';
import { useHealthTexts } from './health-texts.ts';
import { QuestionForm } from './question-form.tsx';
import { TakenAnswers } from './taken-answers.tsx';
import { useHealth } from './use-health.ts';
import './health.css';

interface HealthCheckProps {
  /** The part of the address behind `#`; empty until the page is alive. */
  hash: string;
  move: Move;
  /** Somebody wants a gap closed: opens the lead form with what is known. */
  onAskUs: (brief: OfficeBrief, opener: HTMLElement) => void;
}

/** The business health check: one question at a time, then a score, what is missing and what to do. */
export function HealthCheck({ hash, move, onAskUs }: HealthCheckProps) {
  const { texts } = useHealthTexts();
  const health = useHealth(hash, move);
  const { at, path, isRead, keeping } = health;
  return (
    <>
      <noscript>
        <Callout tone="warning" title={texts.form.noScript}>
          {null}
        </Callout>
      </noscript>
      {at === 'result' ? (
        <HealthResult health={health} onAskUs={onAskUs} />
      ) : (
        <>
          {at === path.steps[0] && <TakenAnswers health={health} ids={path.taken} />}
          {/* Drawn anew when what is kept arrives, so that it shows. */}
          <QuestionForm key={`${at} ${String(isRead)}`} step={at} health={health} />
        </>
      )}
      <p className="field-hint finder-kept">{texts.kept[keeping]}</p>
    </>
  );
}
