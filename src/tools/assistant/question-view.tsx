import { textFor } from '../../locales/text.tsx';
import { loginPageCode } from '../../platform/offline/judge-answer.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { AskButton } from './ask-button.tsx';
import { isUnderWay } from './ask.ts';
import type { Question } from './chat-message.ts';
import { TellMe } from './tell-me.tsx';

const useText = textFor('assistant');
const useOutboxText = textFor('outbox');

/** A question, with what has become of it. */
export function QuestionView({
  question,
  onAskAgain,
}: {
  question: Question;
  onAskAgain: (questionId: string) => void;
}) {
  const words = useText();
  const { problems } = useOutboxText();
  const inOutbox = useOutboxItems()?.find(({ id }) => id === question.id);
  const isLoginPage = inOutbox?.lastError?.code === loginPageCode;
  // Left behind by a tab that was closed before there was an answer.
  const isInterrupted = question.state === 'asking' && !isUnderWay(question.id);
  const unanswered = isInterrupted
    ? 'interrupted'
    : question.state === 'withdrawn' && question.state;
  return (
    <article className="chat-question" aria-label={words.you} data-state={question.state}>
      <p>{question.content}</p>
      {question.about && <p className="chat-note">{words.about(question.about)}</p>}
      {question.hidNumber && <p className="chat-note">{words.hiddenNote}</p>}
      {question.state === 'waiting' && (
        <>
          <p className="chat-note">{isLoginPage ? problems.loginPage : words.states.waiting}</p>
          <TellMe />
        </>
      )}
      {unanswered && (
        <>
          <p className="chat-note">{words.states[unanswered]}</p>
          <AskButton onPress={() => onAskAgain(question.id)}>{words.states.askAgain}</AskButton>
        </>
      )}
    </article>
  );
}
