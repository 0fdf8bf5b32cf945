import { Chat } from './chat.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { Doors } from './doors.ts';

/** The whole assistant on its own page, with what was asked before (TOOL-LA-01). */
export function AssistantPage({ doors, prefill }: { doors: Doors; prefill: string }) {
  return (
    <div className="section chat-page">
      <ConversationList />
      <Chat doors={doors} prefill={prefill} />
    </div>
  );
}
