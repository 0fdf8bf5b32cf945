import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** The list to extend; its children are the entries. */
  list: RefObject<HTMLElement | null>;
  label: string;
  /** Appends entries to the list. */
  onMore: () => void;
}

/**
 * Appends entries to a long list and focuses the first new one. Readers continue there, and do not
 * lose their place when the last press removes the button.
 */
export function ShowMore({ list, label, onMore }: ShowMoreProps) {
  function add() {
    const before = list.current?.children.length ?? 0;
    flushSync(onMore);
    focusOn(list.current?.children[before]);
  }
  return (
    <div className="actions">
      <Button tone="secondary" onClick={add}>
        {label}
      </Button>
    </div>
  );
}

function focusOn(entry: Element | undefined): void {
  if (!(entry instanceof HTMLElement)) return;
  entry.tabIndex = -1;
  entry.focus();
}
