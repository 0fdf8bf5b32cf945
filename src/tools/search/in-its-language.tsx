import { pageById } from '../../content/catalog.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { languages } from '../../locales/languages.ts';
import { languageOf } from '../../locales/question-language.ts';
import { textFor, useI18n } from '../../locales/text.tsx';

const useText = textFor('search');

/** Links to the same search in the language of the question, where it is certain and not that of the page. */
export function InItsLanguage({ question }: { question: string }) {
  const { locale } = useI18n();
  const words = useText();
  const other = languageOf(question);
  if (!other || other === locale) return null;
  const { tag, name } = languages[other];
  const path = addLocalePrefix(pageById('site/search').path, other);
  return (
    <p className="prose">
      {words.inLanguage}{' '}
      <a
        href={`${path}?q=${encodeURIComponent(question)}`}
        hrefLang={tag}
        lang={tag}
        // This app contains only its own language's texts.
        data-new-document
      >
        {name}
      </a>
    </p>
  );
}
