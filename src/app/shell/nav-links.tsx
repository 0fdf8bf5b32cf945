import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { NavItem } from './site-nav.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

/** The links of one menu group, for the header and the drawer. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  const { locale, messages } = useI18n();
  return (
    <ul>
      {items.map(({ id, soon }) => (
        <li key={id}>
          <a href={addLocalePrefix(pageById(id).path, locale)}>
            <MaybeEnglish name={messages.menuNames[id]} />
            {soon && <span className="badge">{messages.shell.nav.soon[soon]}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
