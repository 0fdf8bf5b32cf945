import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAssistant } from './conversation-store.ts';

/**
 * A button that asks a question. While another question is being answered it is inactive (CHAT-04), and
 * retains the focus.
 */
export function AskButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const waiting = useAssistant((state) => state.waiting);
  return (
    <Button tone="secondary" aria-disabled={waiting} onClick={onPress}>
      {children}
    </Button>
  );
}
