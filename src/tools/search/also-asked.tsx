import { textFor } from '../../locales/text.tsx';
import type { ReadyAnswer } from './use-answer.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const useText = textFor('search');
const useQuestions = textFor('need-questions');

/** Related questions, from the bank of needs. Each leads to the section that answers it. */
export function AlsoAsked({ alsoAsked }: Pick<ReadyAnswer, 'alsoAsked'>) {
  const words = useText();
  const questions: Readonly<Record<string, string>> = useQuestions();
  if (alsoAsked.length === 0) return null;
  return (
    <section className="section" aria-labelledby="also-asked">
      <h2 id="also-asked">{words.alsoAsked}</h2>
      <ul className="page-list">
        {alsoAsked.map(({ need, section: { path, anchor } }) => (
          <li key={need}>
            <a href={anchor ? `${path}#${anchor}` : path}>
              <MaybeEnglish name={questions[need] ?? ''} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
