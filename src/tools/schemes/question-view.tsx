import { useId, useState, type SubmitEvent } from 'react';
import { spotAfter, spotBefore, type Spot } from '../../questionnaire/path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { InputField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import {
  ages,
  ageTyped,
  choices,
  chosenAt,
  none,
  questions,
  type Question,
} from './model/answers.ts';
import { optionLabels } from './option-labels.ts';
import { QuestionOptions } from './question-options.tsx';
import { useTexts } from './scheme-texts.ts';
import { useTool } from './tool-context.ts';
import { ViewHeading } from './view-heading.tsx';
import { goTo, hashOf, type View } from './view.ts';

/** Every visitor is asked all eight questions. */
const path = { steps: questions, open: undefined };

const viewOf = (spot: Spot<Question>): View =>
  spot === 'result' ? { kind: 'matches' } : { kind: 'question', question: spot };

const viewAfter = (question: Question): View => viewOf(spotAfter(question, path, false));

function viewBefore(question: Question): View {
  const spot = spotBefore(question, path, false);
  return spot ? viewOf(spot) : { kind: 'list' };
}

/** One of the eight questions. It saves each tick at once, and reports errors when the visitor goes on. */
export function QuestionView({ question }: { question: Question }) {
  const { texts, locale } = useTexts();
  const { notebook, change, told } = useTool();
  const { inputs } = notebook;
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const formId = useId();
  const { questions: asked } = texts;
  const chosen = chosenAt(inputs, question);
  const labels = optionLabels(question, texts, locale);
  const optionId = (value: string) => `${formId}-${value}`;
  const ageId = `${formId}-age`;

  const choose = (values: readonly string[]) =>
    change(({ inputs: before }) => ({
      inputs: { ...before, chosen: { ...before.chosen, [question]: values } },
    }));

  function goOn(event: SubmitEvent) {
    event.preventDefault();
    const found = problemsNow();
    setProblems(found);
    if (found.length === 0) goTo(viewAfter(question));
  }

  function problemsNow(): FieldProblem[] {
    const found: FieldProblem[] = [];
    const age = ageTyped(inputs.age);
    if (question === 'about' && age === 'wrong') {
      found.push({ fieldId: ageId, label: asked.age, message: asked.ageWrong(ages.from, ages.to) });
    }
    // On the last screen an age without a group is a valid answer.
    if (chosen.length === 0 && !(question === 'about' && age !== undefined)) {
      found.push({
        fieldId: optionId(question === 'place' ? 'list' : (labels[0]?.value ?? '')),
        label: asked.headings[question],
        message: choices[question].many ? asked.chooseMany : asked.chooseOne,
      });
    }
    return found;
  }

  function skip() {
    change(({ inputs: before }) => ({
      inputs: {
        ...before,
        chosen: { ...before.chosen, [question]: [] },
        age: question === 'about' ? '' : before.age,
      },
    }));
    goTo(viewAfter(question));
  }

  const problemAt = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  const choiceProblem = problems.find(({ fieldId }) => fieldId !== ageId)?.message;
  return (
    <form className="schemes-view" noValidate onSubmit={goOn}>
      {problems.length > 0 && <ErrorSummary title={asked.problem} problems={problems} />}
      <p className="prose field-hint">
        {asked.progress(questions.indexOf(question) + 1, questions.length)}
      </p>
      <ViewHeading>{asked.headings[question]}</ViewHeading>
      {told[question] && String(told[question]) === String(chosen) && (
        <p className="prose field-hint">{asked.told}</p>
      )}
      {question === 'place' ? (
        <SelectField
          id={optionId('list')}
          label={texts.list.place}
          hint={asked.hints.place}
          error={choiceProblem}
          placeholder={asked.choose}
          options={labels}
          value={chosen[0] ?? ''}
          onChange={({ target }) => choose(target.value === '' ? [] : [target.value])}
        />
      ) : (
        <QuestionOptions
          legend={asked.headings[question]}
          hint={asked.hints[question]}
          error={choiceProblem}
          many={choices[question].many}
          options={
            choices[question].many ? [...labels, { value: none, label: asked.none }] : labels
          }
          chosen={chosen}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      {question === 'about' && (
        <InputField
          id={ageId}
          label={asked.age}
          hint={asked.ageHint}
          error={problemAt(ageId)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={inputs.age}
          onChange={({ target }) =>
            change(({ inputs: before }) => ({ inputs: { ...before, age: target.value } }))
          }
        />
      )}
      <div className="actions">
        <Button type="submit">{asked.next}</Button>
        <ButtonLink tone="secondary" href={hashOf(viewBefore(question))}>
          {asked.back}
        </ButtonLink>
        <Button tone="quiet" onClick={skip}>
          {asked.skip}
        </Button>
      </div>
      <p className="prose field-hint">{asked.private}</p>
    </form>
  );
}
