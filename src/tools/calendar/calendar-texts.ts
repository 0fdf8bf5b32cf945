import { useState } from 'react';
import type { FactSetting } from '../../content/facts/fact-text.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import { formatDate, formatWeekday, todayInIndia } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';

const useText = textFor('calendar');
const useFinderAmountsText = textFor('finder-amounts');
const useFinderQuestionsText = textFor('finder-questions');

export type CalendarTexts = TextOf<'calendar'>;
export type QuestionTexts = TextOf<'finder-questions'>;
export type AmountWords = TextOf<'finder-amounts'>;

/** Returns the texts of calendar and finder, and the day and language of figures and dates. */
export function useCalendarTexts(): {
  texts: CalendarTexts;
  questions: QuestionTexts;
  amounts: AmountWords;
  setting: FactSetting;
} {
  const texts = useText();
  const questions = useFinderQuestionsText();
  const amounts = useFinderAmountsText();
  const { locale, messages } = useI18n();
  const [asOn] = useState(todayInIndia);
  return {
    texts,
    questions,
    amounts,
    setting: { locale, messages, asOn },
  };
}

/** Formats a day: "Sun 20 Dec 2026". */
export const dayText = (
  day: IsoDate,
  { texts, locale }: { texts: CalendarTexts; locale: Locale },
) => texts.dates.when(formatWeekday(day, locale), formatDate(day, locale));
