import { business, hasPlaceholderPhone, whatsAppLink } from '../content/business.ts';
import { localeOfPath } from '../i18n/locale-path.ts';
import { loadMessages } from '../locales/load-text.ts';
import { siteToasts } from '../ui/site-toasts.ts';

/** The addresses that lead to the business's own number. */
const ownNumber = [`tel:${business.phone}`, whatsAppLink('')];

/**
 * On a site that still has the shipped number, a press on Call or WhatsApp says that it reaches nobody, and calls
 * nobody. On any other site it does nothing.
 */
export function watchPlaceholderPhone(): void {
  if (!hasPlaceholderPhone) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const href = (link && link.getAttribute('href')) || '';
    if (!ownNumber.some((start) => href.startsWith(start))) return;
    event.preventDefault();
    void sayItReachesNobody();
  });
}

async function sayItReachesNobody(): Promise<void> {
  const { shell } = await loadMessages(localeOfPath(location.pathname));
  siteToasts.show({ title: shell.contact.trial, variant: 'warning' });
}
