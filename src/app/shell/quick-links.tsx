import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { quickLinks } from './site-nav.ts';

/** Four pages, Call and WhatsApp (SHELL-11): in the quick-access menu, and first in the drawer. */
export function QuickLinks() {
  const { locale, messages } = useI18n();
  return (
    <>
      <ul>
        {quickLinks.map(({ id, key }) => (
          <li key={id}>
            <a href={addLocalePrefix(pageById(id).path, locale)}>{messages.shell.quick[key]}</a>
          </li>
        ))}
      </ul>
      <div className="actions">
        <ContactButtons />
      </div>
    </>
  );
}
