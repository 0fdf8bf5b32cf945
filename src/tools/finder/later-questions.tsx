import { StepLink } from '../../questionnaire/step-link.tsx';
import { useFinderTexts } from './finder-texts.ts';
import type { LaterQuestion } from './model/first-questions.ts';
import type { FinderState } from './use-finder.ts';

/** The most names of papers that a row lists. */
const mostNames = 3;

interface LaterQuestionsProps {
  questions: readonly LaterQuestion[];
  finder: FinderState;
}

/** The questions after the result, each with the papers that its answer may add. */
export function LaterQuestions({ questions, finder }: LaterQuestionsProps) {
  const { texts } = useFinderTexts();
  const { later } = texts.result;
  if (questions.length === 0) return null;
  return (
    <section className="finder-later">
      <h3>{later.title(questions.length)}</h3>
      <ul>
        {questions.map(({ id, decides }) => (
          <li key={id}>
            <StepLink state={finder} to={id}>
              {texts.questions[id].title}
            </StepLink>
            <p className="entry-note">
              {later.mayAdd(
                decides
                  .slice(0, mostNames)
                  .map((need) => texts.needs[need].short)
                  .join(', '),
                Math.max(0, decides.length - mostNames),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
