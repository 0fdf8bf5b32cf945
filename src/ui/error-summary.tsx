import type { MouseEvent } from 'react';

/** One thing that is wrong, and the field it is wrong in. */
export interface FieldProblem {
  /** Id of the field's control. */
  fieldId: string;
  label: string;
  message: string;
}

/** Everything that keeps a form from being sent, in one place that takes the focus; each line leads to its field. */
export function ErrorSummary({ title, problems }: { title: string; problems: FieldProblem[] }) {
  return (
    <div
      ref={(box) => box?.focus()}
      className="callout mt-6"
      data-tone="problem"
      role="alert"
      tabIndex={-1}
    >
      <p className="callout-title">{title}</p>
      <ProblemList problems={problems} />
    </div>
  );
}

/** What is wrong, line by line; each leads to its field. */
export function ProblemList({ problems }: { problems: FieldProblem[] }) {
  return (
    <ul className="prose-list">
      {problems.map(({ fieldId, label, message }) => (
        <li key={fieldId}>
          <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
            {label}
          </a>{' '}
          · {message}
        </li>
      ))}
    </ul>
  );
}

/** A link to a field alone would only scroll: the visitor wants to type there. */
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
