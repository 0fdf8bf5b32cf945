import type { Entry } from './model/entries.ts';
import { formatMonthOfYear } from '../../i18n/format.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { EntryLine } from './entry-line.tsx';
import type { CalendarState } from './use-calendar.ts';

interface ListViewProps {
  calendar: CalendarState;
  say: (text: string) => void;
}

/** All dates in order: overdue, soon, by month, done. */
export function ListView({ calendar, say }: ListViewProps) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const of = (...standings: Entry['standing'][]) =>
    calendar.entries.filter(({ standing }) => standings.includes(standing));
  const overdue = of('overdue');
  const soon = of('soon', 'snoozed');
  const months = byMonth(of('later'));
  const done = of('done');
  return (
    <>
      {overdue.length > 0 && (
        <section aria-labelledby="calendar-overdue">
          <h3 id="calendar-overdue">{dates.groups.overdue}</h3>
          <p className="field-hint">{dates.overdueHint}</p>
          <EntryLines entries={overdue} calendar={calendar} say={say} />
        </section>
      )}
      {soon.length > 0 && (
        <section aria-labelledby="calendar-soon">
          <h3 id="calendar-soon">{dates.groups.soon}</h3>
          <EntryLines entries={soon} calendar={calendar} say={say} />
        </section>
      )}
      {months.map(([month, entries], index) => (
        <MonthOfList
          key={month}
          title={formatMonthOfYear(`${month}-01`, setting.locale)}
          // Without a date soon, the first month is open.
          isOpen={index === 0 && overdue.length + soon.length === 0}
          {...{ entries, calendar, say }}
        />
      ))}
      {done.length > 0 && (
        <MonthOfList title={dates.groups.done} {...{ calendar, say }} entries={done} />
      )}
    </>
  );
}

/** A month of the list that opens. */
function MonthOfList({
  title,
  entries,
  isOpen = false,
  ...rest
}: ListViewProps & { title: string; entries: readonly Entry[]; isOpen?: boolean }) {
  const { texts } = useCalendarTexts();
  return (
    <details className="due-month" open={isOpen}>
      <summary>
        <h3>
          {title} <span className="field-hint">{texts.dates.monthCount(entries.length)}</span>
        </h3>
      </summary>
      <EntryLines entries={entries} {...rest} />
    </details>
  );
}

/** Dates as ledger entries. */
export function EntryLines({ entries, ...rest }: ListViewProps & { entries: readonly Entry[] }) {
  return (
    <ul className="dues">
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} {...rest} />
      ))}
    </ul>
  );
}

/** Groups entries by month ("2026-12"), in order. */
function byMonth(entries: readonly Entry[]): [string, Entry[]][] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = entry.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}
