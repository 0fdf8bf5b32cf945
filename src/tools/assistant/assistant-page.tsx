import { useEffect, useState } from 'react';
import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import { loadConversations, useAssistant } from './conversation-store.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';

/** Longest wait for saved conversations, in ms. Questions can be asked without them. */
const timeoutMs = 1000;

/** The assistant on its own page, with earlier conversations (TOOL-LA-01). */
export function AssistantPage({
  callbacks,
  prefill,
}: {
  callbacks: AssistantCallbacks;
  prefill: string;
}) {
  // The first message depends on saved data. Rendering earlier would shift the text while it is
  // read.
  const isRead = useAssistant(({ loaded }) => loaded);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    void loadConversations();
    const timer = setTimeout(() => setIsLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isRead && !isLate) return <div className="tool-waiting" />;
  return (
    <div className="section chat-page">
      <Chat callbacks={callbacks} prefill={prefill} />
      <ConversationList />
    </div>
  );
}
