import { aboutIds, isAbout } from './model/steps.ts';
import { standing, type Known } from './model/questions.ts';
import { aboutText, givenText, questionTexts, useHealthTexts } from './health-texts.ts';
import { StepLink } from '../../questionnaire/step-link.tsx';
import type { HealthState } from './use-health.ts';

/** The answers that led to the result, each with a link to change it. */
export function AnswerList({ health, known }: { health: HealthState; known: Known }) {
  const { texts, setting } = useHealthTexts();
  const { check, path } = health;
  const scored = path.steps.filter((step) => !isAbout(step));
  return (
    <section>
      <h3>{texts.result.answers}</h3>
      <dl className="card">
        {[...aboutIds, ...scored].map((step) => {
          const { short } = questionTexts(step, texts);
          return (
            <div key={step} className="answer-row">
              <dt>{short}</dt>
              <dd className="given-answer">
                <span>
                  {isAbout(step)
                    ? aboutText(step, check.business, texts, setting)
                    : givenText(step, standing(step, known), texts, setting)}
                </span>
                <StepLink state={health} to={step} label={texts.taken.changeOf(short)}>
                  {texts.taken.change}
                </StepLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
