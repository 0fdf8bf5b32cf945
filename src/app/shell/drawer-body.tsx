import { pageById } from '../../content/catalog.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useI18n } from '../../locales/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConsultationLink } from './consultation-link.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { NavLinks } from './nav-links.tsx';
import { OutboxBadge } from './outbox-badge.tsx';
import { QuickLinks } from './quick-links.tsx';
import { SearchBox } from './search-box.tsx';
import { navGroups, phoneItems } from './site-nav.ts';

/** The content of the drawer: search, quick access, then one flat group of links for each menu (SHELL-05). */
export function DrawerBody({ close }: { close: () => void }) {
  const { locale, messages } = useI18n();
  const { lead, shell } = messages;
  return (
    <div className="drawer-body">
      <div className="flex items-start justify-end gap-4">
        <OutboxBadge />
        <IconButton icon="close" label={lead.close} onClick={close} />
      </div>
      <SearchBox hasLabel />
      <nav className="drawer-quick" aria-label={shell.quick.label}>
        <QuickLinks />
      </nav>
      <nav aria-label={shell.nav.all}>
        {navGroups.map(({ key, items }) => (
          <details key={key} className="drawer-group" name="drawer">
            <summary>
              {shell.nav.groups[key]} <Icon name="down" />
            </summary>
            <NavLinks items={items} />
          </details>
        ))}
        <div className="drawer-group">
          <NavLinks items={phoneItems} />
          <ul>
            <li>
              <a href={`${addLocalePrefix(pageById('account/settings').path, locale)}#clear-phone`}>
                {shell.clearPhone}
              </a>
            </li>
          </ul>
        </div>
      </nav>
      <div className="actions">
        <ConsultationLink label={shell.getConsultation} />
        <DashboardLink />
      </div>
    </div>
  );
}
