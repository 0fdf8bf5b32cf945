import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { useMessages } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCloseOnBack } from '../close-on-back.ts';
import { pressOnSpace } from './press-on-space.ts';
import type { DrawerBody } from './drawer-body.tsx';

/** The links of the footer, which open where the drawer cannot. */
const footerLinks = '#site-links';

/**
 * Below 1024 px the menus are in a drawer at the right, behind the bar's last entry (SHELL-04 to SHELL-07). It is
 * the browser's own modal dialog: it traps the focus, closes on Escape and returns the focus. Back closes it
 * (close-on-back.ts). Its content loads at the first press. Without the app, or if the content cannot load,
 * the entry leads to the footer's links.
 */
export function SiteDrawer() {
  const { shell } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Body, setBody] = useState<ComponentType<ComponentProps<typeof DrawerBody>>>();
  const close = useCallback(() => dialog.current?.close(), []);
  useCloseOnBack(isOpen, close);

  const show = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // The first press: the dialog exists only after its content has loaded.
  useEffect(() => {
    if (isOpen) show();
  }, [isOpen, show]);

  async function open(event: MouseEvent) {
    event.preventDefault();
    if (!Body) {
      try {
        const part = await import('./drawer-body.tsx');
        setBody(() => part.DrawerBody);
      } catch (error) {
        console.info('The menu could not be loaded', error);
        location.hash = footerLinks;
        return;
      }
    }
    setOpen(true);
    show();
  }

  function closeOnLeaving({ target }: MouseEvent) {
    const isBackdrop = target === dialog.current;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBackdrop || isLink) close();
  }

  return (
    <>
      <a
        className="bar-entry lg:hidden"
        href={footerLinks}
        role="button"
        aria-expanded={isOpen}
        data-needs-app
        onClick={(event) => void open(event)}
        onKeyDown={pressOnSpace}
      >
        <Icon name="menu" />
        <span>{shell.menu}</span>
      </a>
      {Body && (
        // Handles clicks on the search, the links and the backdrop; the browser handles the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
        <dialog
          ref={dialog}
          className="drawer"
          aria-label={shell.menu}
          onClick={closeOnLeaving}
          onSubmit={close}
          // The browser reports a close late: the drawer may be open again by then.
          onClose={() => setOpen(dialog.current?.open ?? false)}
        >
          <Body close={close} />
        </dialog>
      )}
    </>
  );
}
