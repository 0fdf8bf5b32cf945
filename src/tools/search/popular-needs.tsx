import { pageById } from '../../content/catalog.ts';
import { drawingOfPage } from '../../content/drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { popularNeeds } from './model/popular.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const useText = textFor('search');
const useQuestions = textFor('need-questions');

/** Common needs, shown before the first question (SRCH-03). */
export function PopularNeeds() {
  const questions = useQuestions();
  const { locale } = useI18n();
  const words = useText();
  return (
    <section className="section" aria-labelledby="popular">
      <h2 id="popular">{words.popular}</h2>
      <ul className="page-list">
        {popularNeeds.map(({ need, page }) => (
          <li key={need}>
            <a href={addLocalePrefix(pageById(page).path, locale)}>
              <Drawing name={drawingOfPage(page)} size={40} />
              <span>
                <MaybeEnglish name={questions[need]} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
