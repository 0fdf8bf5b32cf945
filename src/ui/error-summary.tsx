import type { MouseEvent } from 'react';

/** One error and the field that it concerns. */
export interface FieldProblem {
  /** Id of the field's control. */
  fieldId: string;
  label: string;
  message: string;
}

/** The list of all errors that block a form. It takes the focus, and each line links to its field. */
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

/** The errors, one per line; each line links to its field. */
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

/** Also focuses the field: a plain link would only scroll, and the visitor wants to type there. */
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
