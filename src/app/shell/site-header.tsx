import { business } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConsultationLink } from './consultation-link.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { NavMenu } from './nav-menu.tsx';
import { OutboxBadge } from './outbox-badge.tsx';
import { SearchBox } from './search-box.tsx';
import { useScrolledBeyond } from './scroll-state.ts';
import { navGroups } from './site-nav.ts';

/**
 * The header, styled as the book's cover. From 1024 px it contains the menus, and turns translucent once the page is
 * scrolled by more than 20 px (SHELL-01). Below 1024 px the menus are in the drawer (site-drawer.tsx).
 */
export function SiteHeader() {
  const { locale, messages } = useI18n();
  const { shell } = messages;
  const scrolled = useScrolledBeyond(20);
  return (
    <header className="site-header cover" data-scrolled={scrolled || undefined}>
      <div className="site-header-bar">
        <a className="brand" href={addLocalePrefix(pageById('home').path, locale)}>
          <Icon name="ledger" />
          {business.name}
        </a>
        <nav className="site-nav ms-auto hidden gap-1 lg:flex" aria-label={shell.nav.label}>
          {navGroups.map((group) => (
            <NavMenu key={group.key} group={group} />
          ))}
        </nav>
        <div className="site-header-actions">
          <OutboxBadge />
          <SearchBox />
          <div className="site-header-wide hidden gap-1 lg:flex">
            <ContactButtons compact />
            <DashboardLink />
          </div>
          <ConsultationLink label={shell.getConsultation} />
        </div>
      </div>
    </header>
  );
}
