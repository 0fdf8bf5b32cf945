import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

interface QuestionFormProps {
  /** Where in the questions one is. */
  progress: ReactNode;
  /** What is wrong with the answer, at which field. */
  problem: FieldProblem | undefined;
  words: { problem: string; continue: string; unknown: string; back: string };
  onSubmit: (form: HTMLFormElement) => void;
  onChange?: (form: HTMLFormElement) => void;
  /** "I don't know", where that is an answer. */
  onUnknown: (() => void) | undefined;
  onBack: (() => void) | undefined;
  /** The question with its field. */
  children: ReactNode;
}

/** One question a screen: its answers, "I don't know", and the way on and back. */
export function QuestionForm(props: QuestionFormProps) {
  const { progress, problem, words, onSubmit, onChange, onUnknown, onBack, children } = props;
  return (
    <form
      className="finder-question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onChange={({ currentTarget }) => onChange?.(currentTarget)}
    >
      {progress}
      {problem && <ErrorSummary title={words.problem} problems={[problem]} />}
      {children}
      <div className="actions">
        <Button type="submit" data-needs-app>
          {words.continue}
        </Button>
        {onUnknown && (
          <Button tone="secondary" onClick={onUnknown}>
            {words.unknown}
          </Button>
        )}
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            {words.back}
          </Button>
        )}
      </div>
    </form>
  );
}
