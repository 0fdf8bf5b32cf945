import { useId } from 'react';
import { pageById } from '../../content/catalog.ts';
import { useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/**
 * Sends the typed text to the search page by a plain form, which needs no script. In the header of narrow
 * screens only its button shows (search-box.css), and opens the page empty. Elsewhere it has a
 * visible label, which also distinguishes it from the one in the header.
 */
export function SearchBox({ hasLabel = false }: { hasLabel?: boolean }) {
  const { locale, messages } = useI18n();
  const { search } = messages.shell;
  const id = useId();
  const form = (
    <form
      className="search-box"
      data-draft
      role="search"
      aria-label={hasLabel ? search : undefined}
      action={addLocalePrefix(pageById('site/search').path, locale)}
    >
      <input
        className="input"
        id={hasLabel ? id : undefined}
        name="q"
        type="search"
        aria-label={hasLabel ? undefined : search}
      />
      <IconButton type="submit" icon="search" label={search} />
    </form>
  );
  if (!hasLabel) return form;
  return (
    <div className="search-labelled">
      <label className="field-label" htmlFor={id}>
        {search}
      </label>
      {form}
    </div>
  );
}
