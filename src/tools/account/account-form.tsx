import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { accountErrorWords } from './account-error.ts';

const useText = textFor('account');

interface AccountFormProps {
  submit: string;
  running: string;
  /** Does what the form is for. What it throws is said above the button; what was typed stays. */
  onSubmit: (values: FormData) => Promise<void>;
  /** The fields, given what is wrong with each, by name. */
  children: (problemOf: (name: string) => string | undefined) => ReactNode;
}

/** A form of the account pages: the browser's own rules, their messages at the fields and in a summary. */
export function AccountForm({ submit, running, onSubmit, children }: AccountFormProps) {
  const words = useText();
  const [problems, setProblems] = useState<(FieldProblem & { name: string })[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // A button that is disabled loses the focus: whoever uses the keyboard gets it back.
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
    const found = problemsIn(form);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await onSubmit(new FormData(form));
    } catch (error) {
      console.error('The account form was not accepted', error);
      setFailure(accountErrorWords(error, words));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="site-form"
      method="post"
      ref={(form) => {
        // With the app the browser's messages stand at the fields.
        if (form) form.noValidate = true;
      }}
      onSubmit={(event) => void send(event)}
    >
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      {problems.length > 0 && <ErrorSummary title={words.problems} problems={problems} />}
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

function problemsIn(form: HTMLFormElement): (FieldProblem & { name: string })[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]:invalid')].map((control) => ({
    name: control.name,
    fieldId: control.id,
    label: control.labels?.[0]?.textContent.trim() ?? '',
    // The browser says only that the form is wrong; the field's title says which one is right.
    message: (control.validity.patternMismatch && control.title) || control.validationMessage,
  }));
}
