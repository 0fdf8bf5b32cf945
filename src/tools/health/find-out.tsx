import { textFor } from '../../locales/text.tsx';
import { pageById } from '../../content/catalog.ts';
import type { ScoredId } from './model/answers.ts';
import { gapKinds, kindOf } from './model/gaps.ts';
import type { Known } from './model/questions.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { questionTexts, useHealthTexts } from './health-texts.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { HealthState } from './use-health.ts';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

const usePageNames = textFor('page-names');

interface FindOutProps {
  ids: readonly ScoredId[];
  known: Known;
  health: HealthState;
}

/** Questions answered "I don't know": where to look, a guide, and a link back to each question. */
export function FindOut({ ids, known, health }: FindOutProps) {
  const names = usePageNames();
  const { texts, setting } = useHealthTexts();
  const { result } = texts;
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{result.findOut.title}</h3>
      <p className="entry-note">{result.findOut.lead}</p>
      <ul className="health-find-out">
        {ids.map((id) => {
          const { short } = questionTexts(id, texts);
          const { guide } = gapKinds[kindOf(id, known)];
          return (
            <li key={id}>
              <strong>{short}</strong>. {texts.findOut[id]}
              <span className="health-links">
                <a href={addLocalePrefix(pageById(guide).path, setting.locale)}>
                  <MaybeEnglish name={names[guide]} text={result.guide(names[guide])} />
                </a>
                <StepLink state={health} to={id} label={`${result.answerAgain}: ${short}`}>
                  {result.answerAgain}
                </StepLink>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
