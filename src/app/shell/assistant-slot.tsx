import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { AssistantPanelProps } from '../../tools/assistant/assistant-panel.tsx';
import type { AssistantCallbacks } from '../../tools/assistant/assistant-callbacks.ts';
import { isPanelModal } from '../../tools/assistant/panel-shape.ts';
import { leadForm, openLeadForm } from '../../tools/leads/lead-form-store.ts';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlaceLink } from './place-link.tsx';
import { pressOnSpace } from './press-on-space.ts';
import { useCloseOnBack } from '../close-on-back.ts';
import { withTexts } from '../../locales/load-text.ts';

/**
 * The chat button and the panel that it opens (SHELL-13): Ask in the bar, a floating button from 1024 px. The
 * panel's code loads at the first press. Without the app, or if the code cannot load, the button links to the assistant's page.
 */
export function AssistantSlot() {
  const { locale, messages } = useI18n();
  const { assistant, places } = messages.shell;
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const button = useRef<HTMLAnchorElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageById('tools/legal-assistant').path;
  const close = useCallback(() => setOpen(false), []);
  // On wide screens the panel sits beside the page and stays open during navigation.
  const [isModal, setModal] = useState(false);
  useCloseOnBack(open && isModal, close);

  // The assistant's own page shows the same conversation.
  if (path === page) return <PlaceLink place="ask" inBar />;

  async function press(event: MouseEvent) {
    event.preventDefault();
    if (!Panel) {
      try {
        const part = await withTexts(import('../../tools/assistant/assistant-panel.tsx'));
        setPanel(() => part.AssistantPanel);
      } catch (error) {
        console.info('The assistant could not be loaded', error);
        // The assistant's page can save a question for later.
        await router.navigate({ href: addLocalePrefix(page, locale) });
        return;
      }
    }
    setModal(isPanelModal());
    setOpen(!open);
  }
  const callbacks: AssistantCallbacks = {
    askPerson(note) {
      const form = leadForm('consultation', messages.lead.forms.consultation, path);
      // The focused button disappears with the panel.
      if (button.current) openLeadForm({ ...form, answers: { notes: note } }, button.current);
    },
  };

  return (
    <>
      <a
        ref={button}
        className="bar-entry"
        href={addLocalePrefix(page, locale)}
        role="button"
        aria-expanded={open}
        data-needs-app
        onClick={(event) => void press(event)}
        onKeyDown={pressOnSpace}
      >
        <Icon name="chat" />
        <span className="lg:max-xl:hidden">{places.ask}</span>
        <span className="max-lg:sr-only xl:sr-only">{assistant.label}</span>
      </a>
      {/* Outside the bar: the panel is a part of the page of its own. */}
      {Panel &&
        createPortal(
          <Panel
            open={open}
            onClose={close}
            callbacks={callbacks}
            closeLabel={messages.lead.close}
          />,
          document.body,
        )}
    </>
  );
}
