import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { gstSchemes } from '../../register/answers.ts';
import { completed, openQuestions } from './model/answers.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { amounts as amountIds, parseAnswers, type Answers } from '../../register/answers.ts';
import { readAmount } from '../finder/model/read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { InputField } from '../../ui/field.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { useFormDraft, type Draft } from './form-draft.ts';
import { KnownAnswers } from './known-answers.tsx';
import { OpenQuestion } from './open-question.tsx';
import { askedOf, draftOf, fieldId, firstDay, lastDay, readSetup } from './read-setup.ts';
import { TickField } from './tick-field.tsx';
import type { CalendarState } from './use-calendar.ts';

interface SetupFormProps {
  calendar: CalendarState;
  takeFocus: boolean;
  onDone: () => void;
  /** Discards the changes; absent at the first setup. */
  onCancel?: (() => void) | undefined;
}

/** The questions that determine the dates. Answers of the finder are not asked again (A11Y-08). */
export function SetupForm({ calendar, takeFocus, onDone, onCancel }: SetupFormProps) {
  const { texts, questions, amounts, setting } = useCalendarTexts();
  const { setup } = texts;
  const { given, saved, today } = calendar;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, drop } = useFormDraft('setup', draftOf(saved.answers));
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  // Answers in the form determine its further questions.
  const inForm: Answers = { ...given, ...answersIn(draft) };
  const shown = openQuestions(given, inForm, today);
  const known = completed(inForm, today);
  const asked = askedOf(known, String(draft.gst ?? ''));
  const messageOf = (name: string) =>
    problems.find((problem) => problem.fieldId === fieldId(name))?.message;
  const textOf = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const unreadable = asked.days.filter((id) => {
      const control = form.current?.elements.namedItem(fieldId(id));
      return control instanceof HTMLInputElement && control.validity.badInput;
    });
    const reading = readSetup(
      draft,
      { open: shown, ...asked, unreadable },
      { texts, questions, amounts, locale: setting.locale },
    );
    if ('problems' in reading) {
      setProblems(reading.problems);
      setTries((before) => before + 1);
      return;
    }
    drop();
    calendar.saveAnswers(reading.own, reading.given);
    onDone();
  }

  return (
    <form className="calendar-setup" ref={form} noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {setup.title}
      </h2>
      <p className="field-hint">{setup.lead}</p>
      {problems.length > 0 && (
        <ErrorSummary key={tries} title={setup.problem} problems={problems} />
      )}
      <KnownAnswers given={given} />
      {shown.map((id) => (
        <OpenQuestion
          key={id}
          id={id}
          known={known}
          value={draft[id]}
          error={messageOf(id)}
          onChange={(value) => change(id, value)}
        />
      ))}
      <ChoiceField
        legend={setup.gst.title}
        hint={setup.gst.hint}
        name="gst"
        options={gstSchemes.map((value) => ({ value, label: setup.gst.options[value] }))}
        value={textOf('gst')}
        onChoose={(value) => change('gst', value)}
      />
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
          <InputField
            key={id}
            id={fieldId(id)}
            name={fieldId(id)}
            type="date"
            label={setup.days.options[id]}
            error={messageOf(id)}
            min={firstDay}
            max={lastDay}
            value={textOf(id)}
            onChange={({ target }) => change(id, target.value)}
          />
        ))}
      </fieldset>
      <div className="actions">
        <Button type="submit" data-needs-app>
          {setup.show}
        </Button>
        {onCancel && (
          <Button
            tone="quiet"
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            {setup.cancel}
          </Button>
        )}
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
