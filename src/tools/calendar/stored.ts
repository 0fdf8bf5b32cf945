import { isDay } from '../../content/facts/days.ts';
import {
  asItems,
  isObject,
  storedValue,
  syncedValue,
  textsIn,
  type Items,
} from '../../platform/offline/stored-value.ts';

/** The parts of a saved calendar, each under a key of its own: `parseCalendar` reads them with care. */
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

/** True where the calendar has been set up on this phone. */
export const hasCalendar = (saved: unknown): boolean => isObject(saved) && isDay(saved.since);

/** The calendar: its answers, own dates and ticks (tools/calendar/model/entries.ts). */
export const savedCalendar = syncedValue({
  name: 'calendar',
  kind: 'calendar',
  itemsIn: partsIn,
  withItems: (_, items) => calendarOf(items),
});

/** A date of one's own before it is written into the calendar: where the calendar's form saves it. */
export const ownDateDraft = storedValue('calendar-draft-own-date');

/**
 * Fills the calendar's form for a date of one's own: what is due, and by which day (`YYYY-MM-DD`). What
 * stood there makes way. Rejects when the phone stores nothing.
 */
export const proposeOwnDate = (name: string, day: string): Promise<void> =>
  ownDateDraft.save({ name, day, repeat: 'never' });
