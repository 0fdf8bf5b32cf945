import { pageById, type CatalogEntry } from '../content/catalog.ts';
import { formatDate } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { defaultLocale, languages } from '../locales/languages.ts';
import { usePage, usePageText } from './page-context.ts';

/**
 * On a translated page, one line below the heading: a machine-assisted draft, or who has read it. It opens for the
 * English page and for reporting a mistake.
 */
export function TranslationNote({ entry }: { entry: CatalogEntry }) {
  const { locale, translation } = usePage();
  const words = usePageText('not-translated');
  if (!translation) return null;
  const { reader, isPartly } = translation;
  const path = addLocalePrefix(entry.path, locale);
  return (
    <details className="page-dates">
      <summary>
        {reader
          ? words.readBy(reader.name, formatDate(reader.on, locale))
          : isPartly
            ? words.draftPartly
            : words.draft}
      </summary>
      <p>
        <a href={entry.path} hrefLang={languages[defaultLocale].tag} data-new-document>
          {words.original}
        </a>
        <a href={`${addLocalePrefix(pageById('site/mistake').path, locale)}?page=${path}`}>
          {words.report}
        </a>
      </p>
    </details>
  );
}
