import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavLinks } from './nav-links.tsx';
import type { NavGroup } from './site-nav.ts';

/**
 * One dropdown of the header (SHELL-02): the browser's own disclosure, which closes its neighbours. The app adds
 * arrow keys and Escape. Its links are rendered when it first opens, so that no page carries them unopened;
 * without JavaScript the footer has them.
 */
export function NavMenu({ group }: { group: NavGroup }) {
  const { nav } = useMessages().shell;
  const menu = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });

  useEffect(() => {
    const closeUnlessInside = ({ target, type }: Event) => {
      const isLink = type === 'click' && target instanceof Element && target.closest('a') !== null;
      const isInside = target instanceof Node && menu.current?.contains(target) === true;
      if (menu.current && (isLink || !isInside)) menu.current.open = false;
    };
    document.addEventListener('click', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('click', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const details = menu.current;
    if (!details) return;
    if (event.key === 'Escape' && details.open) {
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
      return;
    }
    if (event.key.startsWith('Arrow')) flushSync(() => setWasOpened(true));
    const links = [...details.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = nextIndex(event.key, at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  }

  return (
    // The handler moves between the links inside; the summary is the control.
    // The key closes the menu on every navigation, including Back.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      key={path}
      ref={menu}
      className="nav-menu"
      name="site-nav"
      onKeyDown={onKeyDown}
      onToggle={() => setWasOpened(true)}
    >
      <summary data-needs-app>
        {nav.groups[group.key]} <Icon name="down" />
      </summary>
      {wasOpened && <NavLinks items={group.items} />}
    </details>
  );
}

/** Returns the index of the link that an arrow key leads to; undefined for other keys. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return at < 0 ? undefined : 0;
    case 'End':
      return at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
