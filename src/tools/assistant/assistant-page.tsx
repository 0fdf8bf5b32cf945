import { useEffect, useState } from 'react';
import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import { loadConversations, useAssistant } from './conversation-store.ts';
import type { Doors } from './doors.ts';

/** How long the page waits for what the phone keeps, in ms: it can be asked without it. */
const patienceMs = 1000;

/** The whole assistant on its own page, with what was asked before (TOOL-LA-01). */
export function AssistantPage({ doors, prefill }: { doors: Doors; prefill: string }) {
  // What is kept decides what stands first: drawn before, it would be pushed aside under the reader's eyes.
  const isRead = useAssistant(({ loaded }) => loaded);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    void loadConversations();
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isRead && !isLate) return <div className="tool-waiting" />;
  return (
    <div className="section chat-page">
      <ConversationList />
      <Chat doors={doors} prefill={prefill} />
    </div>
  );
}
