import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { useFieldMessage } from '../../ui/field-message.ts';
import { Callout } from '../../ui/callout.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { accountErrorText } from './account-error.ts';

const useText = textFor('account');

interface AccountFormProps {
  submit: string;
  running: string;
  /** Submits the form. The message of a thrown error appears above the button; the typed text stays. */
  onSubmit: (values: FormData) => Promise<void>;
  /** Renders the fields. `problemOf` returns the problem of a field by name. */
  children: (problemOf: (name: string) => string | undefined) => ReactNode;
}

/**
 * A form of the account pages with the browser's own rules. Messages appear at the fields and in a summary.
 */
export function AccountForm({ submit, running, onSubmit, children }: AccountFormProps) {
  const texts = useText();
  const messageOf = useFieldMessage();
  const [problems, setProblems] = useState<(FieldProblem & { name: string })[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // A disabled button loses the focus, so keyboard users get it back.
  useEffect(() => {
    if (!busy && wasBusy.current && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const found = problemsIn(form, messageOf);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) {
      for (const { fieldId } of found) openFoldOf(fieldId);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(new FormData(form));
    } catch (error) {
      console.error('The account form was not accepted', error);
      setFailure(accountErrorText(error, texts));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="site-form"
      method="post"
      ref={(form) => {
        // With the app, messages appear at the fields.
        if (form) form.noValidate = true;
      }}
      onSubmit={(event) => void send(event)}
    >
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      {problems.length > 0 && <ErrorSummary title={texts.problems} problems={problems} />}
      {children((name) => problems.find((problem) => problem.name === name)?.message)}
      <div role="alert">
        {failure && (
          <Callout tone="warning" title={failure}>
            {null}
          </Callout>
        )}
      </div>
      <div className="actions">
        <Button ref={button} type="submit" disabled={busy} data-needs-app>
          {busy ? running : submit}
        </Button>
      </div>
    </form>
  );
}

function problemsIn(
  form: HTMLFormElement,
  messageOf: (control: HTMLInputElement) => string,
): (FieldProblem & { name: string })[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')].map((control) => ({
    name: control.name,
    fieldId: control.id,
    label: labelOf(control),
    message: messageOf(control),
  }));
}

/** The question that a control belongs to: a control of a date is labelled "Day". */
const labelOf = (control: HTMLInputElement): string => {
  const legend = control.closest('fieldset')?.querySelector('legend');
  return (legend ?? control.labels?.[0])?.textContent.trim() ?? '';
};

/** Opens the folded part of the form that a field is in, so that its message is seen. */
function openFoldOf(fieldId: string): void {
  const fold = document.getElementById(fieldId)?.closest('details');
  if (fold) fold.open = true;
}
