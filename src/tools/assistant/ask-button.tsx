import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAssistant } from './conversation-store.ts';

/**
 * A button that asks. One question at a time (CHAT-04): while another is under way it says that it rests,
 * and keeps the focus of who has just pressed it.
 */
export function AskButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const waiting = useAssistant((state) => state.waiting);
  return (
    <Button tone="secondary" aria-disabled={waiting} onClick={onPress}>
      {children}
    </Button>
  );
}
