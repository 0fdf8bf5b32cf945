import type { ListedScheme } from './model/data-file.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { answersOf } from './model/answers.ts';
import { match } from './model/match.ts';
import { drawingOfScheme } from './model/scheme-drawing.ts';
import { statusOn } from './model/status.ts';
import { MatchReasons } from './match-reasons.tsx';
import { PaperList } from './paper-list.tsx';
import { papersFor } from './model/papers.ts';
import { SchemeActions } from './scheme-actions.tsx';
import { stampTones } from './scheme-card.tsx';
import { SchemeFacts } from './scheme-facts.tsx';
import { conditionTexts, useSchemeTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { ViewHeading } from './view-heading.tsx';
import { hashOf } from './view.ts';

/**
 * One scheme: benefit, applicants, papers, application, official site, fee and last review (TOOL-SCHEME-03).
 */
export function SchemeView({ scheme }: { scheme: ListedScheme }) {
  const texts = useSchemeTexts();
  const { notebook, day } = useTool();
  const answers = answersOf(notebook.inputs);
  const isAnswered = Object.keys(answers).length > 0;
  const status = statusOn(scheme, day);
  const { detail } = texts;
  return (
    <article className="schemes-view">
      <p>
        <a className="schemes-change" href={hashOf({ kind: isAnswered ? 'matches' : 'list' })}>
          {isAnswered ? detail.backToMatches : detail.back}
        </a>
      </p>
      <ViewHeading>{scheme.name}</ViewHeading>
      <p className="scheme-head">
        <Drawing name={drawingOfScheme(scheme)} size={96} />
        <Stamp tone={stampTones[status]}>{texts.statuses[status]}</Stamp>
      </p>
      {day > scheme.reviewBy && (
        <Callout tone="warning" title={detail.stale}>
          {null}
        </Callout>
      )}
      <SchemeFacts scheme={scheme} />
      <h3 className="schemes-group">{detail.yours}</h3>
      {isAnswered ? (
        <Verdict scheme={scheme} />
      ) : (
        <>
          <ul className="prose-list">
            {conditionTexts(scheme, texts).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="prose">
            <a href={hashOf({ kind: 'question', question: 'place' })}>{detail.ask}</a>
          </p>
        </>
      )}
      <h3 className="schemes-group">{detail.papers}</h3>
      <PaperList papers={papersFor(scheme)} />
      <SchemeActions id={scheme.id} name={scheme.name} />
      <div className="actions">
        <Button tone="secondary" onClick={() => print()}>
          {detail.print}
        </Button>
      </div>
    </article>
  );
}

function Verdict({ scheme }: { scheme: ListedScheme }) {
  const { matches: said } = useSchemeTexts();
  const { notebook, day } = useTool();
  const result = match(scheme, answersOf(notebook.inputs), day);
  return (
    <>
      <p className="prose">
        <strong>{said[result.verdict]}</strong>
      </p>
      <MatchReasons match={result} />
    </>
  );
}
