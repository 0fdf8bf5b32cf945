import { useCallback, useEffect, useId, useRef, type SubmitEvent } from 'react';
import { textFor } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { longestQuestion, tidyQuestion } from './question.ts';

const useText = textFor('search');

/** Pause after the last key before a search, so that not every letter starts one (SRCH-01). */
const pauseMs = 300;

interface SearchFormProps {
  /** Address of the form without JavaScript. */
  action: string;
  question: string;
  /** Called when typing changes the question, or when the visitor submits it. */
  onAsk: (question: string, how: 'typed' | 'submitted') => void;
}

/** The search field. The address holds the question; the field follows it, except while the visitor types. */
export function SearchForm({ action, question, onAsk }: SearchFormProps) {
  const words = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef('');
  const lastSeen = useRef<string>(undefined);

  const ask = useCallback(
    (how: 'typed' | 'submitted') => {
      clearTimeout(timer.current);
      lastAsked.current = tidyQuestion(input.current?.value ?? '');
      onAsk(lastAsked.current, how);
    },
    [onAsk],
  );

  useEffect(() => {
    const field = input.current;
    if (!field || lastSeen.current === question) return;
    const isFirst = lastSeen.current === undefined;
    lastSeen.current = question;
    // Text typed before the page was interactive is the visitor's question.
    if (isFirst && field.value !== '') ask('typed');
    else if (question !== lastAsked.current) field.value = question;
  }, [question, ask]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Closes the on-screen keyboard, which covers the results.
    if (input.current?.value.trim()) input.current.blur();
    ask('submitted');
  }

  return (
    <form
      className="search-form"
      data-draft
      role="search"
      aria-label={words.button}
      action={action}
      method="get"
      onSubmit={submit}
    >
      <noscript>
        <p className="prose">{words.noScript}</p>
      </noscript>
      <label htmlFor={id}>{words.label}</label>
      <div className="search-field">
        <input
          ref={input}
          className="input"
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={longestQuestion}
          data-takes-focus={question === '' ? '' : undefined}
          aria-describedby={question === '' ? `${id}-hint` : undefined}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask('typed'), pauseMs);
          }}
        />
        <Button type="submit">{words.button}</Button>
      </div>
      {/* Below the field, so that the field does not move when the hint disappears. */}
      {question === '' && (
        <p className="field-hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
    </form>
  );
}
