import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { ReadyAnswer } from './use-answer.ts';

const useText = textFor('search');

/** Names the words that no page has, and suggests the question with similar known words. */
export function UnknownWords({ answer }: { answer: ReadyAnswer }) {
  const { locale } = useI18n();
  const words = useText();
  if (answer.unknown.length === 0) return null;
  const better = betterQuestion(answer);
  return (
    <>
      {answer.pages.length > 0 &&
        answer.unknown.map(({ typed }) => (
          <p key={typed} className="prose">
            {words.leftOut(typed)}
          </p>
        ))}
      {better && (
        <p className="prose">
          {words.didYouMean}{' '}
          <a
            href={`${addLocalePrefix(pageById('site/search').path, locale)}?q=${encodeURIComponent(better)}`}
          >
            {better}
          </a>
        </p>
      )}
    </>
  );
}

/** Returns the question with similar words in place of unknown ones; undefined if nothing changed. */
function betterQuestion({ question, unknown }: ReadyAnswer): string | undefined {
  let better = question.normalize('NFC');
  for (const { typed, like } of unknown) {
    if (like) better = better.replace(typed, () => like);
  }
  return better === question.normalize('NFC') ? undefined : better;
}
