import { business } from '../../content/business.ts';
import { dateSets, type DateSet } from './model/date-sets.ts';
import { datesOfDuties } from './model/dates.ts';
import { isDuty, type Entry } from './model/entries.ts';
import { pageById } from '../../content/catalog.ts';
import type { FactSetting } from '../../content/facts/fact-text.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import { entryDescription, entryName } from './entry-texts.ts';
import { icsFile } from './ics.ts';

/** Returns the address of the calendar at `origin`. */
export const calendarAddress = (origin: string, { locale }: Pick<FactSetting, 'locale'>): string =>
  origin + addLocalePrefix(pageById('tools/calendar').path, locale);

/** Interval in days after which a subscribed calendar checks the file. */
const refreshDays = 7;

/** Returns entries as a calendar file. */
export const calendarFile = (
  entries: readonly Entry[],
  texts: CalendarTexts,
  setting: FactSetting,
): string => icsFile({ ...fileOf(entries, texts, setting, location.origin), now: new Date() });

/** Returns the file of a set of dates for subscriptions, from the day of the figures on. */
export function dateSetFile(
  set: DateSet,
  texts: CalendarTexts,
  setting: FactSetting,
  origin: string,
): string {
  const entries = datesOfDuties(dateSets[set], setting.asOn).map((date): Entry => ({
    ...date,
    standing: 'later',
  }));
  return icsFile({
    ...fileOf(entries, texts, setting, origin),
    name: texts.give.sets[set],
    // The same build writes the same file.
    now: new Date(`${setting.asOn}T00:00:00Z`),
    refreshDays,
  });
}

function fileOf(
  entries: readonly Entry[],
  texts: CalendarTexts,
  setting: FactSetting,
  origin: string,
) {
  const { calendarName } = texts.give;
  return {
    name: calendarName,
    productId: `-//${business.name}//${calendarName}//${setting.locale.toUpperCase()}`,
    events: entries.map((entry) => ({
      uid: `${entry.id}@${new URL(business.origin).host}`,
      on: entry.on,
      title: isDuty(entry)
        ? `${entryName(entry, texts)} (${texts.duties[entry.duty.id].form})`
        : entry.title,
      description: entryDescription(entry, texts, setting),
      url: calendarAddress(origin, setting),
    })),
  };
}
