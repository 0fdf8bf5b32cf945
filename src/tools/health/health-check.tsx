import { Callout } from '../../ui/callout.tsx';
import type { Move } from '../../questionnaire/use-spot.ts';
import { HealthResult, type OfficeBrief } from './health-result.tsx';
import { useHealthTexts } from './health-texts.ts';
import { HealthQuestion } from './health-question.tsx';
import { TakenAnswers } from './taken-answers.tsx';
import { useHealth } from './use-health.ts';
import './health.css';

interface HealthCheckProps {
  /** The part of the address after `#`; empty until the page is interactive. */
  hash: string;
  move: Move;
  /** Opens the lead form, filled with the known answers, for a visitor who wants a gap closed. */
  onAskUs: (brief: OfficeBrief, opener: HTMLElement) => void;
}

/** The business health check: one question at a time, then the score, the gaps and the next actions. */
export function HealthCheck({ hash, move, onAskUs }: HealthCheckProps) {
  const { texts } = useHealthTexts();
  const health = useHealth(hash, move);
  const { at, path, isRestored, persistence } = health;
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
          {/* A new key shows the saved answers. Without any, a choice made meanwhile must stay. */}
          <HealthQuestion key={`${at} ${String(isRestored)}`} step={at} health={health} />
        </>
      )}
      <p className="field-hint persistence-note">{texts.stored[persistence]}</p>
    </>
  );
}
