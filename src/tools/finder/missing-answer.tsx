import type { QuestionId } from './model/answers.ts';
import { useFinderWords } from './finder-words.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { FinderState } from './use-finder.ts';

/** Which answers would tell more, with the way to give the first. */
export function Missing({
  missing,
  finder,
}: {
  missing: readonly QuestionId[];
  finder: FinderState;
}) {
  const { words } = useFinderWords();
  const first = missing.find((id) => finder.completed.asked.includes(id));
  return (
    <p>
      {words.result.missing(missing.map((id) => words.questions[id].short).join(', '))}{' '}
      {first && (
        <StepLink state={finder} to={first}>
          {words.result.answerNow}
        </StepLink>
      )}
    </p>
  );
}
