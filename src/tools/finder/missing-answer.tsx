import type { QuestionId } from '../../register/answers.ts';
import { useFinderTexts } from './finder-texts.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { FinderState } from './use-finder.ts';

/** Answers that would decide more, with a link to the first question. */
export function Missing({
  missing,
  finder,
}: {
  missing: readonly QuestionId[];
  finder: FinderState;
}) {
  const { texts } = useFinderTexts();
  const first = missing.find((id) => finder.completed.asked.includes(id));
  return (
    <p>
      {texts.result.missing(missing.map((id) => texts.questions[id].short).join(', '))}{' '}
      {first && (
        <StepLink state={finder} to={first}>
          {texts.result.answerNow}
        </StepLink>
      )}
    </p>
  );
}
