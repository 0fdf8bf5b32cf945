import { Fragment, useEffect, useRef } from 'react';
import { textFor } from '../../locales/text.tsx';
import { AnswerView } from './answer-view.tsx';
import { AskButton } from './ask-button.tsx';
import './assistant.css';
import type { ChatMessage } from './chat-message.ts';
import { Composer } from './composer.tsx';
import { useAssistant } from './conversation-store.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';
import { FirstNotice } from './first-notice.tsx';
import { PendingLine } from './pending-line.tsx';
import { QuestionView } from './question-view.tsx';
import { useAsk } from './use-ask.ts';

const useText = textFor('assistant');

interface ChatProps {
  callbacks: AssistantCallbacks;
  prefill?: string;
  /** The messages scroll in a frame of their own, which the keyboard must reach. */
  scrolls?: boolean;
}

const noMessages: readonly ChatMessage[] = [];

/** The open conversation with its field, on the page and in the panel (CHAT-01). */
export function Chat({ callbacks, prefill, scrolls = false }: ChatProps) {
  const texts = useText();
  const { ask, askAgain } = useAsk();
  const waiting = useAssistant((state) => state.waiting);
  const saved = useAssistant((state) => state.saved);
  const messages = useAssistant(
    ({ conversations, currentId }) =>
      conversations.find(({ id }) => id === currentId)?.messages ?? noMessages,
  );
  const log = useNewestInView(messages);
  const questionOf = (id: string) => messages.find((message) => message.id === id)?.content ?? '';
  const isEmpty = messages.length === 0;

  const talk = (
    <div
      key="talk"
      className="chat-scroll"
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': texts.log })}
    >
      {!saved && <p className="chat-note">{texts.notStored}</p>}
      <div ref={log} className="chat-log" role="log" aria-live="polite" tabIndex={-1}>
        {isEmpty && <Welcome onAsk={ask} />}
        {messages.map((message) =>
          message.sender === 'user' ? (
            <QuestionView key={message.id} question={message} onAskAgain={askAgain} />
          ) : (
            <AnswerView
              key={message.id}
              answer={message}
              question={questionOf(message.questionId)}
              callbacks={callbacks}
              onAsk={ask}
              onAskAgain={askAgain}
            />
          ),
        )}
        {waiting && <p className="chat-typing">{texts.typing}</p>}
      </div>
      <FirstNotice onUnderstood={() => log.current?.focus({ preventScroll: true })} />
    </div>
  );
  const field = (
    <Fragment key="field">
      <PendingLine messages={messages} />
      <Composer onAsk={ask} {...(prefill !== undefined && { prefill })} />
    </Fragment>
  );
  // The field comes first until something is asked. Keys move it without losing its text or the focus.
  return (
    <div className="chat" data-empty={isEmpty || undefined}>
      {isEmpty ? [field, talk] : [talk, field]}
    </div>
  );
}

/** The first message of a conversation: four suggested questions (CHAT-02). */
function Welcome({ onAsk }: { onAsk: (text: string) => void }) {
  const texts = useText();
  return (
    <article className="chat-answer" data-origin="site" aria-label={texts.assistant}>
      <p>{texts.welcome}</p>
      <ul className="chat-suggestions">
        {texts.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <AskButton onPress={() => onAsk(suggestion)}>{suggestion}</AskButton>
          </li>
        ))}
      </ul>
    </article>
  );
}

/**
 * Scrolls the newest question to the top, so that its answer is read from the start. Moves the focus there
 * from a suggestion that has disappeared.
 */
function useNewestInView(messages: readonly ChatMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const isNew = before.current !== undefined && messages.length > before.current;
    before.current = messages.length;
    if (!isNew) return;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
    const questions = log.current?.querySelectorAll('.chat-question');
    questions?.[questions.length - 1]?.scrollIntoView({ block: 'start' });
  }, [messages]);
  return log;
}
