import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n, useTextLanguage } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Chat } from './chat.tsx';
import { openConversation } from './conversation-store.ts';
import type { Doors } from './doors.ts';
import { isPanelModal } from './panel-shape.ts';

const useText = textFor('assistant');

export interface AssistantPanelProps {
  open: boolean;
  onClose: () => void;
  doors: Doors;
  closeLabel: string;
}

/**
 * The assistant over any page (SHELL-13). On phones a modal dialog; on wide screens it stands beside the
 * page, which can still be read. Escape closes it, and the browser gives the focus back.
 */
export function AssistantPanel({ open, onClose, doors, closeLabel }: AssistantPanelProps) {
  const { locale } = useI18n();
  const words = useText();
  const language = useTextLanguage('assistant');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) element.close();
    else if (isPanelModal()) element.showModal();
    else element.show();
    if (open) element.querySelector('textarea')?.focus();
  }, [open]);

  /** A link leads to a page, which on a phone lies under the panel. */
  function onClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    const leaves = link !== null && link.target !== '_blank';
    if (leaves && isPanelModal()) onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    // Clicks on links close it; the keys are Escape, which the browser knows for modal dialogs only.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      {...language}
      className="chat-panel"
      aria-labelledby={title}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="chat-panel-head">
        <h2 id={title}>{words.title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className="chat-panel-links">
        {/* The conversation stands there: the panel is not to come back with the page after it. */}
        <a href={addLocalePrefix(pageById('tools/legal-assistant').path, locale)} onClick={onClose}>
          {words.fullPage}
        </a>
        <Button tone="quiet" onClick={() => openConversation()}>
          {words.conversations.fresh}
        </Button>
      </div>
      <Chat
        scrolls
        doors={{
          // The form lies over the page, not over this dialog.
          askPerson: (note, opener) => {
            onClose();
            doors.askPerson(note, opener);
          },
        }}
      />
    </dialog>
  );
}
