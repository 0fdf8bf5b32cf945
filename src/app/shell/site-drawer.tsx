import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useMessages } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useCloseOnBack } from '../close-on-back.ts';
import { ConsultationLink } from './consultation-link.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { NavLinks } from './nav-links.tsx';
import { OutboxBadge } from './outbox-badge.tsx';
import { SearchBox } from './search-box.tsx';
import { navGroups } from './site-nav.ts';

/**
 * Below 1024 px the menus are in a drawer at the right, behind a floating button (SHELL-04 to
 * SHELL-07). It is the browser's own modal dialog: it traps the focus, closes on Escape and returns the
 * focus. Back closes it (close-on-back.ts). Without the app the button links to the footer's links.
 */
export function SiteDrawer() {
  const { lead, shell } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** True after the first opening, which renders the links; they stay rendered. */
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => dialog.current?.close(), []);
  useCloseOnBack(isOpen, close);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  function open(event: MouseEvent) {
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  }

  function closeOnLeaving({ target }: MouseEvent) {
    const isBackdrop = target === dialog.current;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBackdrop || isLink) close();
  }

  return (
    <>
      <a
        className="button menu-button"
        href="#site-links"
        role="button"
        data-needs-app
        onClick={open}
      >
        <Icon name="menu" />
        {shell.menu}
      </a>
      {/* Handles clicks on the search, the links and the backdrop; the browser handles the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={shell.menu}
        onClick={closeOnLeaving}
        onSubmit={close}
        onClose={() => setOpen(false)}
      >
        {wasOpened && (
          <div className="drawer-body">
            <div className="flex items-start justify-end gap-4">
              <OutboxBadge />
              <IconButton icon="close" label={lead.close} onClick={close} />
            </div>
            <SearchBox hasLabel />
            <nav aria-label={shell.nav.label}>
              {navGroups.map(({ key, items }) => (
                <details key={key} className="drawer-group" name="drawer">
                  <summary>
                    {shell.nav.groups[key]} <Icon name="down" />
                  </summary>
                  <NavLinks items={items} />
                </details>
              ))}
            </nav>
            <div className="actions">
              <ConsultationLink label={shell.getConsultation} />
              <ContactButtons />
              <DashboardLink />
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}
