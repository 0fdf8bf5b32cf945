import { useEffect, useState } from 'react';
import { isDuty, type Entry } from '../../calendar/model/entries.ts';
import { openDates } from '../../calendar/model/open-dates.ts';
import { formatDate, todayInIndia } from '../../../i18n/format.ts';
import { textFor, useI18n } from '../../../locales/text.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { savedCalendar } from '../../calendar/stored.ts';
import { businessAnswers } from '../../finder/stored.ts';
import type { NextStep } from '../model/next-step.ts';
import { StepEntry } from './step-entry.tsx';

const useCalendarText = textFor('calendar');
const useText = textFor('dashboard');

const shownAtMost = 3;

/** The next dates of this device's calendar, late ones first. */
export function UpcomingDates() {
  const { locale } = useI18n();
  const texts = useText().dates;
  const { duties } = useCalendarText();
  const names: Record<string, { name: string }> = duties;
  const [dates, setDates] = useState<readonly Entry[]>();
  useEffect(() => {
    nextDates().then(setDates, (error: unknown) => {
      console.info('The dates cannot be read', error);
      setDates([]);
    });
  }, []);
  if (!dates) return <p>{texts.loading}</p>;
  if (dates.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="dash-requests">
      {dates.map((date) => (
        <li key={date.id}>
          <span>{isDuty(date) ? (names[date.duty.id]?.name ?? date.duty.id) : date.title}</span>
          <Stamp tone={date.standing === 'overdue' ? 'problem' : 'waiting'}>
            {texts[date.standing === 'overdue' ? 'late' : 'due'](formatDate(date.on, locale))}
          </Stamp>
        </li>
      ))}
    </ul>
  );
}

/** The first late or near date as the next step; `otherwise` without one. */
export function DueFirst({ otherwise }: { otherwise: NextStep }) {
  const { locale } = useI18n();
  const { dates: texts, next } = useText();
  const { duties } = useCalendarText();
  const names: Record<string, { name: string }> = duties;
  const [first, setFirst] = useState<Entry>();
  useEffect(() => {
    nextDates().then(
      ([date]) => setFirst(date),
      (error: unknown) => console.info('The dates cannot be read', error),
    );
  }, []);
  if (first?.standing !== 'overdue' && first?.standing !== 'soon') {
    return <StepEntry step={otherwise} />;
  }
  const name = isDuty(first) ? (names[first.duty.id]?.name ?? first.duty.id) : first.title;
  const when = texts[first.standing === 'overdue' ? 'late' : 'due'](formatDate(first.on, locale));
  return <StepEntry step="dates" text={next.date(name, when)} />;
}

async function nextDates(): Promise<Entry[]> {
  const [calendar, answers] = await Promise.all([savedCalendar.read(), businessAnswers.read()]);
  return openDates(calendar, answers, todayInIndia()).slice(0, shownAtMost);
}
