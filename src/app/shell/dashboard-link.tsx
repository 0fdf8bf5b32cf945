import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';

/** The link to the dashboard, with its Beta badge (SHELL-03). */
export function DashboardLink() {
  const { locale, messages } = useI18n();
  const { shell } = messages;
  return (
    <a className="button" href={addLocalePrefix(pageById('account/dashboard').path, locale)}>
      {shell.dashboard} <span className="badge">{shell.beta}</span>
    </a>
  );
}
