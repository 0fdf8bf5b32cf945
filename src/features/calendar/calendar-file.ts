import { business } from '../../content/business.ts';
import { isDuty, type Entry } from '../../content/calendar/entries.ts';
import { pageById } from '../../content/catalog.ts';
import type { FactSetting } from '../../content/facts/fact-text.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { CalendarWords } from './calendar-words.ts';
import { entryDescription, entryName } from './entry-words.ts';
import { icsFile } from './ics.ts';

/** How long a browser may take to begin a download of what is in memory. */
const downloadStartsWithinMs = 10_000;

/** The public address of the calendar. */
export const calendarAddress = ({ locale }: Pick<FactSetting, 'locale'>): string =>
  `${business.origin}${addLocalePrefix(pageById('tools/calendar').path, locale)}`;

/** Entries as a calendar file, written at a moment. */
export function calendarFile(
  entries: readonly Entry[],
  words: CalendarWords,
  setting: FactSetting,
  now: Date = new Date(),
): string {
  const { calendarName } = words.give;
  return icsFile({
    name: calendarName,
    productId: `-//${business.name}//${calendarName}//EN`,
    now,
    events: entries.map((entry) => ({
      uid: `${entry.id}@${new URL(business.origin).host}`,
      on: entry.on,
      title: isDuty(entry)
        ? `${entryName(entry, words)} (${words.duties[entry.duty.id]?.form})`
        : entry.title,
      description: entryDescription(entry, words, setting),
      url: calendarAddress(setting),
    })),
  });
}

/** Saves a calendar file among the downloads. Throws where the browser lets no file be made. */
export function saveCalendarFile(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStartsWithinMs);
}
