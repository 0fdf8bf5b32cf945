import { useState } from 'react';
import { completed } from './model/answers.ts';
import {
  answersAfter,
  chips,
  followUpPath,
  isChosen,
  isGstNotNeeded,
  questionBehind,
  type Chip,
  type LastTap,
} from './model/chips.ts';
import { spotAt } from '../../questionnaire/path.ts';
import { complete } from '../../register/questions.ts';
import type { Profile } from '../../register/answers.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { FollowUp } from './follow-up.tsx';
import type { CalendarState } from './use-calendar.ts';

interface ChipRowProps {
  calendar: CalendarState;
  /** Runs when a question below the chips has been answered. */
  onAnswered: () => void;
}

/** The answers that decide most dates as buttons, and one question where a tap needs more. */
export function ChipRow({ calendar, onAnswered }: ChipRowProps) {
  const { texts } = useCalendarTexts();
  const { given, saved, today, ask } = calendar;
  const [last, setLast] = useState<LastTap>();
  const profile: Profile = { known: completed(given, today), own: saved.answers };
  const spot = spotAt(undefined, followUpPath(last, profile, ask));
  const question = spot === 'result' ? undefined : spot;
  const isPressed = (chip: Chip) =>
    isChosen(chip, profile) ||
    (chip === 'none' && isGstNotNeeded(profile, today)) ||
    (last?.chip === chip && question !== undefined && question === questionBehind[chip]);

  function tap(chip: Chip) {
    const wasPressed = isPressed(chip);
    setLast(wasPressed ? undefined : { chip, isAnswered: false });
    // A second tap before the question is answered only closes the question.
    if (wasPressed && !isChosen(chip, profile)) return;
    const { own, given: changes } = answersAfter(chip, profile);
    calendar.saveAnswers(own, changes);
  }

  return (
    <div className="calendar-chips" data-screen-only>
      <div className="date-chips" role="group" aria-label={texts.chips.label}>
        {chips
          .filter((chip) => isOffered(chip, calendar))
          .map((chip) => (
            <button
              key={chip}
              type="button"
              className="date-chip"
              data-needs-app
              aria-pressed={isPressed(chip)}
              onClick={() => tap(chip)}
            >
              {texts.chips.names[chip]}
            </button>
          ))}
      </div>
      {question && (
        <FollowUp
          key={question}
          question={question}
          calendar={calendar}
          onAnswered={() => {
            setLast(last && { ...last, isAnswered: true });
            onAnswered();
          }}
        />
      )}
    </div>
  );
}

/** A chip is offered unless the kind of business has settled its answer. */
function isOffered(chip: Chip, { given, today }: CalendarState): boolean {
  const id = chip === 'company' ? 'entity' : questionBehind[chip];
  return !id || given.kind === undefined || complete(given, today).asked.includes(id);
}
