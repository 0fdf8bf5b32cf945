import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isAmount, unknown, type Answer, type QuestionId } from '../../content/finder/answers.ts';
import { offeredOptions, questionById, type Completed } from '../../content/finder/questions.ts';
import { fillFacts } from '../../content/facts/fact-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useFinderWords } from './finder-words.ts';
import { readAnswer } from './read-answer.ts';

interface QuestionFormProps {
  id: QuestionId;
  completed: Completed;
  /** The question has just been come to: its heading takes the focus. */
  takeFocus: boolean;
  onDraft: (value: Answer) => void;
  onAnswer: (value: Answer) => void;
  onBack: (() => void) | undefined;
}

const fieldId = 'finder-answer';

/** One question: its answers, "I don't know" where that is one, and the way on and back. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, completed, takeFocus, onDraft, onAnswer, onBack } = props;
  const { words, setting } = useFinderWords();
  const { form } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string>();
  const { title, hint } = words.questions[id];
  const given = completed.answers[id];

  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readAnswer(new FormData(event.currentTarget), id, words);
    if ('problem' in reading) setProblem(reading.problem);
    else onAnswer(reading.answer);
  }

  const number = completed.asked.indexOf(id) + 1;
  const field = {
    id: fieldId,
    title,
    hint: fillFacts(hint, setting),
    headingRef: heading,
    problem,
  };
  return (
    <form className="finder-question" noValidate onSubmit={submit}>
      <p className="field-hint">
        {number === 1 ? form.first : form.progress(number, completed.most)}
      </p>
      {problem && (
        <ErrorSummary
          title={form.problem}
          problems={[{ fieldId, label: title, message: problem }]}
        />
      )}
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
            const reading =
              currentTarget.form && readAnswer(new FormData(currentTarget.form), id, words);
            if (reading && 'answer' in reading) onDraft(reading.answer);
          }}
        />
      )}
      <div className="actions">
        <Button type="submit" data-needs-app>
          {form.continue}
        </Button>
        {questionById(id).mayBeUnknown && (
          <Button tone="secondary" onClick={() => onAnswer(unknown)}>
            {form.unknown}
          </Button>
        )}
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            {form.back}
          </Button>
        )}
      </div>
    </form>
  );
}
