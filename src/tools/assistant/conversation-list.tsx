import { useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { downloadFile } from '../../platform/hand-over.ts';
import { Button } from '../../ui/button.tsx';
import { SureQuestion } from '../../ui/sure-question.tsx';
import { withdrawQuestions } from './collect-answers.ts';
import { deleteConversations, openConversation, useAssistant } from './conversation-store.ts';
import { titleOf } from './conversations.ts';
import { conversationsAsText } from './export-text.ts';
import { OnlineChoice } from './first-notice.tsx';

const useText = textFor('assistant');

/** The conversations on this device: open, export, or delete all (CHAT-29). */
export function ConversationList() {
  const { locale } = useI18n();
  const texts = useText();
  const conversations = useAssistant((state) => state.conversations);
  const currentId = useAssistant((state) => state.currentId);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { conversations: own } = texts;

  async function clear() {
    setAsking(false);
    try {
      await withdrawQuestions();
      await deleteConversations();
      setSaid(own.cleared);
    } catch (error) {
      console.error('Not every conversation was deleted', error);
      setSaid(own.notCleared);
    }
  }
  function save() {
    const text = conversationsAsText(conversations, texts, locale);
    downloadFile(new File([text], own.fileName, { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <details className="chat-history">
      <summary>{own.heading}</summary>
      {conversations.length === 0 && <p>{own.empty}</p>}
      <ul aria-label={own.list}>
        {conversations.map((one) => (
          <li key={one.id}>
            <Button
              tone="quiet"
              aria-current={one.id === currentId}
              onClick={() => openConversation(one.id)}
            >
              {own.open(titleOf(one), formatDateTime(one.startedAt, locale))}
            </Button>
          </li>
        ))}
      </ul>
      <OnlineChoice />
      <div className="actions">
        <Button tone="secondary" onClick={() => openConversation()}>
          {own.fresh}
        </Button>
        {conversations.length > 0 && (
          <>
            <Button tone="secondary" onClick={save}>
              {own.export}
            </Button>
            <Button tone="quiet" onClick={() => setAsking(true)}>
              {own.clear}
            </Button>
          </>
        )}
      </div>
      {asking && (
        <SureQuestion
          title={own.sure}
          confirm={own.confirm}
          keep={own.keep}
          onConfirm={() => void clear()}
          onKeep={() => setAsking(false)}
        >
          <p>{own.sureText}</p>
        </SureQuestion>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
