import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

interface QuestionFormProps {
  /** The visitor's progress through the questions. */
  progress: ReactNode;
  /** The errors in the answer, each with its field. */
  problem: FieldProblem | undefined;
  words: { problem: string; continue: string; unknown: string; back: string };
  /** Absent when a tap on an answer continues by itself. */
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
  onChange?: (form: HTMLFormElement) => void;
  /** The "I don't know" callback, for questions that accept this answer. */
  onUnknown?: (() => void) | undefined;
  onBack: (() => void) | undefined;
  /** The field with its question. */
  children: ReactNode;
}

/** One question per screen, with its answers, "I don't know", and the next and back buttons. */
export function QuestionForm(props: QuestionFormProps) {
  const { progress, problem, words, onSubmit, onChange, onUnknown, onBack, children } = props;
  return (
    <form
      className="question-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event.currentTarget);
      }}
      onChange={({ currentTarget }) => onChange?.(currentTarget)}
    >
      {progress}
      {problem && <ErrorSummary title={words.problem} problems={[problem]} />}
      {children}
      <div className="actions">
        {onSubmit && (
          <Button type="submit" data-needs-app>
            {words.continue}
          </Button>
        )}
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
