import { business, whatsAppLink } from '../../content/business.ts';
import { useMessages } from '../../locales/text.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Telephone and WhatsApp: contacts that need neither this form nor our server. */
export function LeadContacts() {
  const { contacts } = useMessages().lead;
  return (
    <>
      <ButtonLink
        tone="secondary"
        href={whatsAppLink(contacts.whatsApp)}
        target="_blank"
        rel="noopener"
      >
        {contacts.byWhatsApp}
      </ButtonLink>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        {contacts.byPhone}
      </ButtonLink>
    </>
  );
}
