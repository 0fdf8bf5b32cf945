import { useState } from 'react';
import { formatDate, formatMonth } from '../../i18n/format.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { FollowUp } from './follow-up.tsx';
import type { DaysByState } from './model/days-by-state.ts';
import type { CalendarState } from './use-calendar.ts';

interface StateLeafProps {
  found: DaysByState;
  calendar: CalendarState;
  onAnswered: () => void;
}

/** A date that the state decides, with the possible days and the question. Left open, the question folds away. */
export function StateLeaf({ found, calendar, onAnswered }: StateLeafProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <details
      className="leaf state-leaf"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <StateDays {...found} />
      </summary>
      <FollowUp
        question="state"
        calendar={calendar}
        onAnswered={() => {
          setIsOpen(false);
          onAnswered();
        }}
      />
    </details>
  );
}

function StateDays({ duty, days }: DaysByState) {
  const { texts, setting } = useCalendarTexts();
  const [first = ''] = days;
  return (
    <>
      <span className="leaf-day" aria-hidden="true">
        <span>{formatMonth(Number(first.slice(5, 7)), setting.locale)}</span>
        <b>?</b>
      </span>
      <div className="leaf-text">
        <h3>{texts.duties[duty.id].name}</h3>
        <p className="entry-note">
          {texts.leaf.byState(days.map((day) => formatDate(day, setting.locale)))}
        </p>
      </div>
    </>
  );
}
