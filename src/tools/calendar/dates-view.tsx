import { useState } from 'react';
import { monthsAhead } from './model/dates.ts';
import { addMonths } from '../../content/facts/days.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AskList } from './ask-list.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { GivePart } from './give-part.tsx';
import { ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { entryName } from './entry-texts.ts';
import { OwnDateForm } from './own-date-form.tsx';
import { RemindersPart } from './reminders-part.tsx';
import { useDateInAddress } from './use-date-in-address.ts';
import type { CalendarState } from './use-calendar.ts';

interface DatesViewProps {
  calendar: CalendarState;
  takeFocus: boolean;
  onChange: () => void;
}

/** The dates as a list or by month, reminders, own dates, and duties to ask about. */
export function DatesView({ calendar, takeFocus, onChange }: DatesViewProps) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const { today, entries } = calendar;
  const heading = useHeadingFocus(takeFocus);
  const [view, setView] = useState<'list' | 'months'>('list');
  const [said, setSaid] = useState('');
  const [day, until] = [today, addMonths(today, monthsAhead)].map((each) =>
    formatDate(each, setting.locale),
  ) as [string, string];
  const counted = (standing: string) =>
    entries.filter((entry) => entry.standing === standing).length;

  useDateInAddress();
  const toRemind = entries
    .filter(({ standing }) => standing !== 'done')
    .map((entry) => ({ id: entry.id, on: entry.on, name: entryName(entry, texts) }));

  return (
    <>
      <section className="section calendar-dates" aria-labelledby="calendar-dates">
        <h2 id="calendar-dates" ref={heading} tabIndex={-1}>
          {dates.title}
        </h2>
        <p className="calendar-summary">{dates.summary(counted('overdue'), counted('soon'))}</p>
        <p className="field-hint">{dates.asOn(day, until)}</p>
        <div className="actions no-print">
          <Button tone="secondary" onClick={onChange}>
            {dates.change}
          </Button>
          <Button tone="quiet" onClick={() => print()}>
            {dates.print}
          </Button>
        </div>
        <div className="actions no-print" role="group" aria-label={dates.view}>
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
        </div>
        {entries.length === 0 && <p className="mt-4">{dates.none}</p>}
        {view === 'list' ? (
          <ListView calendar={calendar} say={setSaid} />
        ) : (
          <MonthView calendar={calendar} say={setSaid} />
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </section>
      <AskList ask={calendar.ask} onChange={onChange} />
      <GivePart entries={entries} />
      <RemindersPart dates={toRemind} today={today} />
      <OwnDateForm calendar={calendar} say={setSaid} />
    </>
  );
}
