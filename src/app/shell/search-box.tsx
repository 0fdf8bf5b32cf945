import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Leads to the search page with what is typed: a plain form, which needs no script. In the header of
 * narrow screens it is its button alone (look/search.css), and leads there empty.
 */
export function SearchBox() {
  const { locale, messages } = useI18n();
  const { search } = messages.shell;
  return (
    <form
      className="search-box"
      role="search"
      action={addLocalePrefix(pageById('site/search').path, locale)}
    >
      <input className="input" name="q" type="search" aria-label={search} />
      <button className="icon-button" aria-label={search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
