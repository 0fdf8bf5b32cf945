import { useState } from 'react';
import type { FactSetting } from '../../content/facts/fact-text.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatDate, todayInIndia } from '../../i18n/format.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { localeTags, type Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/messages.ts';
import { en } from '../../i18n/words/calendar/en.ts';
import { amounts } from '../../i18n/words/finder/en-amounts.ts';
import { questions } from '../../i18n/words/finder/en-questions.ts';

export type CalendarWords = Words<typeof en>;
export type QuestionWords = Words<typeof questions>;
export type AmountWords = Words<typeof amounts>;

/** The calendar's words, those of the finder's questions, and the day and language of figures and dates. */
export function useCalendarWords(): {
  words: CalendarWords;
  questions: QuestionWords;
  amounts: AmountWords;
  setting: FactSetting;
} {
  const words = useWords({ en });
  const questionWords = useWords({ en: questions });
  const amountWords = useWords({ en: amounts });
  const { locale, messages } = useI18n();
  const [asOn] = useState(todayInIndia);
  return {
    words,
    questions: questionWords,
    amounts: amountWords,
    setting: { locale, messages, asOn },
  };
}

const named = (day: IsoDate, locale: Locale, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], {
    ...how,
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** "Sunday". */
const weekdayName = (day: IsoDate, locale: Locale) => named(day, locale, { weekday: 'long' });

/** "December 2026", of any day in it. */
export const monthName = (day: IsoDate, locale: Locale) =>
  named(day, locale, { month: 'long', year: 'numeric' });

/** "Sun 20 Dec 2026" as the words put it. */
export const dayText = (
  day: IsoDate,
  { words, locale }: { words: CalendarWords; locale: Locale },
) => words.dates.when(weekdayName(day, locale), formatDate(day, locale));
