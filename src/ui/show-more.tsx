import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** The list that grows; its children are the entries. */
  list: RefObject<HTMLElement | null>;
  label: string;
  /** Adds entries at the end of the list. */
  onMore: () => void;
}

/**
 * Adds entries to a long list, and moves the focus to the first of them: reading goes on there, and the
 * last press, which removes the button, does not lose the place.
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
