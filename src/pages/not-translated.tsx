import type { CatalogEntry } from '../content/catalog.ts';
import { defaultLocale, languages, type Locale } from '../locales/languages.ts';
import { readText } from '../locales/load-text.ts';

/** Tells readers of `locale`, in their language, that the page below is in English. */
export function NotTranslated({ entry, locale }: { entry: CatalogEntry; locale: Locale }) {
  const words = readText('not-translated', locale);
  const { tag, direction } = languages[locale];
  return (
    <div className="page" lang={tag} dir={direction}>
      <div className="page-column">
        <p className="callout" role="note">
          {words.page}{' '}
          <a href={entry.path} hrefLang={languages[defaultLocale].tag} data-new-document>
            {words.original}
          </a>
        </p>
      </div>
    </div>
  );
}
