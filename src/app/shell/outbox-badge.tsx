import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * "2 waiting to send", in the header of every page while items wait. Shows only the number on phones and
 * at widths where the menus sit beside it.
 */
export function OutboxBadge() {
  const { locale, messages } = useI18n();
  const items = useOutboxItems();
  const waiting = items?.filter(
    ({ state }) => state !== 'delivered' && state !== 'cancelled',
  ).length;
  if (!waiting) return null;
  return (
    <a
      className="button outbox-badge"
      href={addLocalePrefix(pageById('account/outbox').path, locale)}
      aria-label={messages.shell.waiting(waiting)}
    >
      <Icon name="waiting" />
      <span className="sm:max-lg:hidden">{waiting}</span>
      <span className="hidden sm:max-lg:inline">{messages.shell.waiting(waiting)}</span>
    </a>
  );
}
