import { useState, type SubmitEvent } from 'react';
import { completed, sharedQuestions, type SharedQuestion } from './model/answers.ts';
import type { FollowUpQuestion } from './model/chips.ts';
import { isDay } from '../../content/facts/days.ts';
import { parseAnswers } from '../../register/answers.ts';
import { readAnswer } from '../finder/model/read-answer.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { OpenQuestion } from './open-question.tsx';
import { fieldId, firstDay, lastDay } from './read-setup.ts';
import type { CalendarState } from './use-calendar.ts';

interface FollowUpProps {
  question: FollowUpQuestion;
  calendar: CalendarState;
  onAnswered: () => void;
}

const isShared = (question: FollowUpProps['question']): question is SharedQuestion =>
  (sharedQuestions as readonly string[]).includes(question);

/** The one question that a tapped chip leaves open. `onAnswered` also runs when the visitor leaves it open. */
export function FollowUp({ question, calendar, onAnswered }: FollowUpProps) {
  const { texts, questions, amounts, setting } = useCalendarTexts();
  const { given, saved, today } = calendar;
  const [value, setValue] = useState<string | readonly string[]>('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Every question may be left open.
    if (value === '') {
      onAnswered();
      return;
    }
    if (!isShared(question)) {
      const day = String(value);
      if (!isDay(day) || day < firstDay || day > lastDay) {
        setError(
          texts.setup.badDay(
            formatDate(firstDay, setting.locale),
            formatDate(lastDay, setting.locale),
          ),
        );
        return;
      }
      const { answers } = saved;
      calendar.saveAnswers({ ...answers, days: { ...answers.days, [question]: day } }, {});
    } else {
      const reading = readAnswer(question, { values: [value].flat() });
      if (!('answer' in reading)) {
        setError(
          reading.problem === 'not-chosen'
            ? questions[question].title
            : amounts.problems[reading.problem],
        );
        return;
      }
      calendar.saveAnswers(saved.answers, parseAnswers({ [question]: reading.answer }));
    }
    onAnswered();
  }

  return (
    <form className="follow-up" noValidate onSubmit={submit}>
      {isShared(question) ? (
        <OpenQuestion
          id={question}
          idPrefix="follow"
          known={completed(given, today)}
          value={value}
          error={error}
          onChange={setValue}
        />
      ) : (
        <DateField
          id={fieldId(`follow-${question}`)}
          name={question}
          label={texts.setup.days.options[question]}
          error={error}
          value={String(value)}
          onChange={setValue}
        />
      )}
      <div className="actions">
        <Button type="submit" tone="secondary" data-needs-app>
          {texts.chips.answer}
        </Button>
      </div>
    </form>
  );
}
