import type { Entry } from './model/entries.ts';
import { formatMonthOfYear } from '../../i18n/format.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { EntryLine } from './entry-line.tsx';
import type { CalendarState } from './use-calendar.ts';

interface ListViewProps {
  entries: readonly Entry[];
  calendar: CalendarState;
  say: (text: string) => void;
  /** True where the same dates are on the page a second time: an address leads to the first. */
  isCopy?: boolean;
}

/** Dates in order: overdue ones open, the others folded by month, done ones last. */
export function ListView({ entries, ...rest }: ListViewProps) {
  const { texts, setting } = useCalendarTexts();
  const { dates } = texts;
  const overdue = entries.filter(({ standing }) => standing === 'overdue');
  const done = entries.filter(({ standing }) => standing === 'done');
  const ahead = entries.filter((entry) => !overdue.includes(entry) && !done.includes(entry));
  return (
    <>
      {overdue.length > 0 && (
        <section aria-labelledby="calendar-overdue">
          <h3 id="calendar-overdue">{dates.groups.overdue}</h3>
          <p className="field-hint">{dates.overdueHint}</p>
          <EntryLines entries={overdue} {...rest} />
        </section>
      )}
      {byMonth(ahead).map(([month, due]) => (
        <MonthOfList
          key={month}
          title={formatMonthOfYear(`${month}-01`, setting.locale)}
          entries={due}
          {...rest}
        />
      ))}
      {done.length > 0 && <MonthOfList title={dates.groups.done} entries={done} {...rest} />}
    </>
  );
}

/** A month of the list that opens. */
function MonthOfList({ title, entries, ...rest }: ListViewProps & { title: string }) {
  const { texts } = useCalendarTexts();
  return (
    <details className="due-month">
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
export function EntryLines({ entries, ...rest }: ListViewProps) {
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
