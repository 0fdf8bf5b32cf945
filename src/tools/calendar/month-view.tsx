import { useState } from 'react';
import { monthsAhead } from './model/dates.ts';
import type { Entry } from './model/entries.ts';
import {
  addDays,
  addMonths,
  addToMonth,
  dayIn,
  daysIn,
  monthKey,
  monthOf,
  weekdayOf,
} from '../../content/facts/days.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatDate, formatMonthOfYear } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { EntryLines } from './list-view.tsx';
import type { CalendarState } from './use-calendar.ts';

interface MonthViewProps {
  calendar: CalendarState;
  say: (text: string) => void;
}

/** A month as a grid of days. A day with due dates shows them below. */
export function MonthView({ calendar, say }: MonthViewProps) {
  const { texts, setting } = useCalendarTexts();
  const { month: text } = texts;
  const { today, entries } = calendar;
  const [shown, setShown] = useState(monthOf(today));
  const [chosen, setChosen] = useState<IsoDate>();
  const first = dayIn(shown, 1);
  const name = formatMonthOfYear(first, setting.locale);
  const inMonth = entries.filter(({ on }) => on.startsWith(monthKey(shown)));
  const oldest = entries[0]?.on ?? today;
  const isFirst = monthKey(shown) <= monthKey(monthOf(oldest < today ? oldest : today));
  const isLast = monthKey(shown) >= monthKey(monthOf(addMonths(today, monthsAhead)));
  const go = (months: number) => {
    setShown(addToMonth(shown, months));
    setChosen(undefined);
  };
  return (
    <div className="month">
      <div className="actions">
        <Button tone="secondary" disabled={isFirst} onClick={() => go(-1)}>
          {text.before}
        </Button>
        <Button tone="secondary" disabled={isLast} onClick={() => go(1)}>
          {text.after}
        </Button>
      </div>
      <table className="month-sheet">
        <caption aria-live="polite">{name}</caption>
        <thead>
          <tr>
            {text.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first, daysIn(shown)).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index} data-today={day === today || undefined}>
                  {day && (
                    <Day
                      day={day}
                      entries={inMonth.filter(({ on }) => on === day)}
                      isChosen={day === chosen}
                      onChoose={() => setChosen(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {inMonth.length === 0 && <p>{text.nothing}</p>}
      {inMonth.length > 0 && !chosen && (
        <p className="field-hint" data-screen-only>
          {text.choose}
        </p>
      )}
      <div
        role="region"
        aria-live="polite"
        aria-label={chosen ? formatDate(chosen, setting.locale) : name}
      >
        {chosen && (
          <EntryLines
            entries={inMonth.filter(({ on }) => on === chosen)}
            calendar={calendar}
            say={say}
            isCopy
          />
        )}
      </div>
    </div>
  );
}

interface DayProps {
  day: IsoDate;
  entries: readonly Entry[];
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, entries, isChosen, onChoose }: DayProps) {
  const { texts, setting } = useCalendarTexts();
  const number = Number(day.slice(8));
  if (entries.length === 0) return <span className="month-day">{number}</span>;
  const isDone = entries.every(({ standing }) => standing === 'done');
  return (
    <button
      type="button"
      className="month-day"
      data-done={isDone || undefined}
      aria-pressed={isChosen}
      aria-label={texts.month.day(formatDate(day, setting.locale), entries.length)}
      onClick={onChoose}
    >
      {number}
      <span className="month-count" aria-hidden="true">
        {isDone ? '✓' : entries.length}
      </span>
    </button>
  );
}

/** Returns the days of a month in weeks from Monday; undefined for days of other months. */
function weeksOf(first: IsoDate, length: number): (IsoDate | undefined)[][] {
  const before = (weekdayOf(first) + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) =>
    index >= before && index < before + length ? addDays(first, index - before) : undefined,
  );
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
