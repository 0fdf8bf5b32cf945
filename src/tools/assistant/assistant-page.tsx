import { useEffect } from 'react';
import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import { loadConversations } from './conversation-store.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';

/**
 * The assistant on its own page, with earlier conversations (TOOL-LA-01). The build writes the first conversation of a
 * new visitor into the page, and what the device has saved replaces it.
 */
export function AssistantPage({
  callbacks,
  prefill,
}: {
  callbacks: AssistantCallbacks;
  prefill: string;
}) {
  useEffect(() => {
    void loadConversations();
  }, []);
  return (
    <div className="section chat-page" data-needs-script>
      <Chat callbacks={callbacks} prefill={prefill} />
      <ConversationList />
    </div>
  );
}
