import { business, whatsAppLink } from '../../content/business.ts';
import { useMessages } from '../../locales/text.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Call and WhatsApp: the two contacts that work without this site (SHELL-03, SHELL-18). */
export function ContactButtons({ compact = false }: { compact?: boolean }) {
  const { contact } = useMessages().shell;
  const words = compact ? 'sr-only' : undefined;
  return (
    <>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        <Icon name="phone" />
        <span className={words}>{contact.call}</span>
      </ButtonLink>
      <ButtonLink
        tone="secondary"
        href={whatsAppLink(contact.whatsAppText)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" />
        <span className={words}>{contact.whatsApp}</span>
      </ButtonLink>
    </>
  );
}
