import { useEffect, useId, useRef, useState } from 'react';
import { monthsAhead } from './model/dates.ts';
import { completed } from './model/answers.ts';
import { daysByState } from './model/days-by-state.ts';
import { endingRights, isDuty } from './model/entries.ts';
import { nextLeaves } from './model/leaves.ts';
import { addMonths } from '../../content/facts/days.ts';
import { formatDate } from '../../i18n/format.ts';
import { forwardLink } from '../../platform/hand-over.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OverdueNote } from '../../ui/overdue-note.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { AskList } from './ask-list.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { ChipRow } from './chip-row.tsx';
import { GivePart } from './give-part.tsx';
import { LeafList } from './leaf-list.tsx';
import { EntryLines, ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { entryName } from './entry-texts.ts';
import { OwnDateForm } from './own-date-form.tsx';
import { RemindersPart } from './reminders-part.tsx';
import { SetupForm } from './setup-form.tsx';
import { StateLeaf } from './state-leaf.tsx';
import { shareMessage } from './share-message.ts';
import { useDateInAddress } from './use-date-in-address.ts';
import type { CalendarState } from './use-calendar.ts';

/** Chips, the next dates, and below them everything else about the dates. */
export function DatesView({ calendar }: { calendar: CalendarState }) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const { today, entries, saved, given } = calendar;
  // The answers may come from the finder.
  const hasAnswers = saved.since !== undefined || Object.keys(given).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const moreAnswers = useRef<HTMLElement>(null);
  const remindId = useId();
  const reminders = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'list' | 'months'>('list');
  const [said, setSaid] = useState('');
  const [isReminding, setIsReminding] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [wantsHeading, setWantsHeading] = useState(0);
  const leaves = nextLeaves(entries);
  const byState = daysByState(
    { known: completed(given, today), own: saved.answers },
    calendar.ask,
    today,
  );
  const rights = endingRights(entries);
  const isFirst = new Set([...leaves.flatMap((leaf) => leaf.entries), ...rights]);
  const later = entries.filter((entry) => !isFirst.has(entry));
  const [day, until] = [today, addMonths(today, monthsAhead)].map((each) =>
    formatDate(each, setting.locale),
  ) as [string, string];

  useDateInAddress();
  // After the answers are drawn: the heading may not be there before.
  useEffect(() => {
    if (wantsHeading > 0) heading.current?.focus();
  }, [wantsHeading]);

  // The panel opens below the edge of a phone's screen.
  useEffect(() => {
    if (isReminding) reminders.current?.scrollIntoView({ block: 'start' });
  }, [isReminding]);

  const toRemind = entries
    .filter(({ standing }) => standing !== 'done')
    .map((entry) => ({ id: entry.id, on: entry.on, name: entryName(entry, texts) }));

  const answered = () => setWantsHeading((times) => times + 1);
  function askMore() {
    setIsChanging(true);
    moreAnswers.current?.focus();
  }

  return (
    <>
      <ChipRow calendar={calendar} onAnswered={answered} />
      <section className="calendar-dates" aria-labelledby="calendar-dates">
        <h2 id="calendar-dates" ref={heading} tabIndex={-1} className="sr-only">
          {dates.title}
        </h2>
        <OverdueNote
          reviews={entries.flatMap((entry) => (isDuty(entry) ? entry.duty.reviewBy : []))}
          today={today}
        />
        {leaves.length > 0 ? (
          <LeafList leaves={leaves} calendar={calendar} say={setSaid} />
        ) : (
          <div className="calendar-none">
            <Drawing name="dates" size={56} />
            <p>{hasAnswers ? dates.none : texts.chips.prompt}</p>
          </div>
        )}
        {rights.length > 0 && (
          <>
            <h3 className="calendar-later">{dates.rights}</h3>
            <EntryLines entries={rights} calendar={calendar} say={setSaid} />
          </>
        )}
        {byState && <StateLeaf found={byState} calendar={calendar} onAnswered={answered} />}
        {entries.length > 0 && (
          <div className="actions leaf-actions">
            <Button
              aria-expanded={isReminding}
              aria-controls={remindId}
              onClick={() => setIsReminding(!isReminding)}
            >
              {dates.remind}
            </Button>
            <ButtonLink
              tone="secondary"
              href={forwardLink(shareMessage(entries, texts, setting))}
              target="_blank"
              rel="noopener"
            >
              {dates.whatsApp}
            </ButtonLink>
          </div>
        )}
        {/* Hidden, not absent: reminders that are on follow changed dates. */}
        <div ref={reminders} id={remindId} hidden={!isReminding} className="calendar-remind">
          <GivePart entries={entries} />
          {/* It tells the server of the dates, so it waits for all of them. */}
          {calendar.isRead && <RemindersPart dates={toRemind} today={today} />}
        </div>
        {later.length > 0 && (
          <>
            <h3 className="calendar-later">{dates.later(later.length)}</h3>
            <div className="actions" role="group" aria-label={dates.view}>
              {(['list', 'months'] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  className="view-choice"
                  aria-pressed={view === each}
                  onClick={() => setView(each)}
                >
                  {dates[each]}
                </button>
              ))}
              <Button tone="quiet" onClick={() => print()}>
                {dates.print}
              </Button>
            </div>
            {view === 'list' ? (
              <ListView entries={later} calendar={calendar} say={setSaid} />
            ) : (
              <MonthView calendar={calendar} say={setSaid} />
            )}
            <p className="field-hint">{dates.asOn(day, until)}</p>
          </>
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </section>
      <AskList ask={calendar.ask} onChange={askMore} />
      <details
        className="fold"
        data-screen-only
        open={isChanging}
        onToggle={({ currentTarget }) => setIsChanging(currentTarget.open)}
      >
        <summary ref={moreAnswers}>{texts.setup.title}</summary>
        {isChanging && (
          <SetupForm
            key={JSON.stringify(saved.answers)}
            calendar={calendar}
            onDone={() => {
              setIsChanging(false);
              answered();
            }}
            onCancel={() => {
              setIsChanging(false);
              moreAnswers.current?.focus();
            }}
          />
        )}
      </details>
      <OwnDateForm calendar={calendar} say={setSaid} />
    </>
  );
}
