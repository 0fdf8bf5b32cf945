import { useState } from 'react';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { knownIn } from './model/check.ts';
import { offeredOptions, standing } from './model/questions.ts';
import { isAbout, mostSteps, type StepId } from './model/steps.ts';
import { QuestionForm } from '../../ui/question-form.tsx';
import { spotBefore } from '../../questionnaire/path.ts';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AmountField, KindField, placeId, WhereField } from './about-fields.tsx';
import { otherPaperNames, questionTexts, useHealthTexts } from './health-texts.ts';
import { readAnswer, unknownAnswer, valuesOf, type Reading } from './read-answer.ts';
import { ScoredField } from './scored-field.tsx';
import type { HealthState } from './use-health.ts';

const fieldId = 'health-answer';

/** One question: its answers, "I don't know", and the buttons for next and back. */
export function HealthQuestion({ step, health }: { step: StepId; health: HealthState }) {
  const { texts, setting } = useHealthTexts();
  const { form } = texts;
  const { check, path, hasMoved, changing } = health;
  const headingRef = useHeadingFocus(hasMoved);
  const [problem, setProblem] = useState<Extract<Reading, { problem: string }>>();
  const { title, hint } = questionTexts(step, texts);
  const known = knownIn(check, setting.asOn);
  const { draft } = check.run;
  const left = draft?.step === step ? draft.values : {};
  const before = spotBefore(step, path, changing);
  const notKnown = unknownAnswer(step);

  function submit(element: HTMLFormElement) {
    const reading = readAnswer(step, valuesOf(element), texts);
    if ('problem' in reading) setProblem(reading);
    else health.answer(reading.answer);
  }

  const field = {
    id: fieldId,
    title,
    hint:
      step === 'papers' ? `${hint} ${otherPaperNames(known, texts)}.` : fillFacts(hint, setting),
    headingRef,
    problem: problem?.problem,
  };
  const about = { ...field, business: check.business, left };
  const wrongId = problem?.field === 'place' ? placeId(fieldId) : fieldId;
  const number = path.steps.indexOf(step) + 1;
  return (
    <QuestionForm
      progress={
        number > 0 && (
          <p className="field-hint health-progress">
            {form.progress(number, Math.min(mostSteps, path.steps.length))}
          </p>
        )
      }
      problem={problem && { fieldId: wrongId, label: title, message: problem.problem }}
      words={form}
      onSubmit={submit}
      onChange={(element) => health.draft(step, valuesOf(element))}
      onUnknown={notKnown && (() => health.answer(notKnown))}
      onBack={before && (() => health.goTo(before))}
    >
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
    </QuestionForm>
  );
}
