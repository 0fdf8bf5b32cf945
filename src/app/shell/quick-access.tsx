import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuickLinks } from './quick-links.tsx';

/** The delay before the menu closes after pointer or focus leave it (SHELL-12). */
const closeAfterMs = 200;

/** The floating quick-access menu of wide screens (SHELL-11). Below 1024 px its links are first in the drawer. */
export function QuickAccess() {
  const { quick } = useMessages().shell;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [openedOn, setOpenedOn] = useState(path);
  // After a navigation the menu is closed: it belongs to the page it was opened on.
  const shown = open && openedOn === path;

  const stay = () => clearTimeout(closing.current);
  const leave = () => {
    stay();
    closing.current = setTimeout(() => setOpen(false), closeAfterMs);
  };
  useEffect(() => () => clearTimeout(closing.current), []);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !shown) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // The handlers only hold the menu open or close it; its controls are the button and the links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="quick"
      onPointerEnter={stay}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onFocus={stay}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="bar-entry"
        aria-expanded={shown}
        aria-controls="quick-access"
        onClick={() => {
          setOpenedOn(path);
          setOpen(!shown);
        }}
      >
        <Icon name="quick" />
        <span>{quick.label}</span>
      </button>
      <nav id="quick-access" className="quick-panel" aria-label={quick.label} hidden={!shown}>
        {shown && <QuickLinks />}
      </nav>
    </div>
  );
}
