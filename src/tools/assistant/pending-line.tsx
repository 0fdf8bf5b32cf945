import { formatNumber } from '../../i18n/format-number.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import type { ChatMessage } from './chat-message.ts';
import { TellMe } from './tell-me.tsx';

const useText = textFor('assistant');

/** One line for all questions that wait for a signal, with the offer of a notification. */
export function PendingLine({ messages }: { messages: readonly ChatMessage[] }) {
  const { locale } = useI18n();
  const { states } = useText();
  const count = messages.filter(
    (message) => message.sender === 'user' && message.state === 'waiting',
  ).length;
  if (count === 0) return null;
  return (
    <div className="chat-pending">
      <p className="chat-note">
        {states.pending(formatNumber(count, locale), count)} {states.whereTo}
      </p>
      <TellMe />
    </div>
  );
}
