import type { CatalogEntry } from '../../content/catalog.ts';
import type { AnyContent } from '../../locales/load-content.ts';
import { languages, type Locale } from '../../locales/languages.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { plainText } from '../fact-text.ts';
import { usePage, usePageText, useReader } from '../page-context.ts';
import { Thumbnail } from '../pictures/picture.tsx';
import { englishTag } from '../../i18n/english-tag.ts';

interface SheetListProps {
  listed: readonly { entry: CatalogEntry; content: AnyContent; locale: Locale }[];
}

/** The list of all sheets, each with the question that it answers. */
export function SheetList({ listed }: SheetListProps) {
  const names = usePageText('page-names');
  const page = usePage();
  const reader = useReader();
  const words = usePageText('infographics');
  return (
    <div className="page">
      <div className="page-column">
        <section className="section" id="sheets">
          <h2>{words.list}</h2>
          <ul className="task-list sheet-list">
            {listed.map(({ entry, content, locale }, index) => (
              <li key={entry.id}>
                <a href={addLocalePrefix(entry.path, reader)}>
                  <Thumbnail entry={entry} first={index === 0} />
                  <span className="wrap-anywhere">
                    <b className="underline" lang={englishTag(names[entry.id], page.locale)}>
                      {names[entry.id]}
                    </b>
                    <span
                      className="entry-note block max-lg:hidden"
                      lang={locale === page.locale ? undefined : languages[locale].tag}
                    >
                      {'lead' in content && plainText(content.lead, page)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
