import { lastDayOf, type Entry } from './model/entries.ts';
import type { FactSetting } from '../../content/facts/fact-text.ts';
import { formatDate } from '../../i18n/format.ts';
import { calendarAddress } from './calendar-file.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import { entryName, entryNote } from './entry-texts.ts';

/** Most dates in a message. A longer message would be cut off. */
const mostInMessage = 12;

/** Returns the entries that can still be done in time. */
export const entriesAhead = (entries: readonly Entry[], { asOn }: FactSetting): Entry[] =>
  entries.filter((entry) => entry.standing !== 'done' && lastDayOf(entry) >= asOn);

/** Returns the next dates as a message, with the address of the calendar. */
export const shareMessage = (
  entries: readonly Entry[],
  texts: CalendarTexts,
  setting: FactSetting,
): string =>
  [
    texts.give.whatsAppTitle,
    ...entriesAhead(entries, setting)
      .slice(0, mostInMessage)
      .map(
        (entry) =>
          `${formatDate(entry.on, setting.locale)}: ${entryName(entry, texts)} (${entryNote(entry, texts, setting)})`,
      ),
    calendarAddress(location.origin, setting),
  ].join('\n');
