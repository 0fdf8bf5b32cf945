import { useCallback, useRef, type RefCallback } from 'react';
import { textFor, useI18n } from '../../locales/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PopularNeeds } from './popular-needs.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { resultsText } from './results-text.ts';
import { useAnswer, type Answer } from './use-answer.ts';

const useText = textFor('search');

interface SearchToolProps {
  action: string;
  /** The question in the address; empty without one. */
  question: string;
  onAsk: (question: string, how: 'typed' | 'submitted') => void;
}

/**
 * The search field and its results. The address holds the question, so that Back, links and reloads restore
 * the results.
 */
export function SearchTool({ action, question, onAsk }: SearchToolProps) {
  const { answer, retry } = useAnswer(question);
  const shown = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);

  // "Search" moves the focus to the results; typing leaves it in the field.
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    shown.current = element;
    if (element && isAwaited.current) {
      isAwaited.current = false;
      element.focus();
    }
  }, []);

  function ask(asked: string, how: 'typed' | 'submitted') {
    const isThere = asked === question && shown.current !== null;
    isAwaited.current = how === 'submitted' && !isThere;
    if (how === 'submitted' && isThere) shown.current?.focus();
    onAsk(asked, how);
  }

  return (
    <>
      <SearchForm action={action} question={question} onAsk={ask} />
      <Announcement answer={answer} />
      <AnswerView answer={answer} heading={heading} onRetry={retry} />
    </>
  );
}

interface AnswerViewProps {
  answer: Answer;
  heading: RefCallback<HTMLHeadingElement>;
  onRetry: () => void;
}

function AnswerView({ answer, heading, onRetry }: AnswerViewProps) {
  const words = useText();
  switch (answer.is) {
    case 'none':
      return <PopularNeeds />;
    case 'loading':
      return <p className="prose search-waiting">{words.loading}</p>;
    case 'failed':
      return (
        <Callout tone="warning" title={words.failed}>
          <p>{words.failedText}</p>
          <Button tone="secondary" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </Callout>
      );
    case 'ready':
      return answer.pages.length > 0 ? (
        // A new question resets the group and the page of the list.
        <SearchResults key={answer.question} answer={answer} heading={heading} />
      ) : (
        <NothingFound key={answer.question} answer={answer} heading={heading} />
      );
  }
}

/** Announces the result to screen readers; the visible heading has the same text. */
function Announcement({ answer }: { answer: Answer }) {
  const { locale } = useI18n();
  const words = useText();

  function text(): string {
    switch (answer.is) {
      case 'none':
        return '';
      case 'loading':
        return words.loading;
      case 'failed':
        return words.failed;
      case 'ready':
        return answer.pages.length > 0
          ? resultsText(answer, words, locale)
          : words.nothing.heading(answer.question);
    }
  }

  return (
    <p className="sr-only" role="status">
      {text()}
    </p>
  );
}
