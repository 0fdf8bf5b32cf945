import { useState } from 'react';
import { isAmount, unknown, type Answer, type QuestionId } from '../../register/answers.ts';
import { offeredOptions, questionById, type Completed } from '../../register/questions.ts';
import { readAnswer } from './model/read-answer.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { QuestionForm as Form } from '../../ui/question-form.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useFinderTexts } from './finder-texts.ts';

interface QuestionFormProps {
  id: QuestionId;
  completed: Completed;
  /** The visitor has moved to the question, so its heading takes the focus. */
  takeFocus: boolean;
  onDraft: (value: Answer) => void;
  onAnswer: (value: Answer) => void;
  onBack: (() => void) | undefined;
}

const fieldId = 'finder-answer';

/** A question of the finder. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, completed, takeFocus, onDraft, onAnswer, onBack } = props;
  const { texts, setting } = useFinderTexts();
  const { form } = texts;
  const headingRef = useHeadingFocus(takeFocus);
  const [problem, setProblem] = useState<string>();
  const { title, hint } = texts.questions[id];
  const given = completed.answers[id];
  const number = completed.asked.indexOf(id) + 1;
  const field = { id: fieldId, title, hint: fillFacts(hint, setting), headingRef, problem };

  function readingOf(element: HTMLFormElement) {
    const data = new FormData(element);
    return readAnswer(id, { values: data.getAll(id).map(String), period: data.get('period') });
  }

  function submit(element: HTMLFormElement) {
    const reading = readingOf(element);
    if ('answer' in reading) return onAnswer(reading.answer);
    const { problem: why } = reading;
    setProblem(why === 'not-chosen' ? form.chooseOne : texts.amounts.problems[why]);
  }

  return (
    <Form
      progress={
        <p className="field-hint">
          {number === 1 ? form.first : form.progress(number, completed.most)}
        </p>
      }
      problem={problem === undefined ? undefined : { fieldId, label: title, message: problem }}
      words={form}
      onSubmit={submit}
      onUnknown={questionById(id).mayBeUnknown && (() => onAnswer(unknown))}
      onBack={onBack}
    >
      {isAmount(id) ? (
        <AmountField
          {...field}
          question={id}
          given={typeof given === 'number' ? given : undefined}
          onDraft={onDraft}
        />
      ) : (
        <ChoiceField
          {...field}
          question={id}
          options={offeredOptions(id, completed.answers, setting.asOn)}
          given={given}
          onChange={({ currentTarget }) => {
            const reading = currentTarget.form && readingOf(currentTarget.form);
            if (reading && 'answer' in reading) onDraft(reading.answer);
          }}
        />
      )}
    </Form>
  );
}
