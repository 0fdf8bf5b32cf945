import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n, useTextLanguage } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Chat } from './chat.tsx';
import { openConversation } from './conversation-store.ts';
import type { AssistantCallbacks } from './assistant-callbacks.ts';
import { isPanelModal } from './panel-shape.ts';

const useText = textFor('assistant');

export interface AssistantPanelProps {
  open: boolean;
  onClose: () => void;
  callbacks: AssistantCallbacks;
  closeLabel: string;
}

/**
 * The assistant over any page (SHELL-13): a modal dialog on phones, a readable side panel on wide screens.
 * Escape closes it, and the browser returns the focus.
 */
export function AssistantPanel({ open, onClose, callbacks, closeLabel }: AssistantPanelProps) {
  const { locale } = useI18n();
  const texts = useText();
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

  /** On phones the panel covers the linked page, so a link closes it. */
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
        <h2 id={title}>{texts.title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className="chat-panel-links">
        {/* The page shows the same conversation, so the panel stays closed there. */}
        <a href={addLocalePrefix(pageById('tools/legal-assistant').path, locale)} onClick={onClose}>
          {texts.fullPage}
        </a>
        <Button tone="quiet" onClick={() => openConversation()}>
          {texts.conversations.fresh}
        </Button>
      </div>
      <Chat
        scrolls
        callbacks={{
          // The form covers the page, but not this dialog.
          askPerson: (note, opener) => {
            onClose();
            callbacks.askPerson(note, opener);
          },
        }}
      />
    </dialog>
  );
}
