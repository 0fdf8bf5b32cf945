import type { DutyId } from '../../register/register.ts';
import { isDuty, lastDayOf, type Entry } from './model/entries.ts';
import { addToMonth, dayIn, isHolidayEverywhere, weekdayOf } from '../../content/facts/days.ts';
import { fillFacts, type FactSetting } from '../../content/facts/fact-text.ts';
import { formatDate, formatMonthOfYear } from '../../i18n/format.ts';
import type { CalendarTexts } from './calendar-texts.ts';

/** Returns the duty's name, or the title of an own date. */
export const entryName = (entry: Entry, texts: CalendarTexts): string =>
  isDuty(entry) ? texts.duties[entry.duty.id].name : entry.title;

/** Returns the form or place and the period; for an own date, that it is one. */
export function entryNote(entry: Entry, texts: CalendarTexts, setting: FactSetting): string {
  if (!isDuty(entry)) return texts.own.yours;
  const form = texts.duties[entry.duty.id].form;
  const { period } = entry;
  const { locale } = setting;
  if (period.kind === 'month')
    return `${form}, ${texts.dates.period.month(formatMonthOfYear(dayIn(period.of, 1), locale))}`;
  if (period.kind === 'quarter') {
    const first = formatMonthOfYear(dayIn(addToMonth(period.last, -2), 1), locale);
    return `${form}, ${texts.dates.period.quarter(first, formatMonthOfYear(dayIn(period.last, 1), locale))}`;
  }
  return form;
}

/** Returns the note about an extension or a public holiday; undefined without one. */
export function lastDayNote(entry: Entry, texts: CalendarTexts, { locale }: FactSetting) {
  if (!isDuty(entry)) return undefined;
  const last = formatDate(lastDayOf(entry), locale);
  if (entry.extension) return texts.dates.extended(last, entry.extension.source.title);
  const isSunday = weekdayOf(entry.on) === 0;
  if (entry.movedTo) return texts.dates.moved(last, isSunday);
  if (isSunday) return texts.dates.sunday;
  return isHolidayEverywhere(entry.on) ? texts.dates.holiday : undefined;
}

/** Returns the penalty with its figures. */
export const penaltyText = (id: DutyId, texts: CalendarTexts, setting: FactSetting): string =>
  fillFacts(texts.duties[id].penalty, setting);

/** Returns the full description of an entry for a calendar file. */
export function entryDescription(entry: Entry, texts: CalendarTexts, setting: FactSetting): string {
  const { dates } = texts;
  if (!isDuty(entry)) return texts.own.yours;
  const { duty } = entry;
  return [
    entryNote(entry, texts, setting),
    lastDayNote(entry, texts, setting),
    `${dates.late}: ${penaltyText(duty.id, texts, setting)}`,
    `${dates.lawInFile}: ${duty.source.title} (${duty.source.url})`,
  ]
    .filter(Boolean)
    .join('\n');
}
