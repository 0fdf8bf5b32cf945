import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { longestTitle, repeats, type Repeat } from './model/own-dates.ts';
import { isDay } from '../../content/facts/days.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { InputField } from '../../ui/field.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { useFormDraft, type Draft } from './form-draft.ts';
import { fieldId, lastDay } from './read-setup.ts';
import type { CalendarState } from './use-calendar.ts';

interface OwnDateFormProps {
  calendar: CalendarState;
  say: (text: string) => void;
}

/** Other tools link to this id. */
const headingId = 'calendar-own';
const empty: Draft = { name: '', day: '', repeat: 'never' };

/** A form for dates that no rule has: loan instalment, rent, an authority's deadline. */
export function OwnDateForm({ calendar, say }: OwnDateFormProps) {
  const { texts, setting } = useCalendarTexts();
  const { own } = texts;
  const { draft, change, drop } = useFormDraft('own-date', empty);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const nameField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The browser followed the address before this form existed.
    if (location.hash !== `#${headingId}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const textOf = (name: string) => String(draft[name] ?? '');
  const messageOf = (name: string) =>
    problems.find((problem) => problem.fieldId === fieldId(`own-${name}`))?.message;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const title = textOf('name').trim();
    const on = textOf('day');
    const isFit = isDay(on) && calendar.today <= on && on <= lastDay;
    const found: FieldProblem[] = [];
    if (!title) found.push({ fieldId: fieldId('own-name'), label: own.name, message: own.noName });
    if (!isFit)
      found.push({
        fieldId: fieldId('own-day'),
        label: own.day,
        message: own.noDay(
          formatDate(calendar.today, setting.locale),
          formatDate(lastDay, setting.locale),
        ),
      });
    setProblems(found);
    setTries((before) => before + 1);
    if (found.length > 0 || !isDay(on)) return;
    const repeat = repeats.find((each) => each === draft.repeat) ?? 'never';
    calendar.addOwn({ id: `own-${crypto.randomUUID()}`, title, on, repeat });
    drop();
    say(texts.dates.said.added(title, formatDate(on, setting.locale)));
    nameField.current?.focus();
  }

  return (
    <section className="section calendar-own" data-screen-only aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {own.title}
      </h2>
      <p className="field-hint">{own.lead}</p>
      <form noValidate onSubmit={submit}>
        {problems.length > 0 && (
          <ErrorSummary key={tries} title={texts.setup.problem} problems={problems} />
        )}
        <InputField
          ref={nameField}
          id={fieldId('own-name')}
          label={own.name}
          error={messageOf('name')}
          maxLength={longestTitle}
          autoComplete="off"
          value={textOf('name')}
          onChange={({ target }) => change('name', target.value)}
        />
        <DateField
          id={fieldId('own-day')}
          name="day"
          label={own.day}
          error={messageOf('day')}
          value={textOf('day')}
          onChange={(day) => change('day', day)}
        />
        <ChoiceField
          legend={own.repeat}
          name="repeat"
          options={repeats.map((value: Repeat) => ({ value, label: own.repeats[value] }))}
          value={textOf('repeat')}
          onChoose={(value) => change('repeat', value)}
        />
        <div className="actions">
          <Button type="submit" tone="secondary" data-needs-app>
            {own.add}
          </Button>
        </div>
      </form>
    </section>
  );
}
