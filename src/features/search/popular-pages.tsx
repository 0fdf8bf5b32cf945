import { pageById } from '../../content/catalog.ts';
import { names } from '../../content/names/en.ts';
import { popularPages } from '../../content/search/popular.ts';
import { useI18n, useWords } from '../../i18n/i18n-context.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { en } from '../../i18n/words/search/en.ts';

/** Before anything is asked: what most people look for (SRCH-03). */
export function PopularPages() {
  const { locale } = useI18n();
  const words = useWords({ en });
  return (
    <section className="section" aria-labelledby="popular">
      <h2 id="popular">{words.popular}</h2>
      <ul className="page-list">
        {popularPages.map((id) => (
          <li key={id}>
            <a href={addLocalePrefix(pageById(id).path, locale)}>{names[id]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
