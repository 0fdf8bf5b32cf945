import { useLocation } from '@tanstack/react-router';
import { business } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConsultationLink } from './consultation-link.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavMenu } from './nav-menu.tsx';
import { OutboxBadge } from './outbox-badge.tsx';
import { PlaceLink } from './place-link.tsx';
import { SearchBox } from './search-box.tsx';
import { useScrolledBeyond } from './scroll-state.ts';
import { headerPlaces, navGroups } from './site-nav.ts';

/**
 * The header, styled as the book's cover. On phones: the name, the languages and the search. From 1024 px it has
 * two rows: menus, contacts and dashboard, which scroll away, then the most used places, which stay and turn
 * translucent once the page is scrolled by more than 20 px (SHELL-01). Below 1024 px the drawer has the rest.
 */
export function SiteHeader() {
  const { locale, messages } = useI18n();
  const { shell } = messages;
  const scrolled = useScrolledBeyond(20);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <header className="site-header cover" data-scrolled={scrolled || undefined}>
      <div className="site-header-more">
        <nav className="site-nav flex" aria-label={shell.nav.all}>
          {navGroups.map((group) => (
            <NavMenu key={group.key} group={group} />
          ))}
        </nav>
        <ContactButtons compact />
        <LanguageSwitch path={path} inHeader />
        <DashboardLink />
      </div>
      <div className="site-header-bar">
        <a className="brand" href={addLocalePrefix(pageById('home').path, locale)}>
          <Icon name="ledger" />
          {business.name}
        </a>
        <nav className="site-places" aria-label={shell.nav.label}>
          {headerPlaces.map((place) => (
            <PlaceLink key={place} place={place} />
          ))}
        </nav>
        <div className="site-header-actions">
          <OutboxBadge />
          {/* Where there is a row above, the languages stand in it. */}
          <span className="lg:hidden">
            <LanguageSwitch path={path} inHeader />
          </span>
          <SearchBox />
          <span className="max-lg:hidden">
            <ConsultationLink label={shell.getConsultation} />
          </span>
        </div>
      </div>
    </header>
  );
}
