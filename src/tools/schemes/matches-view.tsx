import { useMemo, useState } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { answersOf, noInputs } from './model/answers.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { matchAll, type Match, type Verdict } from './model/match.ts';
import { MatchReasons } from './match-reasons.tsx';
import { MySchemeLink } from './my-scheme-link.tsx';
import { SchemeCard } from './scheme-card.tsx';
import { useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { ViewHeading } from './view-heading.tsx';
import { goTo } from './view.ts';

/** The matches: likely schemes, possible ones with what is missing, and refused ones with the rule. */
export function MatchesView() {
  const { texts, locale } = useTexts();
  const { schemes, notebook, change, day } = useTool();
  const { inputs } = notebook;
  const matches = useMemo(() => matchAll(schemes, answersOf(inputs), day), [schemes, inputs, day]);
  const of = (verdict: Verdict, wanted: boolean) =>
    matches.filter((match) => match.verdict === verdict && match.wanted === wanted);
  const no = matches.filter(({ verdict }) => verdict === 'no');
  const likely = of('likely', true);
  const maybe = of('maybe', true);
  const other = [...of('likely', false), ...of('maybe', false)];
  const number = (value: number) => formatNumber(value, locale);
  const { matches: said } = texts;

  function startAgain() {
    change(() => ({ inputs: noInputs }));
    goTo({ kind: 'question', question: 'place' });
  }

  return (
    <section className="schemes-view">
      <ViewHeading>{said.title}</ViewHeading>
      <p className="prose" role="status">
        {said.summary(number(likely.length), number(maybe.length), number(no.length))}
      </p>
      <h3 className="schemes-group">{said.likely}</h3>
      <p className="field-hint">{likely.length > 0 ? said.likelyNote : said.noneLikely}</p>
      <MatchList matches={likely} />
      {maybe.length > 0 && (
        <>
          <h3 className="schemes-group">{said.maybe}</h3>
          <p className="field-hint">{said.maybeNote}</p>
          <MatchList matches={maybe} />
        </>
      )}
      {other.length > 0 && (
        <details className="fold">
          <summary>{said.other(number(other.length))}</summary>
          <MatchList matches={other} />
        </details>
      )}
      {no.length > 0 && (
        <details className="fold">
          <summary>{said.noSection(number(no.length))}</summary>
          <MatchList matches={no} />
        </details>
      )}
      <p className="prose">
        {texts.list.elsewhere} <MySchemeLink />
      </p>
      <AnswerSummary />
      <div className="actions">
        <Button tone="secondary" onClick={() => print()}>
          {said.print}
        </Button>
        <Button tone="quiet" onClick={startAgain}>
          {said.again}
        </Button>
      </div>
    </section>
  );
}

/** Number of schemes that each part shows at first, and that "show more" adds. */
const step = 10;

function MatchList({ matches }: { matches: readonly Match[] }) {
  const { texts } = useTexts();
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className="schemes-list">
        {matches.slice(0, shown).map((match) => (
          <SchemeCard key={match.scheme.id} scheme={match.scheme}>
            <MatchReasons match={match} brief />
          </SchemeCard>
        ))}
      </ul>
      {matches.length > shown && (
        <div className="actions">
          <Button tone="secondary" onClick={() => setShown(shown + step)}>
            {texts.matches.more}
          </Button>
        </div>
      )}
    </>
  );
}
