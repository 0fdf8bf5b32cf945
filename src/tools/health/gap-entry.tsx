import { textFor } from '../../locales/text.tsx';
import { pageById, type PageId } from '../../content/catalog.ts';
import { addDays } from '../../content/facts/days.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { documentsBehind } from '../../content/facts/quoted-sources.ts';
import { knownIn, withToDo } from './model/check.ts';
import type { Gap } from './model/gaps.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { proposeOwnDate } from '../calendar/stored.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SourceLines } from '../../ui/source-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { otherPaperNames, useHealthTexts } from './health-texts.ts';
import type { HealthState } from './use-health.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const usePageNames = textFor('page-names');

const tones = { critical: 'problem', law: 'waiting', practice: 'done' } as const;

/** Suggested days until a gap is closed, by severity. The visitor can change the date. */
const daysToClose = { critical: 7, law: 30, practice: 30 } as const;

/** The calendar section where visitors add their own dates and get reminders. */
const ownDates = { path: '/calendar', hash: '#calendar-own' };

interface GapEntryProps {
  gap: Gap;
  health: HealthState;
  onAskUs: (opener: HTMLElement) => void;
}

/** One gap: reason, next action, fee, time, cost of ignoring it, law and guide. */
export function GapEntry({ gap, health, onAskUs }: GapEntryProps) {
  const names = usePageNames();
  const { texts, setting } = useHealthTexts();
  const { result, toDo } = texts;
  const { name, why, next, fee, time, cost } = texts.gaps[gap.kind];
  const fill = (text: string) => fillFacts(text, setting);
  const documents = documentsBehind(gap.sources, [why, next, fee, time ?? '', cost], setting);
  const isOnList = health.check.toDo.some((each) => each.gap === gap.question);
  const pathOf = (page: PageId) => addLocalePrefix(pageById(page).path, setting.locale);
  return (
    <li className="finding" id={`gap-${gap.question}`}>
      <div className="finding-head">
        <h5>{name}</h5>
        <Stamp tone={tones[gap.severity]}>{result.severity[gap.severity].stamp}</Stamp>
      </div>
      <p>{fill(why)}</p>
      {gap.kind === 'papers' && (
        <p>{otherPaperNames(knownIn(health.check, setting.asOn), texts)}.</p>
      )}
      <p>
        <strong>{result.next}:</strong> {fill(next)}
      </p>
      <dl className="result-facts">
        <dt>{result.fee}</dt>
        <dd>{fill(fee)}</dd>
        {time && (
          <>
            <dt>{result.time}</dt>
            <dd>{fill(time)}</dd>
          </>
        )}
        <dt>{result.cost}</dt>
        <dd>{fill(cost)}</dd>
        {documents.length > 0 && (
          <>
            <dt>{result.law}</dt>
            <dd>
              <SourceLines documents={documents} today={setting.asOn} />
            </dd>
          </>
        )}
      </dl>
      <p>
        <a href={pathOf(gap.guide)}>
          <MaybeEnglish name={names[gap.guide]} text={result.guide(names[gap.guide])} />
        </a>
      </p>
      {gap.task && (
        <p>
          <a href={pathOf(gap.task)}>
            <MaybeEnglish name={names[gap.task]} text={result.task(names[gap.task])} />
          </a>
        </p>
      )}
      <div className="actions">
        {isOnList ? (
          <p className="health-on-list">{toDo.onList}</p>
        ) : (
          <Button
            tone="secondary"
            aria-label={toDo.addOf(name)}
            onClick={() => health.change((check) => withToDo(check, gap.question, setting.asOn))}
          >
            {toDo.add}
          </Button>
        )}
        <ButtonLink
          tone="secondary"
          href={addLocalePrefix(ownDates.path, setting.locale) + ownDates.hash}
          aria-label={result.addDateOf(name)}
          onClick={() =>
            void proposeOwnDate(name, addDays(setting.asOn, daysToClose[gap.severity])).catch(
              (error: unknown) => console.info('The date is not filled in', error),
            )
          }
        >
          {result.addDate}
        </ButtonLink>
        <Button
          tone="quiet"
          aria-label={result.askUsOf(name)}
          onClick={({ currentTarget }) => onAskUs(currentTarget)}
        >
          {result.askUs}
        </Button>
      </div>
    </li>
  );
}
