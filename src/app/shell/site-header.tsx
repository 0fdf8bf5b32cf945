import { business } from '../../content/business.ts';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConsultationLink } from './consultation-link.tsx';
import { OutboxBadge } from './outbox-badge.tsx';

export function SiteHeader() {
  const { locale, messages } = useI18n();
  const { shell } = messages;
  const href = (id: string) => addLocalePrefix(pageById(id).path, locale);
  const links = [
    { id: 'site/resources', label: shell.nav.guides },
    { id: 'services', label: shell.nav.services },
    { id: 'start', label: shell.nav.start },
    { id: 'site/about', label: shell.nav.about },
  ];
  return (
    <header className="site-header cover">
      <div className="site-header-bar">
        <a className="brand" href={href('home')}>
          <Icon name="ledger" />
          {business.name}
        </a>
        <nav className="site-nav" aria-label={shell.nav.label}>
          {links.map(({ id, label }) => (
            <a key={id} href={href(id)}>
              {label}
            </a>
          ))}
        </nav>
        <div className="site-header-actions">
          <OutboxBadge />
          <ConsultationLink label={shell.getConsultation} />
        </div>
      </div>
    </header>
  );
}
