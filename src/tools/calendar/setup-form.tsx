import { useState, type SubmitEvent } from 'react';
import { completed, setupPath } from './model/answers.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { amounts as amountIds, parseAnswers, type Answers } from '../../register/answers.ts';
import { readAmount } from '../finder/model/read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { useFormDraft, type Draft } from './form-draft.ts';
import { KnownAnswers } from './known-answers.tsx';
import { OpenQuestion } from './open-question.tsx';
import { askedOf, draftOf, fieldId, readSetup } from './read-setup.ts';
import { TickField } from './tick-field.tsx';
import type { CalendarState } from './use-calendar.ts';

interface SetupFormProps {
  calendar: CalendarState;
  onDone: () => void;
  /** Closes the form and discards the changes. */
  onCancel: () => void;
}

/** The questions that determine further dates. Answers of the finder are not asked again (A11Y-08). */
export function SetupForm({ calendar, onDone, onCancel }: SetupFormProps) {
  const { texts, questions, amounts, setting } = useCalendarTexts();
  const { setup } = texts;
  const { given, saved, today } = calendar;
  const { draft, change, drop } = useFormDraft('setup', draftOf(saved.answers));
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [tries, setTries] = useState(0);

  // Answers in the form determine its further questions.
  const inForm: Answers = { ...given, ...answersIn(draft) };
  const path = setupPath(given, inForm, today);
  const known = completed(inForm, today);
  const asked = askedOf(known, saved.answers.gst);
  const messageOf = (name: string) =>
    problems.find((problem) => problem.fieldId === fieldId(name))?.message;
  const textOf = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const reading = readSetup(
      draft,
      { open: path.steps, ...asked },
      { texts, questions, amounts, locale: setting.locale },
    );
    if ('problems' in reading) {
      setProblems(reading.problems);
      setTries((before) => before + 1);
      return;
    }
    drop();
    const { gst } = saved.answers;
    calendar.saveAnswers({ ...reading.own, ...(gst && { gst }) }, reading.given);
    onDone();
  }

  return (
    <form className="calendar-setup" noValidate onSubmit={submit}>
      <p className="field-hint">{setup.lead}</p>
      {problems.length > 0 && (
        <ErrorSummary key={tries} title={setup.problem} problems={problems} />
      )}
      <KnownAnswers given={given} taken={path.taken} />
      {path.steps.map((id) => (
        <OpenQuestion
          key={id}
          id={id}
          known={known}
          value={draft[id]}
          error={messageOf(id)}
          onChange={(value) => change(id, value)}
        />
      ))}
      <TickField
        legend={setup.situations.title}
        hint={setup.situations.hint}
        options={asked.situations.map((value) => ({
          value,
          label: fillFacts(setup.situations.options[value], setting),
        }))}
        values={draft.situations}
        onChange={(values) => change('situations', values)}
      />
      <fieldset className="field calendar-papers">
        <legend className="field-label">{setup.days.title}</legend>
        <p className="field-hint">{setup.days.hint}</p>
        {asked.days.map((id) => (
          <DateField
            key={id}
            id={fieldId(id)}
            name={fieldId(id)}
            label={setup.days.options[id]}
            error={messageOf(id)}
            value={textOf(id)}
            onChange={(day) => change(id, day)}
          />
        ))}
      </fieldset>
      <div className="actions">
        <Button type="submit" data-needs-app>
          {setup.show}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            drop();
            onCancel();
          }}
        >
          {setup.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Returns the finder's answers in a form, without unreadable ones. */
const answersIn = (draft: Draft): Answers =>
  parseAnswers({
    ...draft,
    ...Object.fromEntries(
      amountIds.map((id) => {
        const read = readAmount(id, String(draft[id] ?? ''));
        return [id, 'amount' in read ? read.amount : undefined];
      }),
    ),
  });
