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

/** The calendar's words, those of the finder's questions, and the day and language of figures and dates. */
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

/** "Sun 20 Dec 2026" as the words put it. */
export const dayText = (
  day: IsoDate,
  { texts, locale }: { texts: CalendarTexts; locale: Locale },
) => texts.dates.when(formatWeekday(day, locale), formatDate(day, locale));
