import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { knownIn } from '../../content/health/check.ts';
import { offeredOptions, standing } from '../../content/health/questions.ts';
import { isAbout, mostSteps, type Spot, type StepId } from '../../content/health/steps.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AmountField, KindField, placeId, WhereField } from './about-fields.tsx';
import { questionWords, useHealthWords } from './health-words.ts';
import { readAnswer, unknownAnswer, valuesOf, type Reading } from './read-answer.ts';
import { ScoredField } from './scored-field.tsx';
import type { HealthState } from './use-health.ts';

const fieldId = 'health-answer';

/** One question: its answers, "I don't know", and the way on and back. */
export function QuestionForm({ step, health }: { step: StepId; health: HealthState }) {
  const { words, setting } = useHealthWords();
  const { form } = words;
  const { check, path, hasMoved, changing } = health;
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<Extract<Reading, { problem: string }>>();
  const { title, hint } = questionWords(step, words);
  const known = knownIn(check, setting.asOn);
  const { draft } = check.run;
  const left = draft?.step === step ? draft.values : {};
  const before: Spot | undefined = changing ? 'result' : path.steps[path.steps.indexOf(step) - 1];
  const notKnown = unknownAnswer(step);

  useEffect(() => {
    if (!hasMoved) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readAnswer(step, valuesOf(event.currentTarget), words);
    if ('problem' in reading) setProblem(reading);
    else health.answer(reading.answer);
  }

  const field = {
    id: fieldId,
    title,
    hint: fillFacts(hint, setting),
    headingRef: heading,
    problem: problem?.problem,
  };
  const about = { ...field, business: check.business, left };
  const wrongId = problem?.field === 'place' ? placeId(fieldId) : fieldId;
  const number = path.steps.indexOf(step) + 1;
  return (
    <form
      className="finder-question"
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => health.draft(step, valuesOf(currentTarget))}
    >
      {number > 0 && (
        <p className="field-hint health-progress">
          {form.progress(number, Math.min(mostSteps, path.steps.length))}
        </p>
      )}
      {problem && (
        <ErrorSummary
          title={form.problem}
          problems={[{ fieldId: wrongId, label: title, message: problem.problem }]}
        />
      )}
      {step === 'kind' && <KindField {...about} />}
      {step === 'where' && <WhereField {...about} wrong={problem?.field} />}
      {(step === 'workers' || step === 'turnover') && <AmountField step={step} {...about} />}
      {!isAbout(step) && (
        <ScoredField
          {...field}
          question={step}
          offered={offeredOptions(step, known)}
          chosen={left[step] ?? standing(step, known)}
        />
      )}
      <div className="actions">
        <Button type="submit" data-needs-app>
          {form.continue}
        </Button>
        {notKnown && (
          <Button tone="secondary" onClick={() => health.answer(notKnown)}>
            {form.unknown}
          </Button>
        )}
        {before && (
          <Button tone="quiet" onClick={() => health.goTo(before)}>
            {form.back}
          </Button>
        )}
      </div>
    </form>
  );
}
