import type { Answers } from '../../register/answers.ts';
import type { ScoredId } from './model/answers.ts';
import { knownIn } from './model/check.ts';
import { gapsOf, severities, type Gap } from './model/gaps.ts';
import { bandOf, cappedAt, scoreOf, type Band } from './model/score.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { OverdueNote } from '../../ui/overdue-note.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AnswerList } from './answer-list.tsx';
import { AreaBars } from './area-bars.tsx';
import { FindOut } from './find-out.tsx';
import { GapEntry } from './gap-entry.tsx';
import { aboutText, questionTexts, useHealthTexts } from './health-texts.ts';
import { PastResults } from './past-results.tsx';
import { ShareResult } from './share-result.tsx';
import { ToDoList } from './to-do-list.tsx';
import type { HealthState } from './use-health.ts';

/** Details for the lead form when a visitor asks our team to close a gap. */
export interface OfficeBrief {
  answers: Answers;
  notes: string;
}

interface HealthResultProps {
  health: HealthState;
  onAskUs: (brief: OfficeBrief, opener: HTMLElement) => void;
}

const stampTones = { act: 'problem', gaps: 'problem', fair: 'waiting', strong: 'done' } as const;

/** The result: score by area, gaps with their next action, open questions and changes. */
export function HealthResult({ health, onAskUs }: HealthResultProps) {
  const { texts, setting } = useHealthTexts();
  const { result } = texts;
  const { check, hasMoved } = health;
  const heading = useHeadingFocus(hasMoved);
  const known = knownIn(check, setting.asOn);
  const score = scoreOf(known);
  const band: Band = bandOf(score.score);
  const gaps = gapsOf(score.gaps, known);
  const nameOf = (id: ScoredId) => questionTexts(id, texts).short;
  const scoreText = result.score(formatNumber(score.score, setting.locale));
  const gapNames = gaps.map(({ kind }) => texts.gaps[kind].name);
  const missing = [
    gapNames.length > 0 && result.shareGaps(gapNames.join('; ')),
    score.unknowns.length > 0 && result.shareUnknowns(score.unknowns.map(nameOf).join('; ')),
  ].filter(Boolean);

  const askUs = (names: readonly string[]) => (opener: HTMLElement) =>
    onAskUs(
      {
        answers: check.business,
        notes: result.note(
          aboutText('kind', check.business, texts, setting),
          aboutText('where', check.business, texts, setting),
          names.join('; '),
        ),
      },
      opener,
    );

  return (
    <section className="section tool-result health-result" aria-labelledby="health-result">
      <h2 id="health-result" ref={heading} tabIndex={-1}>
        {result.title}
      </h2>
      <p className="health-score">
        <span>{scoreText}</span> <Stamp tone={stampTones[band]}>{texts.bands[band].name}</Stamp>
      </p>
      <p>
        {gaps.length > 0
          ? texts.bands[band].text
          : score.unknowns.length > 0
            ? result.findOutFirst
            : result.nothingMissing}
      </p>
      {score.capped && <p>{result.capped(formatNumber(cappedAt, setting.locale))}</p>}
      <OverdueNote
        reviews={gaps.flatMap(({ sources }) => sources.map(({ reviewBy }) => reviewBy))}
        today={setting.asOn}
      />
      <p className="field-hint">{result.asOn(formatDate(setting.asOn, setting.locale))}</p>
      <div className="actions">
        {gaps.length > 0 && (
          <Button onClick={({ currentTarget }) => askUs(gapNames)(currentTarget)}>
            {result.askUs}
          </Button>
        )}
        <Button tone="secondary" onClick={() => print()}>
          {result.print}
        </Button>
        <ShareResult text={result.shareText(scoreText, texts.bands[band].name, missing.join(''))} />
      </div>
      <AreaBars score={score} />
      <PastResults history={check.history} nameOf={nameOf} />
      <section>
        <h3>{result.gaps}</h3>
        {gaps.length === 0 && <p className="entry-note">{result.noGaps}</p>}
        {severities.map((severity) => (
          <GapGroup
            key={severity}
            gaps={gaps.filter((gap) => gap.severity === severity)}
            health={health}
            onAskUs={(gap, opener) => askUs([texts.gaps[gap.kind].name])(opener)}
          />
        ))}
      </section>
      <FindOut ids={score.unknowns} known={known} health={health} />
      <ToDoList health={health} nameOf={nameOf} />
      <AnswerList health={health} known={known} />
      <p className="field-hint" data-screen-only>
        {result.againHint}
      </p>
      <div className="actions">
        <Button tone="secondary" onClick={health.startAgain}>
          {result.again}
        </Button>
      </div>
    </section>
  );
}

function GapGroup({
  gaps,
  health,
  onAskUs,
}: {
  gaps: readonly Gap[];
  health: HealthState;
  onAskUs: (gap: Gap, opener: HTMLElement) => void;
}) {
  const { result } = useHealthTexts().texts;
  const [first] = gaps;
  if (!first) return null;
  return (
    <>
      <h4 className="health-severity">{result.severity[first.severity].title}</h4>
      <ol className="findings">
        {gaps.map((gap) => (
          <GapEntry
            key={gap.question}
            gap={gap}
            health={health}
            onAskUs={(opener) => onAskUs(gap, opener)}
          />
        ))}
      </ol>
    </>
  );
}
