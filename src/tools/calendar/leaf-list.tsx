import { isDuty } from './model/entries.ts';
import { stampsOf, type Leaf, type LeafStamp } from './model/leaves.ts';
import { formatDate, formatMonth } from '../../i18n/format.ts';
import { daysBetween, weekdayOf } from '../../content/facts/days.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { Stamp } from '../../ui/stamp.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { EntryLines } from './list-view.tsx';
import { entryName, entryNote, lastDayNote } from './entry-texts.ts';
import type { CalendarState } from './use-calendar.ts';

interface LeafListProps {
  leaves: readonly Leaf[];
  calendar: CalendarState;
  say: (text: string) => void;
}

/** The next days as leaves of a tear-off calendar. A leaf opens what is due on its day. */
export function LeafList({ leaves, calendar, say }: LeafListProps) {
  const stamps = stampsOf(leaves, calendar.today);
  return (
    <ul className="leaves">
      {leaves.map((leaf, index) => (
        <li key={leaf.on} className="leaf" data-stamp={stamps[index]}>
          <details>
            <summary>
              <LeafTop leaf={leaf} stamp={stamps[index] ?? 'next'} today={calendar.today} />
            </summary>
            <EntryLines entries={leaf.entries} calendar={calendar} say={say} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Days after which the month alone could be taken for this year's. */
const farDays = 300;

/** Names that a leaf shows before it is opened. */
const namesShown = 2;

function LeafTop({ leaf, stamp, today }: { leaf: Leaf; stamp: LeafStamp; today: IsoDate }) {
  const { texts, setting } = useCalendarTexts();
  const { leaf: words } = texts;
  const { on, entries } = leaf;
  const month = formatMonth(Number(on.slice(5, 7)), setting.locale);
  const isFar = daysBetween(today, on) > farDays;
  const names = [...new Set(entries.map((entry) => entryName(entry, texts)))];
  const notes = entries
    .slice(0, namesShown)
    .map((entry) =>
      [isDuty(entry) && lastDayNote(entry, texts, setting), entryNote(entry, texts, setting)].find(
        Boolean,
      ),
    );
  const more = names.length - namesShown;
  return (
    <>
      <time className="leaf-day" dateTime={on}>
        <span className="sr-only">{formatDate(on, setting.locale)}</span>
        <span aria-hidden="true">{isFar ? `${month} ${on.slice(0, 4)}` : month}</span>
        <b aria-hidden="true">{Number(on.slice(8))}</b>
        <span aria-hidden="true">{texts.month.weekdays[(weekdayOf(on) + 6) % 7]}</span>
      </time>
      <div className="leaf-text">
        <Stamp small tone={typeof stamp === 'number' ? 'waiting' : 'problem'}>
          {typeof stamp === 'number' ? words.inDays(stamp) : words.stamps[stamp]}
        </Stamp>
        <h3>
          {names.slice(0, namesShown).join(' · ')}
          {more > 0 && ` ${words.more(more)}`}
        </h3>
        <p className="entry-note">{[...new Set(notes)].join(' · ')}</p>
      </div>
    </>
  );
}
