import { pagesAbove, type CatalogEntry } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { Icon } from '../ui/icon.tsx';
import { usePage, usePageText, useReader } from './page-context.ts';
import { englishTag } from '../i18n/english-tag.ts';

/** The breadcrumb: home, the parent pages, and this page, which is not a link (GUIDE-01). */
export function Breadcrumb({ entry }: { entry: CatalogEntry }) {
  const names = usePageText('page-names');
  const reader = useReader();
  const { locale, messages } = usePage();
  return (
    <nav className="breadcrumb" aria-label={messages.page.breadcrumb}>
      <ol>
        <li>
          <a href={addLocalePrefix('/', reader)} aria-label={messages.page.home}>
            <Icon name="home" />
          </a>
        </li>
        {pagesAbove(entry).map((page) => (
          <li key={page.id}>
            <a href={addLocalePrefix(page.path, reader)} lang={englishTag(names[page.id], locale)}>
              {names[page.id]}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={englishTag(names[entry.id], locale)}>
          {names[entry.id]}
        </li>
      </ol>
    </nav>
  );
}
