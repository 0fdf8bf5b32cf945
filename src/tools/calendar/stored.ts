import { isDay } from '../../content/facts/days.ts';
import {
  asItems,
  isObject,
  storedValue,
  syncedValue,
  textsIn,
  type Items,
} from '../../platform/offline/stored-value.ts';

/** Returns the parts of a saved calendar by key; `parseCalendar` validates them. */
function partsIn(saved: unknown): Items {
  if (!isObject(saved)) return {};
  const { answers, own, marks, since } = saved;
  const { gst, situations, days } = isObject(answers) ? answers : {};
  const all = (prefix: string, parts: Record<string, unknown>) =>
    Object.entries(parts).map(([key, value]) => [`${prefix}/${key}`, value]);
  const dates = (Array.isArray(own) ? own : []).filter(
    (date) => isObject(date) && typeof date.id === 'string',
  );
  return Object.fromEntries([
    ...(typeof since === 'string' ? [['since', since]] : []),
    ...(typeof gst === 'string' ? [['gst', gst]] : []),
    ...all('situation', asItems(textsIn(situations))),
    ...all('day', isObject(days) ? days : {}),
    ...all('mark', isObject(marks) ? marks : {}),
    ...dates.map((date: { id: string }) => [`own/${date.id}`, date]),
  ]) as Items;
}

function calendarOf(items: Items): object {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(items)
        .filter(([key]) => key.startsWith(`${prefix}/`))
        .map(([key, value]) => [key.slice(prefix.length + 1), value]),
    );
  const { since, gst } = items;
  return {
    answers: {
      ...(gst !== undefined && { gst }),
      situations: Object.keys(under('situation')),
      days: under('day'),
    },
    own: Object.values(under('own')),
    marks: under('mark'),
    ...(since !== undefined && { since }),
  };
}

/** True when the calendar is set up on this device. */
export const hasCalendar = (saved: unknown): boolean => isObject(saved) && isDay(saved.since);

/** The calendar: answers, own dates and marks (tools/calendar/model/entries.ts). */
export const savedCalendar = syncedValue({
  name: 'calendar',
  kind: 'calendar',
  itemsIn: partsIn,
  withItems: (_, items) => calendarOf(items),
});

/** Draft of an own date, where the calendar's form saves it. */
export const ownDateDraft = storedValue('calendar-draft-own-date');

/**
 * Fills the form for own dates with a title and a day (`YYYY-MM-DD`); replaces its draft. Rejects when
 * storage is full or denied.
 */
export const proposeOwnDate = (name: string, day: string): Promise<void> =>
  ownDateDraft.save({ name, day, repeat: 'never' });
