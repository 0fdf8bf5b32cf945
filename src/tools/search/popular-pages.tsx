import { pageById } from '../../content/catalog.ts';
import { drawingOfPage } from '../../content/drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { popularPages } from './model/popular.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';

const useText = textFor('search');
const usePageNames = textFor('page-names');

/** Popular pages, shown before the first question (SRCH-03). */
export function PopularPages() {
  const names = usePageNames();
  const { locale } = useI18n();
  const words = useText();
  return (
    <section className="section" aria-labelledby="popular">
      <h2 id="popular">{words.popular}</h2>
      <ul className="page-list">
        {popularPages.map((id) => (
          <li key={id}>
            <a href={addLocalePrefix(pageById(id).path, locale)}>
              <Drawing name={drawingOfPage(id)} size={40} />
              <span>{names[id]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
