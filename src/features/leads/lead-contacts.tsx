import { business, whatsAppLink } from '../../content/business.ts';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The two ways to reach the office that need neither this form nor our server. */
export function LeadContacts() {
  const { failed } = useMessages().lead;
  return (
    <>
      <ButtonLink
        tone="secondary"
        href={whatsAppLink(failed.whatsApp)}
        target="_blank"
        rel="noopener"
      >
        {failed.byWhatsApp}
      </ButtonLink>
      <ButtonLink tone="secondary" href={`tel:${business.phone}`}>
        {failed.byPhone}
      </ButtonLink>
    </>
  );
}
