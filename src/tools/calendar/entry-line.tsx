import { textFor } from '../../locales/text.tsx';
import type { KnownDuty } from '../../register/register.ts';
import { isDuty, type Entry } from './model/entries.ts';
import { pageById } from '../../content/catalog.ts';
import { addDays } from '../../content/facts/days.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { documentsBehind } from '../../content/facts/quoted-sources.ts';
import { formatDate } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { dayText, useCalendarTexts } from './calendar-texts.ts';
import { entryName, entryNote, lastDayNote, penaltyText } from './entry-texts.ts';
import { SourceLines } from '../../ui/source-line.tsx';
import type { CalendarState } from './use-calendar.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const usePageNames = textFor('page-names');

interface EntryLineProps {
  entry: Entry;
  calendar: CalendarState;
  /** Announces the result of a button, also to screen readers. */
  say: (text: string) => void;
  isCopy?: boolean;
}

/** Days by which a date can be snoozed. */
const putOff = [1, 3, 7];

const stampTone = {
  overdue: 'problem',
  soon: 'waiting',
  snoozed: 'waiting',
  done: 'done',
} as const;

/** A date with its duty, form, law, penalty and actions (CAL-03). */
export function EntryLine({ entry, calendar, say, isCopy = false }: EntryLineProps) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const { locale } = setting;
  const name = entryName(entry, texts);
  const { standing, mark, on } = entry;
  const lastDay = lastDayNote(entry, texts, setting);
  const marked = mark && ('done' in mark ? dates.doneOn : dates.putOffUntil);
  return (
    <li className="due" data-standing={standing} id={isCopy ? undefined : entry.id} tabIndex={-1}>
      <p className="due-day">
        <time dateTime={on}>{dayText(on, { texts, locale })}</time>
      </p>
      <div className="due-head">
        <h4>{name}</h4>
        {standing !== 'later' && <Stamp tone={stampTone[standing]}>{dates.stamps[standing]}</Stamp>}
      </div>
      <p className="entry-note">
        {entryNote(entry, texts, setting)}
        {isDuty(entry) && entry.duty.optional && <> · {dates.optional}</>}
      </p>
      {marked && mark && (
        <p className="entry-note">
          {marked(formatDate('done' in mark ? mark.done : mark.until, locale))}
        </p>
      )}
      {lastDay && <p className="entry-note">{lastDay}</p>}
      <div className="due-actions" data-screen-only ref={keepFocusNear}>
        {standing === 'done' ? (
          <Button
            tone="quiet"
            aria-label={dates.about(dates.undo, name)}
            onClick={() => {
              calendar.mark(entry.id, undefined);
              say(dates.said.undone(name));
            }}
          >
            {dates.undo}
          </Button>
        ) : (
          <Button
            tone="secondary"
            aria-label={dates.about(dates.done, name)}
            onClick={() => {
              calendar.mark(entry.id, { done: calendar.today });
              say(dates.said.done(name));
            }}
          >
            {dates.done}
          </Button>
        )}
        {standing === 'snoozed' && (
          <Button
            tone="quiet"
            aria-label={dates.about(dates.wake, name)}
            onClick={() => calendar.mark(entry.id, undefined)}
          >
            {dates.wake}
          </Button>
        )}
        {(standing === 'soon' || standing === 'overdue') && (
          <Snooze entry={entry} name={name} calendar={calendar} say={say} />
        )}
        {!isDuty(entry) && (
          <Button
            tone="quiet"
            aria-label={dates.about(texts.own.remove, name)}
            onClick={() => {
              calendar.removeOwn(entry.own.id);
              say(dates.said.removed(name));
            }}
          >
            {texts.own.remove}
          </Button>
        )}
      </div>
      {isDuty(entry) && <DutyDetails duty={entry.duty} name={name} />}
    </li>
  );
}

/**
 * Moves the focus after an action moved or removed an entry: to the entry, else to its neighbour, else to the
 * heading.
 */
function keepFocusNear(actions: HTMLElement | null) {
  if (!actions) return undefined;
  const onPress = ({ target }: Event) => {
    const line = actions.closest('li');
    const near = [
      line,
      line?.nextElementSibling,
      line?.previousElementSibling,
      document.getElementById('calendar-dates'),
    ];
    requestAnimationFrame(() => {
      if (target instanceof Element && target.isConnected) return;
      const next = near.find((each) => each?.isConnected);
      if (next instanceof HTMLElement) next.focus();
    });
  };
  actions.addEventListener('click', onPress);
  return () => actions.removeEventListener('click', onPress);
}

function Snooze({ entry, name, calendar, say }: EntryLineProps & { name: string }) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  return (
    <details className="due-snooze">
      <summary aria-label={dates.about(dates.snooze, name)}>{dates.snooze}</summary>
      <div className="actions">
        {putOff.map((days) => (
          <Button
            key={days}
            tone="quiet"
            onClick={() => {
              const until = addDays(calendar.today, days);
              calendar.mark(entry.id, { until });
              say(dates.said.snoozed(name, formatDate(until, setting.locale)));
            }}
          >
            {dates.snoozeDays(days)}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** Law, source, day of the check, penalty. */
export function DutyDetails({ duty, name }: { duty: KnownDuty; name: string }) {
  const names = usePageNames();
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const dutyTexts = texts.duties[duty.id];
  const documents = documentsBehind(
    [duty],
    [dutyTexts.who, dutyTexts.ask ?? '', dutyTexts.penalty],
    setting,
  );
  return (
    <details className="due-more">
      <summary aria-label={dates.about(dates.more, name)}>{dates.more}</summary>
      <dl className="calendar-facts">
        <div>
          <dt>{dates.who}</dt>
          <dd>{fillFacts(dutyTexts.who, setting)}</dd>
        </div>
        <div>
          <dt>{dates.form}</dt>
          <dd>{dutyTexts.form}</dd>
        </div>
        <div>
          <dt>{dates.late}</dt>
          <dd>{penaltyText(duty.id, texts, setting)}</dd>
        </div>
        <div>
          <dt>{dates.law}</dt>
          <dd>
            <SourceLines documents={documents} today={setting.asOn} />
          </dd>
        </div>
      </dl>
      <p>
        <a href={addLocalePrefix(pageById(duty.page).path, setting.locale)}>
          <MaybeEnglish name={names[duty.page]} text={dates.guide(names[duty.page])} />
        </a>
      </p>
    </details>
  );
}
