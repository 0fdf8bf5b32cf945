import { pageById } from '../../content/catalog.ts';
import { menuNames } from '../../content/names/menu-en.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { NavItem } from './site-nav.ts';

/** The links of one menu group, for header and drawer. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  const { locale, messages } = useI18n();
  return (
    <ul>
      {items.map(({ id, soon }) => (
        <li key={id}>
          <a href={addLocalePrefix(pageById(id).path, locale)}>
            {menuNames[id]}
            {soon && <span className="badge">{messages.shell.nav.soon[soon]}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
